import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitFactor } from './unit-factor.ts';

describe('unitFactor', () => {
  test.each([
    ['g/L', 'g/dL', 0.1],
    ['g/dL', 'g/L', 10],
    ['mg/dL', 'ug/mL', 10],
    ['10*3/uL', '10*9/L', 1],
    ['10*9/L', '/uL', 1_000],
    ['/mm3', '10*3/uL', 0.001],
    ['10*6/uL', '10*12/L', 1],
    ['u[IU]/mL', 'm[IU]/L', 1],
    ['ng/mL', 'ug/L', 1],
    ['pg/mL', 'ng/dL', 0.1],
    ['ng/mL{FEU}', 'ug/mL{FEU}', 0.001],
    ['mL/min/{1.73_m2}', 'L/h/{1.73_m2}', 0.06],
    ['mg/(24.h)', 'g/d', 0.001],
    ['mg/d', 'mg/(24.h)', 1],
    ['U/L', 'nkat/L', 16.6666666667],
    ['%', '{ratio}', null],
    ['[ppm]', '%', 0.0001],
    ['mm[Hg]', 'kPa', 0.133322387415],
    ['mm/h', 'm/s', 2.77777777778e-7],
    ['g/dL', 'mmol/L', null],
    ['ng/mL{FEU}', 'ng/mL{DDU}', null],
    ['ng/mL{FEU}', 'ng/mL', null],
    ['U/g{Hb}', 'U/g{Hb}', 1],
    ['m[IU]/L', 'mg/L', null],
    ['gm/dL', 'g/L', null],
    ['s', 'g', null],
  ])('%s to %s is %s', (from, to, factor) => {
    expect(unitFactor(from, to)?.factor ?? null).toBe(factor);
  });

  // Molar masses in g/mol, checked against the factors of domain-facts 2.5.
  test.each([
    { of: 'creatinine', from: 'umol/L', to: 'mg/dL', molarMass: 113.12, factor: 1 / 88.4 },
    { of: 'glucose', from: 'mmol/L', to: 'mg/dL', molarMass: 180.156, factor: 18.0156 },
    { of: 'cholesterol', from: 'mmol/L', to: 'mg/dL', molarMass: 386.65, factor: 38.665 },
    { of: 'bilirubin', from: 'umol/L', to: 'mg/dL', molarMass: 584.66, factor: 1 / 17.104 },
    { of: 'glucose', from: 'mg/dL', to: 'mmol/L', molarMass: 180.156, factor: 1 / 18.0156 },
  ])('$from to $to of $of, $molarMass g/mol, is $factor', ({ from, to, molarMass, factor }) => {
    expect(unitFactor(from, to, molarMass)?.factor).toBeCloseTo(factor, 5);
  });

  test.each([
    { from: '[degF]', to: 'Cel', value: 98.6, becomes: 37 },
    { from: 'Cel', to: '[degF]', value: 37, becomes: 98.6 },
    { from: 'Cel', to: 'K', value: 37, becomes: 310.15 },
  ])('$value $from is $becomes $to, which begins elsewhere', ({ from, to, value, becomes }) => {
    const way = unitFactor(from, to);
    expect(value * (way?.factor ?? 0) + (way?.offset ?? 0)).toBeCloseTo(becomes, 6);
  });

  test('there and back is where it began', () => {
    const unit = fc.constantFrom(
      'g/L',
      'mg/dL',
      'ug/mL',
      'ng/mL',
      'mmol/L',
      'umol/dL',
      '10*3/uL',
      '/uL',
      's',
    );
    fc.assert(
      fc.property(unit, unit, fc.double({ min: 10, max: 900, noNaN: true }), (from, to, molarMass) => {
        const [there, back] = [unitFactor(from, to, molarMass), unitFactor(to, from, molarMass)];
        expect(there === null).toBe(back === null);
        expect((there?.factor ?? 1) * (back?.factor ?? 1)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('no molar mass of nothing is taken', () => {
    expect(unitFactor('mg/dL', 'mmol/L', 0)).toBeNull();
    expect(unitFactor('mg/dL', 'mmol/L', Number.NaN)).toBeNull();
  });
});
