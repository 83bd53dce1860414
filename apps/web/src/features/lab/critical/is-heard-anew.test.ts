import { expect, test } from 'vitest';
import { isHeardAnew, ringsOf } from './is-heard-anew.ts';

const oldest = '2026-01-05T04:00:00.000Z';
const one = { waiting: { open: 1, escalated: 0, oldest }, rings: 1 };
const none = { waiting: { open: 0, escalated: 0, oldest: null }, rings: 0 };

test.each([
  { what: 'the first one', before: none, after: one, heard: true },
  { what: 'one that was shown already', before: one, after: one, heard: false },
  {
    what: 'another one',
    before: one,
    after: { ...one, waiting: { ...one.waiting, open: 2 } },
    heard: true,
  },
  { what: 'the same one after ten minutes', before: one, after: { ...one, rings: 2 }, heard: true },
  {
    what: 'one that was sent on',
    before: one,
    after: { ...one, waiting: { ...one.waiting, escalated: 1 } },
    heard: true,
  },
  { what: 'the last one when it is told', before: one, after: none, heard: false },
  {
    what: 'another that is left',
    before: { ...one, waiting: { ...one.waiting, open: 2 } },
    after: { waiting: { ...one.waiting, oldest: '2026-01-05T04:20:00.000Z' }, rings: 2 },
    heard: false,
  },
])('$what is heard: $heard', ({ before, after, heard }) => {
  expect(isHeardAnew(before, after)).toBe(heard);
});

test('the oldest value counts the rings', () => {
  const { waiting } = one;
  expect(ringsOf(waiting, new Date('2026-01-05T04:09:59.000Z'))).toBe(1);
  expect(ringsOf(waiting, new Date('2026-01-05T04:10:00.000Z'))).toBe(2);
  expect(ringsOf(none.waiting, new Date('2026-01-05T04:10:00.000Z'))).toBe(0);
});
