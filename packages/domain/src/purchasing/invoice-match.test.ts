import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearedValue, overchargeOf } from './invoice-match.ts';

const agreed = { ratePaise: 10_000, discountBasisPoints: 0, gstPercent: 18 };
const line = (quantity: number, ratePaise = 10_000, short = 0) => ({
  billed: { ...agreed, quantity, ratePaise },
  agreed,
  short,
});

describe('what an invoice charges too much', () => {
  it('is nothing where it agrees, or is below what was agreed', () => {
    expect(overchargeOf([line(5_000), line(2_000, 9_000)], 'INTRA_STATE')).toBe(0);
  });

  it('is units that did not come and the rate that is above, with their GST', () => {
    expect(overchargeOf([line(10_000, 10_000, 2_000)], 'INTER_STATE')).toBe(23_600);
    expect(overchargeOf([line(10_000, 11_000), line(5_000, 9_000)], 'INTER_STATE')).toBe(11_800);
  });
});

describe('the value of goods that bills are for', () => {
  it('is nothing before any came, and no more than what came', () => {
    expect(clearedValue({ received: 0, receivedValue: 0, billedBefore: 0 }, 5_000)).toBe(0);
    expect(clearedValue({ received: 4_000, receivedValue: 40_001, billedBefore: 0 }, 9_000)).toBe(40_001);
  });

  it('sums over bills to the value of the receipts, to the paisa', () => {
    const parts = array(integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 });
    assert(
      property(parts, integer({ min: 0, max: 9_999_999 }), (quantities, receivedValue) => {
        const received = quantities.reduce((sum, one) => sum + one, 0);
        let billedBefore = 0;
        let cleared = 0;
        for (const quantity of quantities) {
          cleared += clearedValue({ received, receivedValue, billedBefore }, quantity);
          billedBefore += quantity;
        }
        expect(cleared).toBe(receivedValue);
      }),
    );
  });
});
