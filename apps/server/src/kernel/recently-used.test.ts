import { expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

it('keeps what was used last and forgets what was unused for longest', () => {
  const kept = new RecentlyUsed<string, number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
});

it('replaces the value of a key without making room', () => {
  const kept = new RecentlyUsed<string, number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  kept.set('b', 3);
  expect([kept.get('a'), kept.get('b')]).toEqual([1, 3]);
});
