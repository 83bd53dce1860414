import type { BillLineView } from '@nidan/contract/money/bills/bill-view';
import { expect, test } from 'vitest';
import { addBody, onBillAlready } from './added-tests.ts';
import { testForm, testLine, testPackage } from '../../register/test-line.ts';

const cbc = testLine('CBC');
const lft = testLine('LFT');
const line = (part: Partial<BillLineView>) =>
  ({ testId: cbc.testId, name: cbc.name, canceledAt: null, tests: [], ...part }) as BillLineView; // as: what is not here is not read
const bill = { lines: [line({})] };

test.each([
  ['the same test', cbc, 'Test CBC is on the bill twice'],
  ['a package with it', testPackage('FEVB', [cbc, lft]), 'Test CBC is on the bill twice'],
  ['another test', lft, null],
])('%s', (_, added, msg) => {
  expect(onBillAlready(bill, added)).toBe(msg);
});

test('a cancelled line is not on the bill', () => {
  expect(onBillAlready({ lines: [line({ canceledAt: '2026-11-20T00:00:00Z' })] }, cbc)).toBeNull();
});

test('lines are sent with their own discounts', () => {
  const form = testForm({ lines: [cbc, lft], lineDiscounts: { [cbc.testId]: '10%' }, consentGiven: true });
  expect(addBody({ bill: { billId: 'b', version: 3 }, form, newTubes: true })).toEqual({
    billId: 'b',
    version: 3,
    lines: [{ testId: cbc.testId, discount: { kind: 'percent', value: 10 } }, { testId: lft.testId }],
    consentGiven: true,
    newTubes: true,
  });
});
