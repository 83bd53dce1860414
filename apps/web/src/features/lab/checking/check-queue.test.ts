import { describe, expect, test } from 'vitest';
import { isInCheckView, namedCodes, type QueuedBill, queueOf } from './check-queue.ts';
import { testWorklistRow } from '../worklist/test-worklist-row.ts';

const later = '2026-11-20T09:00:00.000Z';
const normal = testWorklistRow({ labNo: 'N' });
const low = testWorklistRow({ labNo: 'L', worstFlag: 'L', dueAt: later });
const critical = testWorklistRow({ labNo: 'C', worstFlag: 'HH', dueAt: later });
const words = testWorklistRow({ labNo: 'W', worstFlag: 'A' });
const held = testWorklistRow({ labNo: 'H', state: 'onHold', worstFlag: 'HH' });

function only(rows: Parameters<typeof queueOf>[0]): QueuedBill {
  const [bill] = queueOf(rows);
  if (!bill) throw new Error('there is a bill');
  return bill;
}
const viewsOf = (bill: QueuedBill) =>
  (['look', 'critical', 'delta', 'normal', 'hold'] as const).filter((view) => isInCheckView(bill, view));

test('critical bills stand first, then flagged ones, each by time left', () => {
  const queue = queueOf([normal, low, critical, words]);
  expect(queue.map(({ labNo }) => labNo)).toEqual(['C', 'W', 'L', 'N']);
});

test('the tests of a bill are one entry, with the worst flag and the earliest time', () => {
  const other = testWorklistRow({
    labNo: 'L',
    test: { testId: 'TSH', code: 'TSH', name: 'TSH' },
    dueAt: '2026-11-20T07:00:00.000Z',
  });
  const queue = queueOf([low, other]);
  expect(queue).toHaveLength(1);
  expect(queue[0]?.flag).toBe('L');
  expect(queue[0]?.due.test.code).toBe('TSH');
  expect(queue[0]?.rows.map((row) => row.test.code)).toEqual(['TSH', 'CBC']);
});

describe('the views', () => {
  test.each([
    ['a normal one', normal, ['normal']],
    ['a flagged one', low, ['look']],
    ['one in words', words, ['look']],
    ['a critical one', critical, ['look', 'critical']],
    ['a value without an interval', testWorklistRow({ unjudged: true }), ['look']],
    ['a normal one that changed much', testWorklistRow({ deltaExceeded: true }), ['look', 'delta']],
    ['one that is only on hold', held, ['hold']],
  ])('show %s', (_, row, views) => {
    expect(viewsOf(only([row]))).toEqual(views);
  });

  test('show a bill with a test on hold by its completed ones as well', () => {
    const completed = { ...normal, labNo: 'H', billId: held.billId };
    expect(viewsOf(only([held, completed]))).toEqual(['normal', 'hold']);
  });
});

test.each([
  [['CBC', 'DENGUE'], 11, ['CBC', 'DENGUE']],
  [['CBC', 'DENGUE', 'TSH'], 11, ['CBC']],
  [['URM', 'KFT', 'PSA'], 20, ['URM', 'KFT', 'PSA']],
  [['URM', 'KFT', 'PSA', 'TSH'], 20, ['URM', 'KFT', 'PSA']],
  [['AL_ASPERG', 'RADIOLOGY'], 11, ['AL_ASPERG']],
  [['LIPOPROTEIN_A'], 11, ['LIPOPROTEIN_A']],
])('of %j, %d characters hold %j', (codes, room, named) => {
  expect(namedCodes(codes, room)).toEqual(named);
});
