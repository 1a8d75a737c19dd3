// The boardgame.io server, in its fastest mode: whole updates (its patches cost it four to eight times the CPU),
// matches in memory and nowhere else, no credentials. Prints a line of JSON when it listens.
"use strict";

const { Server } = require("boardgame.io/server");
const { version } = require("boardgame.io/package.json");
const cargo = require("./cargo.cjs");

async function main() {
  const server = Server({ games: [cargo], origins: ["http://127.0.0.1"] });
  // What is given as the port goes to net.Server.listen as it is.
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0, backlog: 2048 } });
  process.stdout.write(`${JSON.stringify({ port: appServer.address().port, version })}\n`);
}

main();
