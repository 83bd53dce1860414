import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qcSeries, qcZScore } from './qc-series.ts';

const target = { baseMean: 100, minValue: 90, maxValue: 110 };
const points = (...values: number[]) => values.map((value) => ({ value, isExcludedFromCal: false }));

describe('qcSeries', () => {
  test('works out mean, both SDs, CV and bounds', () => {
    expect(qcSeries(target, points(98, 100, 102, 104))).toEqual({
      mean: 101,
      sd: 5,
      cal_sd: Math.sqrt(20 / 3),
      cv: (Math.sqrt(20 / 3) * 100) / 101,
      bounds: [
        { sds: -4, value: 80 },
        { sds: -3, value: 85 },
        { sds: -2, value: 90 },
        { sds: -1, value: 95 },
        { sds: 1, value: 105 },
        { sds: 2, value: 110 },
        { sds: 3, value: 115 },
        { sds: 4, value: 120 },
      ],
      isLopsided: false,
    });
  });

  test('leaves excluded points out of the calculation', () => {
    const all = [...points(98, 102), { value: 500, isExcludedFromCal: true }];
    expect(qcSeries(target, all)).toEqual(qcSeries(target, points(98, 102)));
  });

  test.each([
    { values: [], mean: null, cal_sd: null, cv: null },
    { values: [100], mean: 100, cal_sd: null, cv: null },
    { values: [100, 100], mean: 100, cal_sd: 0, cv: 0 },
    { values: [-1, 1], mean: 0, cal_sd: Math.SQRT2, cv: null },
  ])('of $values says what it can', ({ values, ...expected }) => {
    expect(qcSeries(target, points(...values))).toMatchObject(expected);
  });

  test('min and max are the 2SD bounds even when the base mean is not between them in the middle', () => {
    const series = qcSeries({ baseMean: 100, minValue: 90, maxValue: 120 }, []);
    expect(series.isLopsided).toBe(true);
    expect(series.sd).toBe(5);
    expect(series.bounds.filter(({ sds }) => Math.abs(sds) === 2).map(({ value }) => value)).toEqual([
      90, 120,
    ]);
  });

  test('a middle that binary fractions miss is not lopsided', () => {
    expect(qcSeries({ baseMean: 0.15, minValue: 0.1, maxValue: 0.2 }, []).isLopsided).toBe(false);
  });

  test('a small SD is kept', () => {
    const series = qcSeries({ baseMean: 1.02, minValue: 1.018, maxValue: 1.022 }, points(1.0195, 1.0205));
    expect(series.cal_sd).toBeCloseTo(0.000_707_1, 6);
  });

  test('moving all values moves the mean and leaves the SD', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 2 }),
        fc.integer({ min: 0, max: 1000 }),
        (values, by) => {
          const before = qcSeries(target, points(...values));
          const after = qcSeries(target, points(...values.map((value) => value + by)));
          expect((after.mean ?? 0) - (before.mean ?? 0)).toBeCloseTo(by, 6);
          expect(after.cal_sd).toBeCloseTo(before.cal_sd ?? Number.NaN, 6);
        },
      ),
    );
  });
});

test('the z-score counts SDs of the target', () => {
  expect([qcZScore(110, target), qcZScore(92.5, target)]).toEqual([2, -1.5]);
  expect(qcZScore(1, { ...target, minValue: 100 })).toBeNull();
});
