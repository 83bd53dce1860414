import { describe, expect, test } from 'vitest';
import { type MeasuredQuantity, sentUnitFault } from './known-way.ts';
import { fromOwnUnit, type OtherUnit, otherUnitFaults, toOwnUnit } from './other-unit.ts';

const glucose: OtherUnit = { ucum: 'mmol/L', factor: 18.016, shift: 0 };
const ifcc: OtherUnit = { ucum: 'mmol/mol', factor: 1 / 10.929, shift: 2.152 };

function of(ucum: string, more: Partial<MeasuredQuantity> = {}): MeasuredQuantity {
  return { ucum, loinc: null, molarMass: null, ...more };
}
const sugar = of('mg/dL', { molarMass: 180.156 });
const hba1c = of('%', { loinc: '4548-4' });

describe('otherUnitFaults', () => {
  test.each<[MeasuredQuantity, OtherUnit[], string[]]>([
    [sugar, [glucose], []],
    [sugar, [{ ...glucose, factor: 1 / 18.016 }], ['factor']],
    [of('mg/dL'), [glucose], ['factor']],
    [of('g/dL'), [{ ucum: 'g/L', factor: 0.1, shift: 0 }], []],
    [of('g/dL'), [{ ucum: 'g/L', factor: 10, shift: 0 }], ['factor']],
    [of('g/dL'), [{ ucum: 'gm/L', factor: 0.1, shift: 0 }], ['ucum']],
    [of('g/dL'), [{ ucum: 'g/dL', factor: 1, shift: 0 }], ['ucum']],
    [sugar, [glucose, glucose], ['ucum']],
    [sugar, [{ ...glucose, shift: 1 }], ['shift']],
    [of('Cel'), [{ ucum: '[degF]', factor: 0.555556, shift: -17.7778 }], []],
    [of('Cel'), [{ ucum: '[degF]', factor: 0.555556, shift: 0 }], ['shift']],
    [hba1c, [ifcc], []],
    [hba1c, [{ ...ifcc, factor: 0.09148 }], []],
    [hba1c, [{ ...ifcc, factor: 0.1, shift: 0 }], ['factor']],
    [hba1c, [{ ...ifcc, shift: 0 }], ['shift']],
    [of('mmol/mol', { loinc: '59261-8' }), [{ ucum: '%', factor: 10.929, shift: -23.519 }], []],
    [of('%'), [ifcc], []],
    [of('%', { loinc: '2614-6' }), [ifcc], ['factor']],
  ])('of %o with %o are at %o', (quantity, units, fields) => {
    expect(otherUnitFaults(quantity, units).map(({ field }) => field)).toEqual(fields);
  });
});

test('53 mmol/mol of HbA1c are 7.0 %', () => {
  expect(toOwnUnit(53, ifcc)).toBeCloseTo(7.0, 2);
  expect(fromOwnUnit(7, ifcc)).toBeCloseTo(53, 1);
});

test.each([
  ['mmol/L', 18.016, null],
  ['mmol/L', 0.0555, 'factor'],
  ['mg/dl of whole blood', 7, null],
  ['', 7, null],
])('a machine that sends %j times %s is at fault at %s', (sent, factor, field) => {
  expect(sentUnitFault(sent, sugar, { factor, shift: 0 })?.field ?? null).toBe(field);
});

test('a machine may send what it likes where the parameter has no unit', () => {
  expect(sentUnitFault('mmol/L', { ...sugar, ucum: null }, { factor: 3, shift: 0 })).toBeNull();
});

test('a value goes to the own unit and back', () => {
  expect(toOwnUnit(5.5, glucose)).toBe(99.088);
  expect(fromOwnUnit(99.088, glucose)).toBe(5.5);
});
