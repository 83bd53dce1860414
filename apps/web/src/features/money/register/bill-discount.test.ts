import { expect, test } from 'vitest';
import { askForWanted, settleBillDiscount, typeBillDiscount } from './bill-discount.ts';
import { billTotals } from '../bills/lines/bill-totals.ts';
import { testForm, testLine } from './test-line.ts';

const lines = [testLine('CBC'), testLine('LFT', { pricePaise: 75_000 })];
const upTo300 = { uptoAmount: 30_000, maxPercent: 10 };
const tenPercent = { uptoAmount: null, maxPercent: 10 };

test.each([
  { discount: '31', discountKind: 'percent', cap: upTo300, left: '300', limit: '₹300' },
  { discount: '400', discountKind: 'amount', cap: upTo300, left: '300', limit: '₹300' },
  { discount: '11', discountKind: 'percent', cap: tenPercent, left: '110', limit: '10%' },
] as const)('$discount ($discountKind) is brought down to the limit and said', (one) => {
  const { discount, discountKind, cap, left, limit } = one;
  const form = testForm({ lines, discount, discountKind });
  const settled = settleBillDiscount(form, cap);
  expect(settled).toMatchObject({ discount: left, discountKind: 'amount' });
  expect(settled.discountNote).toBe(
    `This user is not allowed to assign discount more then ${limit}. Please contact lab admin`,
  );
  expect(billTotals(settled, cap)).toMatchObject({ isOverLimit: false, discountFault: null });
});

test('what discounts on lines take of the limit is left out', () => {
  const form = testForm({
    lines,
    discount: '400',
    discountKind: 'amount',
    lineDiscounts: { [lines[0]?.testId ?? '']: '50' },
  });
  expect(settleBillDiscount(form, upTo300).discount).toBe('250');
});

test('what may be given, is asked for, or is no discount stays', () => {
  for (const part of [
    { discount: '10' },
    { discount: '' },
    { discount: 'x' },
    { discount: '31', asksDiscount: true },
  ]) {
    const form = testForm({ lines, ...part });
    expect(settleBillDiscount(form, upTo300)).toBe(form);
  }
});

test('what was wanted may still be asked for, and is forgotten with the next key', () => {
  const settled = settleBillDiscount(testForm({ lines, discount: '31' }), upTo300);
  expect(askForWanted(settled)).toMatchObject({
    discount: '31',
    discountKind: 'percent',
    asksDiscount: true,
  });
  expect(typeBillDiscount(settled, { discount: '2' })).toMatchObject({
    discount: '2',
    discountNote: '',
    wantedDiscount: null,
  });
});
