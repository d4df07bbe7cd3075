"use strict";

// The clients of bench/table.py: each line of the input is a task in JSON, each line of the output its answer.
//
//   {"do": "latency", "side": "hoarfrost", "address": "http://...", "moves": 200}
//   {"do": "tables", "side": ..., "address": ..., "count": 100}      hold so many tables open
//   {"do": "load", "seconds": 20, "pause": 5}                        a move at each table every `pause` seconds

const readline = require("node:readline");
const sides = require("./tables.js");

const OPENINGS_AT_ONCE = 8;

/** The tables that are held open for `load`. */
const held = [];

const tasks = { latency, tables: openTables, load };

/** One game after the other; a move is made when both seats have seen the one before. */
async function latency({ side, address, moves }) {
  const latencies = [];
  while (latencies.length < moves) {
    const table = await sides[side].open(address);
    while (latencies.length < moves && !table.over()) latencies.push(await table.move());
    table.close();
  }
  return { latencies };
}

async function openTables({ side, address, count }) {
  const opener = async () => {
    while (held.length < count) {
      const place = held.push(null) - 1;
      held[place] = await sides[side].open(address);
    }
  };
  await Promise.all(Array.from({ length: OPENINGS_AT_ONCE }, opener));
  return { tables: held.length };
}

/** Moves at all tables, spread evenly over the pause. A move that is late is still awaited. */
async function load({ seconds, pause }) {
  const latencies = [];
  const errors = [];
  const end = performance.now() + seconds * 1000;
  const play = async (table, number) => {
    let due = performance.now() + (number / held.length) * pause * 1000;
    while (due < end) {
      await sleep(due - performance.now());
      latencies.push(await table.move());
      due = Math.max(due + pause * 1000, performance.now());
    }
  };
  const games = held.map((table, number) =>
    play(table, number).catch((error) => errors.push(error.message)),
  );
  await Promise.all(games);
  const planned = Math.round((held.length * seconds) / pause);
  return { latencies, planned, errors };
}

/** @param {number} milliseconds */
function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const task = JSON.parse(line);
    let answer;
    try {
      answer = await tasks[task.do](task);
    } catch (error) {
      answer = { error: error.message };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.exit(0);
}

main();
