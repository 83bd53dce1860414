import { reportDispatch, type ReportDispatchState } from '@nidan/domain/status-sets/lab/report-dispatch';
import { expect, test } from 'vitest';
import { planDispatch } from './plan-dispatch.ts';
import { testDispatch } from './test-dispatch.ts';

const label = (state: ReportDispatchState): string => reportDispatch.labelOf(state);
const dispatched = { status: 3, statusLabel: 'dispatched', can: ['reprint'] };

test('counts what would go with its pages, and why the others stay, the most frequent reason first', () => {
  const rows = [
    testDispatch({ labNo: 'A', pages: 3 }),
    testDispatch({ labNo: 'B', pages: null }),
    testDispatch({ labNo: 'C', ...dispatched }),
    testDispatch({ labNo: 'D', blocks: ['Due ₹ 450'], can: ['hold'] }),
    testDispatch({ labNo: 'E', blocks: ['Due ₹ 1,240'], can: ['hold'] }),
  ];
  const plan = planDispatch('markPrinted', rows, label);
  expect(plan.go.map(({ labNo }) => labNo)).toEqual(['A', 'B']);
  expect(plan.pages).toBe(3);
  expect(plan.blocked).toEqual([
    { why: 'due', count: 2 },
    { why: 'dispatched', count: 1 },
  ]);
});

test('a step that the state allows and nothing blocks is missing a right', () => {
  expect(planDispatch('hold', [testDispatch({ can: [] })], label).blocked).toEqual([{ why: null, count: 1 }]);
});

test('the state is named before a block: a payment would not help', () => {
  const row = testDispatch({ ...dispatched, blocks: ['Due ₹ 450'] });
  expect(planDispatch('markPrinted', [row], label).blocked).toEqual([{ why: 'dispatched', count: 1 }]);
});
