import { expect, test } from 'vitest';
import { billTotals, discountEntry } from './bill-totals.ts';
import { testForm, testLine } from '../../register/test-line.ts';

const NO_CAP = { uptoAmount: null, maxPercent: 100 };
const lines = [testLine('CBC'), testLine('LFT', { pricePaise: 75_000 })];
const paid = (amount: string) => ({
  paymentId: amount,
  mode: 'Cash' as const,
  amount,
  reference: '',
  tendered: null,
});

test.each([
  ['', 'percent', { kind: 'amount', amount: 0 }],
  ['10', 'percent', { kind: 'percent', percent: 10 }],
  ['12.5', 'percent', { kind: 'percent', percent: 12.5 }],
  ['10%', 'amount', { kind: 'percent', percent: 10 }],
  ['100', 'amount', { kind: 'amount', amount: 10_000 }],
  ['x', 'percent', null],
] as const)('the discount %s as %s', (discount, discountKind, entry) => {
  expect(discountEntry(testForm({ discount, discountKind }))).toEqual(entry);
});

test('gross, discount, net, paid and due', () => {
  const form = testForm({ lines, discount: '10', payments: [paid('500'), paid('')] });
  const totals = billTotals(form, NO_CAP);
  expect(totals.total).toMatchObject({ gross: 110_000, discount: 11_000, net: 99_000 });
  expect(totals).toMatchObject({ paid: 50_000, due: 49_000, discountFault: null });
});

test.each([
  { discount: '31', uptoAmount: 30_000, maxPercent: 50, fault: '₹300' },
  { discount: '11', uptoAmount: null, maxPercent: 10, fault: '10%' },
])('$discount % is over the cap of $fault', ({ discount, uptoAmount, maxPercent, fault }) => {
  const { discountFault } = billTotals(testForm({ lines, discount }), { uptoAmount, maxPercent });
  expect(discountFault).toBe(`This user is not allowed to assign discount more then ${fault}`);
});

test('a discount over the cap that is asked for is no fault, and not given yet', () => {
  const form = testForm({ lines, discount: '31', asksDiscount: true });
  const totals = billTotals(form, { uptoAmount: 30_000, maxPercent: null });
  expect(totals).toMatchObject({ discountFault: null, isOverLimit: true });
  expect(totals.total).toMatchObject({ discount: 0, net: 110_000 });
});

test.each(['101', 'x'])('the discount %s is left out and said', (discount) => {
  const totals = billTotals(testForm({ lines, discount }), NO_CAP);
  expect(totals.discountFault).toBe('The discount should not be greater than the billing amount.');
  expect(totals.total).toMatchObject({ discount: 0, net: 110_000 });
});

test('nothing is over anything before there is a test', () => {
  expect(billTotals(testForm({ lines: [], discount: '100', discountKind: 'amount' }), NO_CAP)).toMatchObject({
    discountFault: null,
    due: 0,
  });
});
