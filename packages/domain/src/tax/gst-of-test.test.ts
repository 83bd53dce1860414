import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  GST_RATES,
  type GstEntry,
  gstEntryFault,
  gstOfParts,
  gstOn,
  gstPeriods,
  gstText,
  includedGst,
} from './gst-of-test.ts';

const taxed: GstEntry = { fromDate: '2026-12-01', ratePercent: 18 };
const exempt: GstEntry = { fromDate: '2027-01-01', ratePercent: null };

describe('gstOn', () => {
  test.each([
    ['2026-11-30', null],
    ['2026-12-01', 18],
    ['2026-12-31', 18],
    ['2027-01-01', null],
    ['2030-01-01', null],
  ])('on %s is %s', (day, rate) => {
    expect(gstOn([taxed, exempt], day)).toBe(rate);
  });

  test('what was written later holds from its day on, whatever was said before', () => {
    const entries = [taxed, exempt, { fromDate: '2026-12-15', ratePercent: 5 as const }];
    expect(['2026-12-14', '2026-12-15', '2027-06-01'].map((day) => gstOn(entries, day))).toEqual([18, 5, 5]);
  });
});

describe('gstPeriods', () => {
  test('of a test of which nothing was said is exempt for ever', () => {
    expect(gstPeriods([])).toEqual([{ fromDate: null, toDate: null, ratePercent: null }]);
  });

  test('follow each other, from a day to before the next', () => {
    expect(gstPeriods([taxed, exempt])).toEqual([
      { fromDate: null, toDate: '2026-12-01', ratePercent: null },
      { fromDate: '2026-12-01', toDate: '2027-01-01', ratePercent: 18 },
      { fromDate: '2027-01-01', toDate: null, ratePercent: null },
    ]);
  });

  test('cover every day once, with the rate of that day, whatever was written', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((at) => `2026-12-${at}`);
    const entry = fc.record({ fromDate: day, ratePercent: fc.constantFrom(null, ...GST_RATES) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), day, (entries, asked) => {
        const covering = gstPeriods(entries).filter(
          ({ fromDate, toDate }) =>
            (fromDate === null || fromDate <= asked) && (toDate === null || asked < toDate),
        );
        expect(covering.map(({ ratePercent }) => ratePercent)).toEqual([gstOn(entries, asked)]);
      }),
    );
  });
});

describe('gstEntryFault', () => {
  test.each([
    [taxed, '2026-12-01', undefined],
    [taxed, '2026-12-02', 'fromDate'],
    [{ fromDate: '2026-12-01', ratePercent: null } as const, '2026-11-01', undefined],
  ])('of %o on %s, the first of its test: %s', (entry, today, field) => {
    expect(gstEntryFault([], entry, today)?.field).toBe(field);
  });

  test('what holds already is not said again', () => {
    const again: GstEntry = { fromDate: '2026-12-05', ratePercent: 18 };
    expect(gstEntryFault([taxed], again, '2026-12-02')?.field).toBe('ratePercent');
  });

  test('what holds already may be said again to withdraw what comes later', () => {
    const again: GstEntry = { fromDate: '2026-11-20', ratePercent: null };
    expect(gstEntryFault([taxed], again, '2026-11-20')).toBeNull();
    expect(gstPeriods([taxed, again])).toHaveLength(1);
  });
});

test.each([
  [[], null],
  [[null, null], null],
  [[null, 5, 18, 5], 18],
] as const)('of parts with %o is %s', (rates, most) => {
  expect(gstOfParts(rates)).toBe(most);
});

test.each([
  [118_00, 18, 18_00],
  [1_00, 18, 16],
  [105_00, 5, 5_00],
  [0, 18, 0],
  [500_00, null, 0],
] as const)('%s paise at %s %% include %s', (paise, rate, tax) => {
  expect(includedGst(paise, rate)).toBe(tax);
});

test('is told as one word for word', () => {
  expect([gstText(18), gstText(null)]).toEqual(['GST 18 %', 'GST exempt']);
});
