import { expect, it } from 'vitest';
import { pageOf } from './router.svelte';

it.each([
  ['/', { page: 'start' }],
  ['/tables', { page: 'tables' }],
  ['/join', { page: 'join' }],
  ['/new/mad-zeppelin', { page: 'new', game: 'mad-zeppelin' }],
  ['/t/abc_-9', { page: 'table', id: 'abc_-9' }],
  ['/t/abc/', { page: 'table', id: 'abc' }],
  ['/learn/airships', { page: 'learn', game: 'airships' }],
  ['/replay/abc', { page: 'replay', id: 'abc' }],
  ['/new', { page: 'lost' }],
  ['/tables/2', { page: 'lost' }],
  ['/t/a/b', { page: 'lost' }],
  ['/t/%', { page: 'lost' }],
  ['/rules/airships', { page: 'rules', game: 'airships' }],
])('%s', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});
