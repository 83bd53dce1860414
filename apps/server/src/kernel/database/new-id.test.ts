import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids are of version 7, differ, and grow with every call even within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('they begin with the time of the clock', () => {
  const before = Date.now();
  const time = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16);
  expect(Math.abs(time - before)).toBeLessThan(1000);
});
