// What has happened since the viewer's last move.
import { describe, expect, it } from 'vitest';
import type { LogItem } from './table.svelte';
import { Story } from './story.svelte';

const event = (n: number): LogItem => ({ k: 'event', n, event: 1, values: [] });
const shown = (story: Story) => story.tiles.map((tile) => tile.item.n);
const TILE = { picture: '<svg/>' };
const [ME, ANN, BEN] = [0, 1, 2];

describe('the story', () => {
  it('has a tile for each deed of the others, and none for what the viewer has just done', () => {
    const story = new Story(ME);
    story.moved(4, 6);
    for (const [n, seat] of [
      [5, ME],
      [6, ANN],
      [7, BEN],
    ])
      story.tell(event(n), seat, TILE, false);
    expect(shown(story)).toEqual([6, 7]);
    expect(story.tiles.map((tile) => tile.seat)).toEqual([ANN, BEN]);
  });

  it('leaves out what is not worth a tile', () => {
    const story = new Story(ME);
    story.tell(event(1), ANN, null, false);
    expect(shown(story)).toEqual([]);
  });

  it('tells what befalls the viewer later', () => {
    const story = new Story(ME);
    story.moved(1, 2);
    story.tell(event(3), ME, TILE, false);
    expect(shown(story)).toEqual([3]);
  });

  it('stays through several moves of the viewer, until somebody else does something', () => {
    const story = new Story(ME);
    story.tell(event(1), ANN, TILE, false);
    story.moved(1, 2);
    story.tell(event(2), ME, TILE, false);
    story.moved(2, 3);
    expect(shown(story)).toEqual([1]);
    story.tell(event(4), BEN, TILE, false);
    expect(shown(story)).toEqual([4]);
  });

  it('begins after the viewer’s last deed when a table is opened again', () => {
    const story = new Story(ME);
    for (const [n, seat] of [
      [1, ANN],
      [2, ME],
      [3, BEN],
    ])
      story.tell(event(n), seat, TILE, true);
    expect(shown(story)).toEqual([3]);
    expect(story.since).toBe(2);
  });

  it('takes the seat that a game names', () => {
    const story = new Story(ME);
    story.tell(event(1), ANN, { ...TILE, seat: BEN, good: false }, false);
    expect(story.tiles[0]).toMatchObject({ seat: BEN, good: false });
  });
});
