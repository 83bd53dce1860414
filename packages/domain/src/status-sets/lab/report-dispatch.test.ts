import { expect, test } from 'vitest';
import { leadsTo } from '../../testing/leads-to.ts';
import { reportDispatch } from './report-dispatch.ts';

test('goes where the workflows page lets it go, and nowhere else', () => {
  expect(leadsTo(reportDispatch)).toEqual(
    new Map([
      [1, [2, 4, 5]],
      [2, [3, 4, 5]],
      [3, [1]],
      [4, []],
      [5, [6]],
      [6, [2]],
    ]),
  );
});

test('carries the labels of the specification', () => {
  const labels = reportDispatch.stateNames.map((state) => reportDispatch.labelOf(state));
  expect(labels).toEqual([
    'ready to print',
    'ready to dispatch',
    'dispatched',
    'cancelled',
    'on hold',
    'released',
  ]);
});

test('a dispatched report is printed again with a reason only', () => {
  expect(reportDispatch.possible('dispatched')).toEqual(['reprint']);
  expect(reportDispatch.actions.reprint.reason).toBe('required');
});
