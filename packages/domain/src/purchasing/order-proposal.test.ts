import { describe, expect, it } from 'vitest';
import { cheapestPurchase, missingByRule, type RateToBuy } from './order-proposal.ts';

const need = { usable: 0, onOrder: 0, perDay: 10_000, spread: 0, leadDays: 5, orderQuantity: 0 };

describe('what is missing of an item', () => {
  it('is nothing above the point of ordering, what is still to come counted with it', () => {
    expect(missingByRule({ ...need, usable: 51_000 })).toBe(0);
    expect(missingByRule({ ...need, usable: 20_000, onOrder: 31_000 })).toBe(0);
  });

  it('reaches the point of ordering and four weeks more', () => {
    expect(missingByRule({ ...need, usable: 50_000 })).toBe(280_000);
    expect(missingByRule({ ...need, usable: 20_000, onOrder: 10_000 })).toBe(300_000);
  });

  it('is the order quantity of the item at least', () => {
    expect(missingByRule({ ...need, usable: 50_000, orderQuantity: 400_000 })).toBe(400_000);
  });

  it('fills an item that nobody uses up to its least, and orders none without one', () => {
    const unused = { ...need, perDay: 0, usable: 3_000 };
    expect(missingByRule({ ...unused, least: 10_000 })).toBe(7_000);
    expect(missingByRule({ ...unused, least: 3_000 })).toBe(0);
    expect(missingByRule({ ...unused, usable: 0 })).toBe(0);
  });
});

const rate = (given: Partial<RateToBuy>): RateToBuy => ({
  contractId: 'meril',
  vendor: 'Meril',
  holds: 100,
  fromQuantity: 1,
  ratePaise: 900,
  landedPaise: 1_000,
  ...given,
});

describe('the cheapest purchase', () => {
  it('compares units of different size by the base unit, in whole units', () => {
    const dear = rate({});
    const cheap = rate({ contractId: 'nova', vendor: 'Nova', holds: 50, landedPaise: 480 });
    expect(cheapestPurchase([dear, cheap], 101_000)).toEqual({ rate: cheap, units: 3 });
  });

  it('takes the slab that the quantity reaches, and as many as the smallest begins at', () => {
    const slab = rate({ fromQuantity: 10, landedPaise: 700 });
    const other = rate({ contractId: 'nova', landedPaise: 800 });
    expect(cheapestPurchase([rate({}), slab, other], 900_000)).toEqual({ rate: other, units: 9 });
    expect(cheapestPurchase([rate({}), slab, other], 901_000)).toEqual({ rate: slab, units: 10 });
    expect(cheapestPurchase([slab], 1_000)).toEqual({ rate: slab, units: 10 });
  });

  it('buys less of two equal ones, and nothing where nobody offers', () => {
    const many = rate({ contractId: 'nova', fromQuantity: 4 });
    expect(cheapestPurchase([many, rate({})], 1_000)?.units).toBe(1);
    expect(cheapestPurchase([], 1_000)).toBeNull();
  });
});
