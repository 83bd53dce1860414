import { expect, test } from 'vitest';
import { ALL_STATUS_SETS } from '../status-sets/all-status-sets.ts';
import { SET_CHAPTERS } from './set-guide.ts';

const guides = new Map(SET_CHAPTERS.flatMap(({ sets }) => Object.entries(sets)));

test('guides to every set, once, in their order', () => {
  expect([...guides.keys()]).toEqual(ALL_STATUS_SETS.map(({ name }) => name));
  expect(SET_CHAPTERS.flatMap(({ sets }) => Object.keys(sets))).toHaveLength(guides.size);
});

test('titles are told apart', () => {
  const titles = [...guides.values()].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => !/^[A-Z].+[a-z]$/u.test(title))).toEqual([]);
});

test.each(ALL_STATUS_SETS)('says of $name from where its derived states are computed', ({ name, states }) => {
  const derived = Object.keys(states).filter((state) => states[state]?.kind === 'derived');
  const computed = guides.get(name)?.computed ?? {};
  expect(Object.keys(computed).toSorted()).toEqual(derived.toSorted());
  expect(Object.values(computed).flatMap((from) => from.map((state) => states[state]?.kind))).not.toContain(
    undefined,
  );
});

test('decisions are sentences, and chapters have titles', () => {
  const decisions = [...guides.values()].flatMap((guide) => guide.decisions ?? []);
  expect(decisions.filter((decision) => !/^[A-Z].+\.$/u.test(decision))).toEqual([]);
  expect(SET_CHAPTERS.filter(({ title }) => !/^[A-Z].+[a-z]$/u.test(title))).toEqual([]);
});
