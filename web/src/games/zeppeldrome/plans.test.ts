import { describe, expect, it } from 'vitest';
import * as N from './numbers';
import { ANY_VECTOR, cardsIn, chitsBefore, NODES, pileSize, vectorsOf, withCard } from './plans';
import { cardWith, tableOf } from './testing';

describe('nodes', () => {
  it('are numbered as the server does', () => {
    expect(NODES.length).toBe(N.BEGINS[N.CARDS_IN_DECK]);
    for (let card = 0; card < N.CARDS_IN_DECK; card++) {
      expect(NODES[card].card).toBe(card);
      expect(NODES[card].ways[0]).toBe(N.BEGINS[card]);
    }
  });

  it('lie where the arrows lead', () => {
    const card = cardWith('UF F UF');
    expect(NODES[N.BEGINS[card] + 2].spot).toEqual([3, -2]);
  });
});

describe('ways to fly a plan', () => {
  const plain = { before: [], after: [], canPay: true };

  it('begin with the chits before the card and end with those after it', () => {
    const [first, ...others] = vectorsOf({ ...plain, before: [N.UP], node: cardWith('F F F'), after: [N.DOWN] });
    expect(others).toEqual([]);
    expect(first.direction).toBe(N.UP);
    expect(first.next[0].next[0].next[0].next).toEqual([{ direction: N.DOWN, paid: false, next: [] }]);
  });

  it('leave out open arrows without a card to pay with', () => {
    const node = cardWith('F { F / D? F F }');
    expect(vectorsOf({ ...plain, node })[0].next.map((way) => way.paid)).toEqual([false, true]);
    expect(vectorsOf({ ...plain, node, canPay: false })[0].next.map((way) => way.paid)).toEqual([false]);
  });

  it('may leave the card where only open arrows lead on', () => {
    const ways = vectorsOf({ ...plain, node: cardWith('F F F? F?'), after: [N.UP] })[0].next[0].next;
    expect(ways.map((way) => way.direction)).toEqual([N.FORWARD, N.UP]);
  });

  it('are eight for a card that lies face down', () => {
    expect(vectorsOf({ ...plain, node: ANY_VECTOR })).toHaveLength(8);
  });
});

it('reads sets of cards of two words', () => {
  const set = withCard(withCard([0n, 0n], 3, true), 65, true);
  expect(cardsIn(set)).toEqual([3, 65]);
  expect(cardsIn(withCard(set, 3, false))).toEqual([65]);
  expect(cardsIn([-100n, -100n])).toEqual([]);
});

it('flies the last chit put before a card first', () => {
  const before = [N.UP, N.DOWN, ...Array(18).fill(N.NONE)];
  expect(chitsBefore(tableOf([N.CLEAR], {}, [{ before, before_count: 2 }]), 0)).toEqual([N.DOWN, N.UP]);
});

it('counts the pile from what all can see', () => {
  expect(pileSize(tableOf([N.CLEAR], {}, [{ laid: 1 }]))).toBe(70 - 3 - 3 - 1);
});
