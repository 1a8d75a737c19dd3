// A game for boardgame.io of the size and kind of Mad Zeppelin: four seats, 100 cards of cargo, hidden hands of six, a
// secret pile, four holds, a die. A match has 80 moves. The rules do little, which favours boardgame.io: what is
// measured is the server.
"use strict";

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SEATS = 4;
const HAND = 6;
const HOLDS = 4;
const MOVES = 80;
const REMEMBERED = 6;

// name, level, points, how many, price
const KINDS = [
  ["timber", 1, 1, 18, 1],
  ["ballast", 1, 2, 15, 2],
  ["coal", 2, 3, 10, 3],
  ["ore", 2, 4, 9, 3],
  ["steel", 2, 5, 8, 4],
  ["jewels", 3, 6, 8, 5],
  ["bullion", 3, 7, 6, 5],
  ["unknown substance", 4, 0, 6, 3],
  ["small sealed crate", 4, 0, 8, 0],
  ["large sealed crate", 4, 0, 6, 0],
  ["crate of spirits", 4, 0, 6, 0],
];

const CARDS = KINDS.flatMap(([name, level, points, count, price]) =>
  Array.from({ length: count }, () => ({ name, level, points, price })),
).map((card, id) => ({ id, ...card }));

function setup({ random }) {
  const pile = random.Shuffle(CARDS.map((card) => card.id));
  const players = {};
  const board = {};
  for (let seat = 0; seat < SEATS; seat++) {
    players[seat] = { hand: pile.splice(0, HAND).map((id) => CARDS[id]), goal: random.Die(6) };
    board[seat] = {
      name: `Player ${seat + 1}`,
      gold: 8,
      score: 0,
      cards: HAND,
      influence: new Array(HOLDS).fill(0),
      thrown: 0,
    };
  }
  const holds = Array.from({ length: HOLDS }, () => []);
  return { secret: { pile }, players, board, holds, die: 1, journey: 10, moves: 0, log: [] };
}

function finishMove(G, what) {
  G.moves++;
  G.journey = 10 - Math.floor(G.moves / 8);
  G.log.push({ ...what, number: G.moves });
  if (G.log.length > REMEMBERED) G.log.shift();
}

/** Load the card in a slot of the hand into a hold, and draw another. */
function load({ G, playerID }, slot, hold) {
  const { hand } = G.players[playerID];
  const mine = G.board[playerID];
  const card = hand[slot];
  if (!card || !(hold >= 0 && hold < HOLDS)) return INVALID_MOVE;
  G.holds[hold].push(card);
  mine.gold = Math.max(0, mine.gold - card.price) + 2;
  mine.influence[hold] += card.level;
  mine.score += card.points;
  const drawn = G.secret.pile.pop();
  if (drawn === undefined) hand.splice(slot, 1);
  else hand[slot] = CARDS[drawn];
  mine.cards = hand.length;
  finishMove(G, { seat: playerID, move: "load", card: card.name, hold });
}

/** Roll the die, and throw two cards out of the hold that it names. */
function jettison({ G, playerID, random }) {
  G.die = random.Die(6);
  const hold = (G.die - 1) % HOLDS;
  for (let i = 0; i < 2 && G.holds[hold].length > 0; i++) {
    G.holds[hold].pop();
    G.board[playerID].thrown++;
  }
  finishMove(G, { seat: playerID, move: "jettison", hold });
}

function endIf({ G }) {
  if (G.moves < MOVES) return undefined;
  const scores = Object.values(G.board).map((each) => each.score);
  return { winner: String(scores.indexOf(Math.max(...scores))) };
}

module.exports = {
  name: "cargo",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup,
  // Moves run on the server only, and cannot be taken back: both spare boardgame.io work.
  moves: { load: { move: load, client: false }, jettison: { move: jettison, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
};
