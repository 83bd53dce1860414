import { expect, test } from 'vitest';
import { filterOfList, filterOfView, isNarrowed, type ListState, standardOf, viewOf } from './bill-views.ts';

// 01:30 of 21 November in Pune, still the 20th in UTC.
const clock = { zone: 'Asia/Kolkata', now: new Date('2026-11-20T20:00:00Z') };
const dates = { dates: '', from: '', to: '' };
const plain: ListState = {
  view: 'today',
  q: '',
  by: '',
  centre: '',
  doctor: '',
  state: '',
  due: false,
  ...dates,
};
const week = { dates: 99, from: '2026-11-15', to: '2026-11-21' };

test('today begins with the day of the lab', () => {
  expect(filterOfView('today', clock)).toEqual({ dates: 1 });
});

test('each view has its filter and its days', () => {
  expect(filterOfView('dues', clock)).toEqual({
    dueOnly: true,
    dates: 99,
    from: '2026-10-23',
    to: '2026-11-21',
  });
  expect(filterOfView('ready', clock)).toEqual({ state: 'checked', ...week });
  expect(filterOfView('home', clock)).toMatchObject({ bookingSource: 'home_collection' });
  expect(filterOfView('mine', clock)).toEqual({ mine: true, dates: 1 });
});

test('the list of a view without further filters is what its count counts', () => {
  for (const view of ['today', 'dues', 'ready', 'home', 'mine'] as const) {
    expect(filterOfList({ ...plain, view }, clock)).toEqual(filterOfView(view, clock));
  }
});

test('the days of the address are asked for', () => {
  expect(filterOfList({ ...plain, dates: '2' }, clock)).toEqual({ dates: 2 });
  const own = { dates: '99', from: '2026-11-01', to: '2026-11-02' };
  expect(filterOfList({ ...plain, ...own }, clock)).toEqual({ ...own, dates: 99 });
});

test('a search looks at any day unless days are picked', () => {
  expect(standardOf({ ...plain, q: ' ravi ' })).toBe('allTime');
  expect(filterOfList({ ...plain, q: 'ravi', dates: 'last7' }, clock)).toEqual({ q: 'ravi', ...week });
  expect(filterOfList({ ...plain, q: ' ravi ' }, clock)).toEqual({ q: 'ravi', dates: 98 });
});

test('a search may look in one field', () => {
  expect(filterOfList({ ...plain, q: 'Satara', by: 'city' }, clock)).toEqual({
    q: 'Satara',
    by: 'city',
    dates: 98,
  });
  expect(filterOfList({ ...plain, q: 'Satara', by: 'refund_no' }, clock)).toEqual({ q: 'Satara', dates: 98 });
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
  expect(filterOfList({ ...plain, view: 'x', dates: 'x', state: 'x' }, clock)).toEqual(
    filterOfView('today', clock),
  );
  expect(viewOf({ view: 'x' })).toBe('today');
});

test('a list is narrowed by search, days and filters, not by its view', () => {
  expect(isNarrowed({ ...plain, view: 'dues' })).toBe(false);
  for (const part of [
    { q: 'a' },
    { dates: '98' },
    { centre: 'c' },
    { doctor: 'd' },
    { state: 's' },
    { due: true },
  ])
    expect(isNarrowed({ ...plain, ...part })).toBe(true);
});
