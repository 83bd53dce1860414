import { expect, test } from 'vitest';
import { type InvoicedLine, returnClaims } from './return-claim.ts';

const line = { lineId: 'a', received: 100_000, returnedBefore: 0, returned: 10_000 };
const billed = (invoiceId: string, quantity: number, ratePaise = 3_500): InvoicedLine => ({
  invoiceId,
  orderLineId: 'a',
  quantity,
  ratePaise,
  discountBasisPoints: 0,
  gstPercent: 5,
});

test('10 of 100 units of a line of 3,500 at 5 % claim 350 and 8.75 twice', () => {
  expect(returnClaims([line], [billed('one', 100_000)], 'INTRA_STATE')).toEqual(new Map([['one', 36_750]]));
});

test('units that were not billed claim nothing, and what was returned before is not claimed again', () => {
  expect(returnClaims([line], [billed('one', 90_000)], 'INTRA_STATE').size).toBe(0);
  const again = { ...line, returnedBefore: 10_000, returned: 15_000 };
  expect(returnClaims([again], [billed('one', 95_000)], 'INTRA_STATE')).toEqual(new Map([['one', 18_376]]));
});

test('the latest invoice is claimed first', () => {
  const invoices = [billed('one', 95_000), billed('two', 5_000, 4_000)];
  expect(returnClaims([line], invoices, 'INTER_STATE')).toEqual(
    new Map([
      ['two', 21_000],
      ['one', 18_375],
    ]),
  );
});
