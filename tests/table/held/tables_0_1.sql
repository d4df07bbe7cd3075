BEGIN TRANSACTION;
CREATE TABLE chats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    said TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    digest TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',1,'entropy','{"seat":0,"entropy":"00"}','',1.79485422472922301296e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',2,'entropy','{"seat":1,"entropy":"01"}','',1.79485422473340725901e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',3,'deal','{}','768c4f6fd09659dabd8db59962191de2',1.794854224736132145e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',4,'move','{"seat":1,"move":"pass","spent":34}','2ab56763ac39023e0dc2cfd23a823a9f',1794854224.77776);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',5,'move','{"seat":0,"move":"pass","spent":2}','d7c8e6cc499cef3740011cea92916fdb',1.79485422478834414478e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',6,'move','{"seat":1,"move":"IK7","spent":12}','df171d35b2a08621c8529f44b285875e',1.79485422481429672241e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',7,'move','{"seat":1,"move":"pass","forced":true,"spent":7}','54ce1c265bb68b3cb976ceccecf3990c',1.79485422483145594593e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',8,'move','{"seat":0,"move":"IK3","spent":3}','6c541cc9c0f6617f0df4cc26aa2bd855',1.79485422485723209382e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',9,'move','{"seat":1,"move":"pass","forced":true,"spent":2}','9994d1bbdc3fb8c568eeb30caf9ff818',1.79485422486771440502e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',10,'move','{"seat":0,"move":"!magic_wand +2","spent":5}','3a71b3d1ce0912667eaf473f632083a6',1.79485422487991333004e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',11,'move','{"seat":1,"move":"pass","forced":true,"spent":2}','221b7e13c8f50c1dcbe5da12cada109b',1.79485422489914870258e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',12,'move','{"seat":0,"move":"pass","forced":true,"spent":2}','385db69f0c9a9c4a8f790290dd6f4f9e',1.79485422491731405258e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',13,'move','{"seat":1,"move":"pass","spent":107}','b3c18ec3d6e0ea5ed589d0e6dc50cbfd',1.79485422504120016098e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',14,'move','{"seat":0,"move":"pass","spent":2}','109d380fd1917e65b89262755659af23',1.79485422505452537535e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',15,'move','{"seat":1,"move":"YE0","spent":5}','411b2ea50aec6a146c567d7c78370967',1.79485422506640315051e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',16,'move','{"seat":1,"move":"pass","forced":true,"spent":1}','81df943135b7662f0c24132721c174f4',1.79485422507272577284e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',17,'move','{"seat":0,"move":"IK8","spent":2}','0b7771df545744e133593cd13dfb3898',1.79485422507888579368e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',18,'move','{"seat":1,"move":"pass","forced":true,"spent":1}','6a82760fad5e48898826861bd38152f6',1.79485422508206868166e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',19,'move','{"seat":0,"move":"pass","forced":true,"spent":1}','c060558b7c31833563d47b47200c8a89',1.79485422509136843685e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',20,'move','{"seat":0,"move":"pass","spent":1}','a29edb4552fe19ee7d17ea8a36707243',1.79485422509465026861e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',21,'move','{"seat":1,"move":"pass","spent":1}','40a361bc6a46d3c2a6fe286fa3ae30e1',1.79485422509762358668e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',22,'move','{"seat":0,"move":"IQ8","spent":2}','6ebed3608c334e8cbb5fd85e77d30968',1.79485422510139870644e+09);
INSERT INTO "entries" VALUES('EGrDQPjtNz8t',23,'move','{"seat":0,"move":"pass","forced":true,"spent":1}','be1c9a81bc10584df4d7fff6c50edc0a',1.79485422510422849657e+09);
INSERT INTO "entries" VALUES('CD_pDC2S43hx',1,'entropy','{"seat":0,"entropy":"00"}','',1.79485422511212444306e+09);
INSERT INTO "entries" VALUES('CD_pDC2S43hx',2,'deal','{}','9541736cd293c44498404a18c669e07b',1.79485422511619734757e+09);
INSERT INTO "entries" VALUES('CD_pDC2S43hx',3,'move','{"seat":0,"move":"GO0b"}','025ad82ea7945ff8404de13bb18de326',1.79485422511913108832e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',1,'entropy','{"seat":0,"entropy":"00"}','',1.79485422512665700918e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',2,'entropy','{"seat":1,"entropy":"01"}','',1.79485422512849950786e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',3,'deal','{}','8cfefad04dc0c61608bd3be3c1584d06',1.79485422513047504422e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',4,'move','{"seat":0,"move":"UD3"}','b7bdda5f90ca517f219cdbb3b12a2467',1.79485422513633418087e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',5,'move','{"seat":1,"move":"UD2"}','ae842731cd3c22e8c49c6aaa08b9e5c3',1.79485422514813876149e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',6,'move','{"seat":0,"move":"GO8"}','6b552c129f122208960fda8cd46739c2',1.79485422515637254711e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',7,'move','{"seat":1,"move":"GO3"}','21065b26ae2bb5c552735e29c4b864ea',1.79485422516289186475e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',8,'move','{"seat":0,"move":"DMe"}','0cd0aee92263c3322a4983e95f59e3f2',1.79485422516653442379e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',9,'move','{"seat":1,"move":"DMe"}','df84b6538c41d70a9278d79776a4ff69',1.79485422518404531475e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',10,'move','{"seat":1,"move":"GO0c"}','7aca46f5b5f66935c99da2e1ef719475',1.79485422520320200921e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',11,'move','{"seat":0,"move":"GO5"}','e447a2659d834afdbb1aeda97aaecca9',1.79485422520567250255e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',12,'move','{"seat":0,"move":"UD0"}','3c77066c2bb6139664d7265e84e9430c',1.79485422520841598507e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',13,'move','{"seat":1,"move":"UD5"}','c6641d948f6770618e5507ecf40cec76',1.79485422521490502354e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',14,'move','{"seat":1,"move":"KN6"}','fd12aa3e23ec0385e9989452119e5c5c',1.79485422522394919399e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',15,'move','{"seat":0,"move":"DMo"}','ccd5a61dd4f7dcb50e16d0145fea207e',1.79485422524713158611e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',16,'move','{"seat":1,"move":"DMo"}','004aeb9865f51811826a171edee71bdd',1.79485422528538584707e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',17,'move','{"seat":0,"move":"DMe"}','f7cadea99a616045457254c402f0ae6f',1.79485422529675197602e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',18,'move','{"seat":1,"move":"GO0d"}','f6c01e483857e2e3fb1774074051674f',1.79485422530167746538e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',19,'move','{"seat":0,"move":"DW7"}','658c5d3f788473bf27e793ca31254c80',1.79485422531068849558e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',20,'move','{"seat":1,"move":"DW5"}','f2477f5d1be840ed881c249ea23ea134',1.794854225320202589e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',21,'move','{"seat":0,"move":"DW3"}','acb9140c4c58eef7cc7db8f172247411',1.79485422532751345628e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',22,'move','{"seat":1,"move":"KN2"}','143f7bbefbb06dd90f647144055a9105',1.79485422533635807038e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',23,'move','{"seat":0,"move":"DW0"}','0718a8f99c607b4552879e11a813cb5e',1.79485422534849309922e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',24,'move','{"seat":1,"move":"GO0a"}','e76083ab6394528054dcb92b2df335a6',1.79485422536609363561e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',25,'move','{"seat":0,"move":"DW6"}','249108761399a3c448aa5eb54a2ac24e',1.79485422538942360876e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',26,'move','{"seat":1,"move":"GO7"}','a27909eb82f93088ea1344d6e902457e',1.79485422540420651435e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',27,'move','{"seat":0,"move":"UD8"}','adc79b00d656ab8f510906a303496847',1.79485422541469693182e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',28,'move','{"seat":1,"move":"UD1"}','0a6c77b3c5401390dcbf53df85f210e3',1.79485422543062400819e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',29,'move','{"seat":0,"move":"DMo"}','0b7cdb3003f6f800782e4bb333c24c71',1.7948542254387085437e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',30,'move','{"seat":1,"move":"GO6"}','f520fea2e22e903cc879ed4202bcf295',1.79485422545178985591e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',31,'move','{"seat":0,"move":"GO0e"}','b5c5707f31f21d868c32c610d57b78ef',1.79485422547145247454e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',32,'move','{"seat":1,"move":"KN5"}','76a3e66090358e88747dd50d912b0aaa',1.79485422548487639432e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',33,'move','{"seat":0,"move":"KN7"}','66fb59934bfa49be5595b55a1d839d9a',1.79485422549354743954e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',34,'move','{"seat":0,"move":"UD7"}','83c1033ee4f3f18944a534e72515ac72',1.79485422550140595434e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',35,'move','{"seat":1,"move":"UD6"}','6e636d5e811aa6637242aae44f3a33eb',1.7948542255161192417e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',36,'move','{"seat":0,"move":"UD9"}','5733db384cac2b735192d8473d0346b4',1.79485422552904295926e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',37,'move','{"seat":1,"move":"DW4"}','0e46a1f8a1e23858b1bba654f9227af7',1.79485422554034066205e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',38,'move','{"seat":0,"move":"KN8"}','2907d516d6659cc41c6e81fa7c4cd98e',1.79485422555709910391e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',39,'move','{"seat":1,"move":"KN3"}','ffa39710b67c4171b4ea2d829283e12f',1.79485422562616443635e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',40,'move','{"seat":0,"move":"GO9"}','3ebd6426d9a4fd8cc1ea9d0e98c6fc7e',1.7948542256499466896e+09);
INSERT INTO "entries" VALUES('XTCcr6b_NjFv',41,'move','{"seat":1,"move":"GO1"}','baa8ffda4537e8d3ac7196a15ed958f2',1.79485422566307759291e+09);
INSERT INTO "entries" VALUES('4px63nlQm5wF',1,'entropy','{"seat":0,"entropy":"00"}','',1.79485422571309804918e+09);
INSERT INTO "entries" VALUES('4px63nlQm5wF',2,'entropy','{"seat":1,"entropy":"01"}','',1.79485422571715688708e+09);
INSERT INTO "entries" VALUES('4px63nlQm5wF',3,'deal','{}','bdc77f9b872964d06a6eb62e7514da95',1.79485422571913743024e+09);
INSERT INTO "entries" VALUES('4px63nlQm5wF',4,'move','{"seat":1,"move":"IK3"}','6376892e2eb625acb8cd8ea6feca5db1',1.79485422573352861397e+09);
INSERT INTO "entries" VALUES('4px63nlQm5wF',5,'move','{"seat":0,"move":"DP5"}','db2216224d7bc2efc7752c43767472bb',1794854225.74407);
INSERT INTO "entries" VALUES('4px63nlQm5wF',6,'move','{"seat":0,"move":"DP1"}','1b85d9dd66ea9fc011df1d4cfeda02d2',1.79485422576495242123e+09);
INSERT INTO "entries" VALUES('4px63nlQm5wF',7,'move','{"seat":1,"move":"DP6"}','9076bdfc0ef8f6b11a15be7ea29c1f7e',1.79485422577819776529e+09);
INSERT INTO "entries" VALUES('4px63nlQm5wF',8,'stop','{"kind":"resigned","seat":1}','9076bdfc0ef8f6b11a15be7ea29c1f7e',1.79485422578316545488e+09);
CREATE TABLE invitations (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    used INTEGER NOT NULL
);
INSERT INTO "invitations" VALUES('6b2db237a42afafb305a89b93e736cda3ca9dc6906224b967250828595453960','EbTiQi8RyyRM',1,0);
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "meta" VALUES('schema','1');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    rules TEXT NOT NULL,
    secret TEXT NOT NULL,
    seats TEXT NOT NULL,
    settings TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    stage TEXT NOT NULL,
    asked INTEGER,
    thinking INTEGER NOT NULL,
    position TEXT,
    version INTEGER NOT NULL,
    winners TEXT NOT NULL,
    is_public INTEGER NOT NULL
);
INSERT INTO "tables" VALUES('EGrDQPjtNz8t','claim','{"mix":["doppelgangers","ice_kings","ice_queens","yetis","frostbeasts"],"artifacts":true,"locations":"both","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":"random","toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]}','1','bb2284ada78e6862d0661b631ed4cda9cced7ce2bdba8e3a35ecc08a24f7b426','[{"kind":"person","name":"Ada","level":null,"stand_in":null},{"kind":"person","name":"Bo","level":null,"stand_in":null}]','{"clock":{"seconds":600,"increment":5},"spectators":"public"}',1.79485422471009683611e+09,1.79485422510422849657e+09,'playing',1,0,'{"game":"claim","options":{"mix":["doppelgangers","ice_kings","ice_queens","yetis","frostbeasts"],"artifacts":true,"locations":"both","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":"random","toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]},"phase":1,"trickNo":3,"leader":0,"step":"T7","asked":1,"passes":1,"prizes":["YE4"],"discard":["IK7","IK3","YE0","IK8"],"hand":[["DP4","DP5","DP6","FB3","IK1","IK9","IQ0","IQ1","IQ9","IQ10"],["DP1","DP8","DP9","FB0","FB9","IK5","IK6","IQ2","IQ7","YE5","YE7"]],"followers":[["FB6","FB8"],["FB5","YE2"]],"table":{"lead":{"card":"IQ8","by":0,"faceDown":false,"origin":"hand","mods":[]},"second":null},"lossStreak":[2,0],"artifacts":[["spyglass","mask_of_darkness"],["flail_of_dawn","prowlers_torch","wishing_lamp"]],"spent":[{"artifact":"magic_wand","by":0,"sign":2}],"locations":["tavern","forest"],"absent":[["YE"],[]],"shown":[[],["YE2","FB5"]],"undrawn":["DP0","DP2","DP3","DP7","IK0","IK2","IK4","IK10","IQ3","IQ4","IQ5","IQ6","YE1","YE3","YE6","YE8","YE9","FB1","FB2","FB4","FB7"],"rng":"4275fab558acb97b1f5ef72d981913cb"}',21,'[]',1);
INSERT INTO "tables" VALUES('CD_pDC2S43hx','claim','{"mix":["goblins","knights","undead","dwarves","doppelgangers"],"artifacts":false,"locations":"none","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":0,"toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]}','1','3886660db9c8432f3fa32af5a944bfd111b7da5af5fce99f8078adccf0376bb2','[{"kind":"person","name":"Ada","level":null,"stand_in":null},{"kind":"computer","name":"","level":"greedy","stand_in":null}]','{"clock":null,"spectators":"public"}',1.79485422511091375352e+09,1.79485422511913108832e+09,'playing',1,1,'{"game":"claim","options":{"mix":["goblins","knights","undead","dwarves","doppelgangers"],"artifacts":false,"locations":"none","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":0,"toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]},"phase":1,"trickNo":1,"leader":0,"step":"T7","asked":1,"prizes":["DP2"],"hand":[["DP6","DW0","DW4","DW5","GO0c","GO4","KN3","KN5","KN8","UD1","UD5","UD8"],["DP1","DP3","DP4","DW1","DW3","DW9","GO0d","GO9","KN2","KN4","UD3","UD6","UD7"]],"table":{"lead":{"card":"GO0b","by":0,"faceDown":false,"origin":"hand","mods":[]},"second":null},"undrawn":["GO0a","GO0e","GO1","GO2","GO3","GO5","GO6","GO7","GO8","KN6","KN7","KN9","UD0","UD2","UD4","UD9","DW2","DW6","DW7","DW8","DP0","DP5","DP7","DP8","DP9"],"rng":"5416ae1585624050118d03a02dfde6ce"}',2,'[]',1);
INSERT INTO "tables" VALUES('EbTiQi8RyyRM','claim','{"mix":["goblins","knights","undead","dwarves","doppelgangers"],"artifacts":false,"locations":"none","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":"random","toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]}','1','06224c848828eb22ee0994d33589fb931e43bdf2253564bc8e026d5ecc1b89ce','[{"kind":"person","name":"Ada","level":null,"stand_in":null},{"kind":"open","name":"","level":null,"stand_in":null}]','{"clock":null,"spectators":"public"}',1.79485422512128829954e+09,1.79485422512128853797e+09,'waiting',NULL,0,NULL,0,'[]',1);
INSERT INTO "tables" VALUES('XTCcr6b_NjFv','claim','{"mix":["goblins","knights","undead","dwarves","demons"],"artifacts":false,"locations":"both","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":"random","toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]}','1','29ac9e54cd38316ca3f41fa534ba448888904f1931578ac8ca62f05eba219f0a','[{"kind":"person","name":"Ada","level":null,"stand_in":null},{"kind":"person","name":"Bo","level":null,"stand_in":null}]','{"clock":null,"spectators":"public"}',1.7948542251241889e+09,1.79485422566307759291e+09,'over',NULL,0,'{"game":"claim","options":{"mix":["goblins","knights","undead","dwarves","demons"],"artifacts":false,"locations":"both","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":"random","toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]},"phase":2,"trickNo":6,"leader":0,"step":"over","passes":2,"discard":["GO8","GO3","DM0","DM2","GO0c","GO5","KN6","DM7","DM9","DM8","GO0d","DW7","DW5","DW3","KN2","DW0","GO0a","DW6","GO7","DM1"],"hand":[["DM3","DM4","DM5","DW2","GO2","KN4","UD4"],["DM6","DW1","DW8","DW9","GO0b","GO4","KN9"]],"score":[["GO1","GO9","KN3","KN5","KN7","KN8","UD2","UD3","UD6","UD7","UD9"],["DW4","GO0e","GO6","UD0","UD1","UD5","UD8"]],"lossStreak":[0,5],"lossStreakP2":[0,5],"lastWinnerP2":0,"locations":["pit","lava_fields"],"numbers":["DM0","DM1","DM2","DM7","DM8","DM9"],"winner":1,"reason":"lava","rng":"c13ba411d80675fbedbf943f0e9504ab"}',39,'[1]',1);
INSERT INTO "tables" VALUES('4px63nlQm5wF','claim','{"mix":["doppelgangers","ice_kings","ice_queens","yetis","frostbeasts"],"artifacts":false,"locations":"none","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":"random","toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]}','1','3f488ecef759862758e9c377fa511ce72a89c410c28d255d4574dc77f3a65bf8','[{"kind":"person","name":"Ada","level":null,"stand_in":null},{"kind":"person","name":"Bo","level":null,"stand_in":null}]','{"clock":null,"spectators":"public"}',1.7948542257096893787e+09,1.79485422578316545488e+09,'over',NULL,0,'{"game":"claim","options":{"mix":["doppelgangers","ice_kings","ice_queens","yetis","frostbeasts"],"artifacts":false,"locations":"none","edition":"standard","win":"most","phase1_end":"all","fire_elementals":"blind","poisoner":"win_with","cloak":"current","dagger":"mandatory","dice":"after_reveal","frostbeast":"discard","first_leader":"random","toxics":["0","1","2","3","4","5","6","7","8","9","X","X","X","X"]},"phase":1,"trickNo":3,"leader":1,"step":"T4","asked":1,"prizes":["IK5"],"discard":["IK3","DP5","DP1","DP6"],"hand":[["DP0","FB2","FB3","FB7","IK2","IK10","IQ1","IQ8","YE5","YE7","YE8"],["DP2","FB0","FB4","IK1","IK6","IK7","IQ2","IQ4","IQ10","YE2","YE4"]],"followers":[["DP8","IK0"],["DP7","IK4"]],"lossStreak":[1,0],"shown":[["DP8"],["IK4"]],"undrawn":["DP3","DP4","DP9","IK8","IK9","IQ0","IQ3","IQ5","IQ6","IQ7","IQ9","YE0","YE1","YE3","YE6","YE9","FB1","FB5","FB6","FB8","FB9"],"rng":"b14ea345806392c18a9d2b450f54c842"}',6,'[0]',1);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seats TEXT NOT NULL
);
INSERT INTO "tokens" VALUES('4217d0d3eeaff13cf77a9347adf88536c7e5acd5d4b34de6c9f6de52251d9c05','EGrDQPjtNz8t','[0,1]');
INSERT INTO "tokens" VALUES('a62843ce6fe8328186f3ea7740249a051932a22bbe368c6fa23425338f7af6f1','CD_pDC2S43hx','[0]');
INSERT INTO "tokens" VALUES('93adcfdb5fd10d56ae128b68eec44fa9f5a776cfe65a640b8d5a67916d7fbd28','EbTiQi8RyyRM','[0]');
INSERT INTO "tokens" VALUES('ce42060a97a8edfc9944690c72a2ef0358783146b99af448f0ca2cf14585494b','XTCcr6b_NjFv','[0,1]');
INSERT INTO "tokens" VALUES('453cba26779b59d56cf176f62b1499f9a61f802d3ed0ea21457fb3b6de0d8bc8','4px63nlQm5wF','[0,1]');
CREATE INDEX tables_to_watch ON tables (updated) WHERE stage = 'playing' AND is_public = 1;
CREATE INDEX tables_thinking ON tables (updated) WHERE thinking = 1;
CREATE INDEX tables_by_age ON tables (updated);
CREATE INDEX tokens_of_table ON tokens (table_id);
CREATE INDEX invitations_of_table ON invitations (table_id);
COMMIT;
