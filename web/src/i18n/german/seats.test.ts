// What a table says about seats, invitations and names is known in German, sentence by sentence.
import { describe, expect, it } from 'vitest';
import { Interpreter } from '../told';
import { german as airships } from './airships';
import { reasons, shared } from './shared';

const interpreter = new Interpreter([reasons, airships, shared]);
const NAMES = ['Zoe Quill', "'Zoe Quill'", 'Yan Quill', 'U+200B'];

const SAID = [
  'The host has freed seat 3, where Zoe Quill sat.',
  'Zoe Quill may sit at this table again.',
  'The host has freed your seat. You may sit down again, or look for another table.',
  'The host has freed your seat and closed this table to you. Look for another table, or open your own.',
  'The host has closed this table to you.',
  'The host has closed this table to somebody at your address. Ask the host for an invitation, or look for another table.',
  'You already have a seat here: at this table everybody has one.',
  'You have 2 seats here already: nobody may have more at this table.',
  'A person can have 1 to 4 seats at this table.',
  'That is your own seat: get up from it instead.',
  'Nobody sits in seat 2.',
  'The table is not closed to anybody with that name.',
  'The host has withdrawn this invitation. Ask for a new one.',
  'The host has withdrawn this link. Ask for the new one.',
  'There is no such invitation to this table.',
  'Somebody has already used this invitation. You can free the seat instead.',
  'People at your address already have 2 seats at this table. If you are a group, ask the host for invitations, or open your own table.',
  'You already sit at 6 tables that are waiting for players. Get up from one of them first.',
  'People at your address already sit at 24 tables that are waiting for players. Try again later.',
  'You have 3 public tables that are waiting for players. Start or leave one of them before you open another, or open a table by link.',
  'People at your address already have 12 public tables that are waiting for players. Sit down at one of them, or open a table by link.',
  "'Zoe Quill' cannot be a name: it contains an invisible character (U+200B). Leave it out.",
  "'Zoe Quill' cannot be a name: accents belong on a letter, at most 4 on one. Leave the others out.",
  "'Zoe Quill' cannot be a name: it needs a letter, a digit or a picture.",
  "'Zoe Quill' looks like a name for the table itself. Choose another name.",
  "'Zoe Quill' looks like Yan Quill, who sits at this table. Choose another name.",
];

describe('seats, invitations and names in German', () => {
  it.each(SAID)('%s', (text) => {
    expect(interpreter.gaps(text, NAMES)).toEqual([]);
    const told = interpreter.tell(text);
    expect(told).not.toMatch(/\b(the|The|seat|table|name that|this|your)\b/);
    for (const [mark] of text.matchAll(/\d+|\w+ Quill/g)) expect(told).toContain(mark);
  });
});
