// A bot for Aerodrome in JavaScript: where dice decide it takes the surest move, and else the first.
// Try it with: aerodrome bot "node careful.mjs"

import { createInterface } from 'node:readline';

const say = (message) => console.log(JSON.stringify(message));

/** The best chance that a move has; 0 where no dice decide. */
const chanceOf = (move) => move.odds.at(-1)?.[1] ?? 0;

const answers = {
    hello: () => say({ t: 'hello', protocol: 1, name: 'Careful', version: '1.0', wants: ['words', 'odds'] }),
    sight: ({ n, moves }) => {
        const best = moves.reduce((one, other) => (chanceOf(other) > chanceOf(one) ? other : one));
        say({ t: 'move', n, move: best.text }); // or its number: action: best.action
    },
    refused: ({ text }) => console.error(text), // what aerodrome bot shows when something goes wrong
};

for await (const line of createInterface({ input: process.stdin })) {
    const told = JSON.parse(line);
    answers[told.t]?.(told);
}
