import { expect, test } from 'vitest';
import { filterOfList, filterOfView, isNarrowed, type ListState, viewOf, whenOf } from './bill-views.ts';

// 01:30 of 21 November in Pune, still the 20th in UTC.
const clock = { zone: 'Asia/Kolkata', now: new Date('2026-11-20T20:00:00Z') };
const plain: ListState = { view: 'today', q: '', when: '', centre: '', doctor: '', state: '', due: false };

test('today begins with the day of the lab', () => {
  expect(filterOfView('today', clock)).toEqual({ from: '2026-11-20T18:30:00.000Z' });
});

test('each view has its filter and its days', () => {
  expect(filterOfView('dues', clock)).toEqual({ dueOnly: true, from: '2026-10-22T18:30:00.000Z' });
  expect(filterOfView('ready', clock)).toEqual({ state: 'checked', from: '2026-11-14T18:30:00.000Z' });
  expect(filterOfView('home', clock)).toMatchObject({ bookingSource: 'home_collection' });
  expect(filterOfView('mine', clock)).toEqual({ mine: true, from: '2026-11-20T18:30:00.000Z' });
});

test('the list of a view without further filters is what its count counts', () => {
  for (const view of ['today', 'dues', 'ready', 'home', 'mine'] as const) {
    expect(filterOfList({ ...plain, view }, clock)).toEqual(filterOfView(view, clock));
  }
});

test('yesterday ends where today begins', () => {
  expect(filterOfList({ ...plain, when: 'yesterday' }, clock)).toEqual({
    from: '2026-11-19T18:30:00.000Z',
    to: '2026-11-20T18:30:00.000Z',
  });
});

test('a search looks at any day unless days are picked', () => {
  expect(whenOf({ ...plain, q: ' ravi ' })).toBe('all');
  expect(whenOf({ ...plain, q: 'ravi', when: 'week' })).toBe('week');
  expect(filterOfList({ ...plain, q: ' ravi ' }, clock)).toEqual({
    q: 'ravi',
    from: '2000-01-01T00:00:00.000Z',
  });
});

test('filters add to the view, nonsense of an address does not', () => {
  const state = { ...plain, view: 'mine', centre: 'c', doctor: 'd', state: 'pending', due: true };
  expect(filterOfList(state, clock)).toMatchObject({
    mine: true,
    locationId: 'c',
    doctorId: 'd',
    state: 'pending',
    dueOnly: true,
  });
  expect(filterOfList({ ...plain, view: 'x', when: 'x', state: 'x' }, clock)).toEqual(
    filterOfView('today', clock),
  );
  expect(viewOf({ view: 'x' })).toBe('today');
});

test('a list is narrowed by search, days and filters, not by its view', () => {
  expect(isNarrowed({ ...plain, view: 'dues' })).toBe(false);
  for (const part of [
    { q: 'a' },
    { when: 'all' },
    { centre: 'c' },
    { doctor: 'd' },
    { state: 's' },
    { due: true },
  ])
    expect(isNarrowed({ ...plain, ...part })).toBe(true);
});
