"use strict";

// boardgame.io's server in production mode, in memory:  node server.js PORT

const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const port = Number(process.argv[2]);
Server({ games: [game], origins: [`http://127.0.0.1:${port}`] })
  .run(port)
  .then(() => process.stdout.write("ready\n"));
