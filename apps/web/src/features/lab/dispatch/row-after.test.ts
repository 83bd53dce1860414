import { expect, test } from 'vitest';
import { rowAfter } from './row-after.ts';
import { testDispatch } from './test-dispatch.ts';

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((labNo) => testDispatch({ labNo })) as [
  // as: a list of four made from a list of four
  ReturnType<typeof testDispatch>,
  ReturnType<typeof testDispatch>,
  ReturnType<typeof testDispatch>,
  ReturnType<typeof testDispatch>,
];

test.each([
  [[b], c],
  [[a, c], d],
  [[d], c],
  [[c, d], b],
  [[a, b, c, d], undefined],
])('case %#', (leaving, next) => {
  expect(rowAfter([a, b, c, d], leaving)).toBe(next);
});
