import { MINUTE } from '../time/durations.ts';
import { expect, it } from 'vitest';
import { type LifeFact, lifeLine, type LifePlace } from './life-line.ts';

const ward: LifePlace = { kind: 'place', key: 'ward', name: 'Ward 3' };
const box: LifePlace = { kind: 'road', key: 'box', name: 'BOX-000007' };
const lab: LifePlace = { kind: 'place', key: 'lab', name: 'Kothrud' };
const at = (minute: number): Date => new Date(Date.UTC(2025, 10, 20, 8, minute));
const now = at(120);

function fact(given: Partial<LifeFact> & Pick<LifeFact, 'key' | 'action'>): LifeFact {
  return { at: null, from: null, to: null, by: null, place: null, undoes: null, ...given };
}

const collected = fact({
  key: 'a',
  action: 'collect',
  at: at(10),
  from: 'notCollected',
  to: 'collected',
  by: 'imtiaz',
  place: ward,
});
const sent = fact({
  key: 'b',
  action: 'send',
  at: at(34),
  from: 'collected',
  to: 'inTransit',
  by: 'imtiaz',
  place: box,
});
const received = fact({
  key: 'c',
  action: 'accession',
  at: at(58),
  from: 'inTransit',
  to: 'accessioned',
  by: 'priya',
  place: lab,
});

it('orders steps by the clock, whatever order they come in, with the waits between', () => {
  const { steps, lanes, sums } = lifeLine([received, collected, sent], { now });
  expect(steps.map(({ key, waitedMs, lane }) => [key, waitedMs, lane])).toEqual([
    ['a', null, 0],
    ['b', 24 * MINUTE, 1],
    ['c', 24 * MINUTE, 2],
  ]);
  expect(lanes.map(({ name, stays }) => [name, stays])).toEqual([
    ['Ward 3', [{ from: at(10), to: at(34) }]],
    ['BOX-000007', [{ from: at(34), to: at(58) }]],
    ['Kothrud', [{ from: at(58), to: null }]],
  ]);
  expect(sums).toEqual({
    sinceDrawnMs: 110 * MINUTE,
    people: 2,
    places: 3,
    longestWait: { ms: 24 * MINUTE, key: 'b' },
    roadMs: 24 * MINUTE,
  });
});

it('keeps what happened in one moment in the order of its keys', () => {
  const label = fact({ key: '0', action: 'printLabel', at: at(10) });
  expect(lifeLine([collected, label], { now }).steps.map(({ key }) => key)).toEqual(['0', 'a']);
});

it('shows a step that was taken back, and counts from the one that stands', () => {
  const first = { ...collected, key: '1', at: at(2), place: lab };
  const undo = fact({
    key: '2',
    action: 'undoCollect',
    undoes: 'collect',
    at: at(3),
    from: 'collected',
    to: 'notCollected',
    place: lab,
  });
  const { steps, lanes, sums } = lifeLine([first, undo, collected], { now });
  expect(steps.map(({ key, isUndone }) => [key, isUndone])).toEqual([
    ['1', true],
    ['2', false],
    ['a', false],
  ]);
  expect(lanes.map(({ key }) => key)).toEqual(['ward']);
  expect(sums.sinceDrawnMs).toBe(110 * MINUTE);
  expect(lifeLine([first, undo], { now }).sums.sinceDrawnMs).toBeNull();
});

it('knows no wait and no age where no moment was written down', () => {
  const { steps, lanes, sums } = lifeLine([{ ...collected, at: null }, { ...sent, at: null }, received], {
    now,
  });
  expect(steps.map(({ key, waitedMs }) => [key, waitedMs])).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ]);
  expect(lanes[0]?.stays).toEqual([]);
  expect(sums).toMatchObject({ sinceDrawnMs: null, longestWait: null, roadMs: 0 });
});

it('ends the line where the tube ends', () => {
  const rejected = fact({
    key: 'd',
    action: 'reject',
    at: at(70),
    from: 'accessioned',
    to: 'reSampling',
    place: lab,
  });
  expect(lifeLine([collected, received, rejected], { now }).lanes[1]?.stays).toEqual([
    { from: at(58), to: at(70) },
  ]);
});

it('comes back to a place that it was at before', () => {
  const back = { ...received, key: 'd', at: at(90), place: ward };
  const { lanes } = lifeLine([collected, sent, received, back], { now });
  expect(lanes.map(({ key, stays }) => [key, stays.length])).toEqual([
    ['ward', 2],
    ['box', 1],
    ['lab', 1],
  ]);
});

it('has nothing to say of a tube of which nothing is known', () => {
  expect(lifeLine([], { now })).toEqual({
    steps: [],
    lanes: [],
    sums: { sinceDrawnMs: null, people: 0, places: 0, longestWait: null, roadMs: null },
  });
});
