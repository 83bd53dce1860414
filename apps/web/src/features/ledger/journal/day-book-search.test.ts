import { expect, it } from 'vitest';
import { datesOf } from '../../../kernel/dates/list-dates.ts';
import { collectionFilterOf, DAY_BOOK_SEARCH, drillInto } from './day-book-search.ts';

const today = { dates: 1 };
const seen = { now: new Date('2026-11-20T06:00:00Z'), zone: 'Asia/Kolkata' };

it('asks for the dates, and leaves out what is no mode', () => {
  expect(collectionFilterOf(DAY_BOOK_SEARCH, today)).toEqual(today);
  const state = { ...DAY_BOOK_SEARCH, mode: 'Barter', place: 'p' };
  expect(collectionFilterOf(state, today)).toEqual({ ...today, locationId: 'p' });
});

const of = (by: 'mode' | 'location' | 'person' | 'day', key: string) => {
  const state = { ...DAY_BOOK_SEARCH, ...drillInto(by, { key, label: 'Rekha' }) };
  return collectionFilterOf(state, datesOf(state, seen, 'today'));
};

it('opens what a sum is made of', () => {
  expect(of('mode', 'Cash')).toEqual({ ...today, mode: 'Cash' });
  expect(of('location', 'p')).toEqual({ ...today, locationId: 'p' });
  expect(of('person', 'u')).toEqual({ ...today, userId: 'u' });
  expect(of('day', '2026-11-18')).toEqual({ dates: 99, from: '2026-11-18', to: '2026-11-18' });
});
