import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GST_RATES } from './gst-of-test.ts';
import { gstSplit, gstSplitText } from './gst-split.ts';

const here = '27AAPFU0939F1ZV';
const elsewhere = '29AAGCA8719B1ZO';
const lines = [
  { ratePercent: 18, netPaise: 1_180_00 },
  { ratePercent: null, netPaise: 500_00 },
  { ratePercent: 5, netPaise: 105_00 },
] as const;

test('is CGST and SGST by halves, one split for each rate, nothing of what is exempt', () => {
  expect(gstSplit({ supplierGstin: here, recipientGstin: null, lines })).toEqual([
    {
      ratePercent: 5,
      taxablePaise: 100_00,
      taxes: [
        { tax: 'CGST', percent: 2.5, paise: 2_50 },
        { tax: 'SGST', percent: 2.5, paise: 2_50 },
      ],
    },
    {
      ratePercent: 18,
      taxablePaise: 1_000_00,
      taxes: [
        { tax: 'CGST', percent: 9, paise: 90_00 },
        { tax: 'SGST', percent: 9, paise: 90_00 },
      ],
    },
  ]);
});

test('is IGST to another state, in words', () => {
  const [, split] = gstSplit({ supplierGstin: here, recipientGstin: elsewhere, lines });
  expect(split && gstSplitText(split)).toBe('taxable value ₹ 1000.00, IGST 18 % ₹ 180.00');
});

test('always adds up to what was taxed, with like halves', () => {
  const line = fc.record({
    ratePercent: fc.constantFrom(null, ...GST_RATES),
    netPaise: fc.nat({ max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(null, here, elsewhere), (some, recipientGstin) => {
      const splits = gstSplit({ supplierGstin: here, recipientGstin, lines: some });
      const sum = splits.reduce(
        (total, { taxablePaise, taxes }) =>
          total + taxablePaise + taxes.reduce((all, { paise }) => all + paise, 0),
        0,
      );
      const taxed = some.filter(({ ratePercent }) => ratePercent !== null);
      expect(sum).toBe(taxed.reduce((total, { netPaise }) => total + netPaise, 0));
      for (const { taxes } of splits) expect(new Set(taxes.map(({ paise }) => paise)).size).toBe(1);
    }),
  );
});
