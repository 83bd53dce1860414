import { expect, it } from 'vitest';
import { collectionFilterOf, DAY_BOOK_SEARCH, drillInto } from './day-book-search.ts';

const today = '2026-11-20';

it('asks for today unless told, and leaves out what is no mode', () => {
  expect(collectionFilterOf(DAY_BOOK_SEARCH, today)).toEqual({ from: today, to: today });
  const state = { ...DAY_BOOK_SEARCH, from: '2026-11-01', mode: 'Barter', place: 'p' };
  expect(collectionFilterOf(state, today)).toEqual({ from: '2026-11-01', to: today, locationId: 'p' });
});

it('opens what a sum is made of', () => {
  const of = (by: 'mode' | 'location' | 'person' | 'day', key: string) =>
    collectionFilterOf({ ...DAY_BOOK_SEARCH, ...drillInto(by, { key, label: 'Rekha' }) }, today);
  expect(of('mode', 'Cash')).toEqual({ from: today, to: today, mode: 'Cash' });
  expect(of('location', 'p')).toEqual({ from: today, to: today, locationId: 'p' });
  expect(of('person', 'u')).toEqual({ from: today, to: today, userId: 'u' });
  expect(of('day', '2026-11-18')).toEqual({ from: '2026-11-18', to: '2026-11-18' });
});
