import { describe, expect, it } from 'vitest';
import { billTotals } from './bill-totals.ts';
import { settleLineDiscount, typeLineDiscount } from './line-discount.ts';
import { testForm, testLine } from '../../register/test-line.ts';

const upTo300 = { uptoAmount: 30_000, maxPercent: 10 };
const tenPercent = { uptoAmount: null, maxPercent: 10 };
const cbc = testLine('CBC');
const lft = testLine('LFT', { pricePaise: 75_000 });
const form = testForm({ lines: [cbc, lft] });
const typed = (text: string, from = form) => typeLineDiscount(from, cbc.testId, text);

describe('a discount on a line', () => {
  it.each([
    ['50', 5_000],
    ['10%', 3_500],
    ['₹50', 5_000],
    ['', 0],
    ['5x0', 5_000],
  ])('typed as %j', (text, discount) => {
    const { total, lineFault } = billTotals(typed(text), upTo300);
    expect([total.discount, lineFault]).toEqual([discount, null]);
  });

  it.each(['351', '101%', '5.5'])('of %j is left out and said', (text) => {
    const totals = billTotals(typed(text), upTo300);
    expect(totals.total.discount).toBe(0);
    expect(totals.lineFault).toEqual({
      testId: cbc.testId,
      msg: 'The discount should not be greater than the billing amount.',
    });
    expect(settleLineDiscount(typed(text), cbc.testId, upTo300)).toEqual(typed(text));
  });

  it('stands beside one on the bill, which is given on what is left', () => {
    const { total } = billTotals({ ...typed('50'), discount: '10' }, tenPercent);
    expect(total.lines.map(({ lineDiscount, billDiscount }) => [lineDiscount, billDiscount])).toEqual([
      [5_000, 3_000],
      [0, 7_500],
    ]);
  });

  it('is brought down to the cap by amount, which is stronger than the one by percent', () => {
    const settled = settleLineDiscount(typed('340'), cbc.testId, upTo300);
    expect(settled.lineDiscounts[cbc.testId]).toBe('300');
    expect(settled.lineNotes[cbc.testId]).toBe(
      'This user is not allowed to assign discount more then ₹300. Please contact lab admin',
    );
    expect(billTotals(settled, upTo300).discountFault).toBeNull();
  });

  it('is brought down to what others leave of the cap by percent', () => {
    const others = typeLineDiscount(form, lft.testId, '100');
    const settled = settleLineDiscount(typed('50%', others), cbc.testId, tenPercent);
    expect(settled.lineDiscounts[cbc.testId]).toBe('10');
    expect(settled.lineNotes[cbc.testId]).toBe(
      'This user is not allowed to assign discount more then 10%. Please contact lab admin',
    );
  });

  it('is brought down until it fits beside a percentage on the bill', () => {
    const beside = { ...typed('100'), discount: '5' };
    const settled = settleLineDiscount(beside, cbc.testId, tenPercent);
    expect(billTotals(settled, tenPercent).discountFault).toBeNull();
  });

  it('within the cap stays, without a note', () => {
    const within = typed('30');
    expect(settleLineDiscount(within, cbc.testId, upTo300)).toBe(within);
  });

  it('loses its note when it is typed anew', () => {
    const settled = settleLineDiscount(typed('340'), cbc.testId, upTo300);
    expect(typed('20', settled).lineNotes).toEqual({});
  });
});
