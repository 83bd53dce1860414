import type { RateGridRow } from '@nidan/contract/catalogue/rates/rate-view';

/** A test in lists that have these prices in rupees; null: none, 0: free. */
export function gridRow(testId: string, ...rupees: readonly (number | null)[]): RateGridRow {
  const days = { rateId: 'r', from: '2025-04-01', until: null };
  return {
    testId,
    code: testId,
    name: testId,
    kind: 'test',
    mrpPaise: 100_000,
    cost: null,
    cells: rupees.map((one) => (one === null ? null : { ...days, pricePaise: one * 100, isFree: one === 0 })),
    former: [],
    otherwise: [],
  };
}
