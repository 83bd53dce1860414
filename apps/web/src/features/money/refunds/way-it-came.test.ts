import { expect, test } from 'vitest';
import { waysItCame } from './way-it-came.ts';

test('money goes back the way most of it came, which no reversed payment is', () => {
  expect(
    waysItCame([
      { mode: 'Cash', amountPaise: 90_000 },
      { mode: 'Cash', amountPaise: -90_000 },
      { mode: 'Card', amountPaise: 10_000 },
      { mode: 'BHIM UPI', amountPaise: 30_000 },
      { mode: 'customer advance', amountPaise: 50_000 },
    ]),
  ).toEqual(['BHIM UPI', 'Card']);
  expect(waysItCame([])).toEqual([]);
});
