import { expect, test } from 'vitest';
import { molarMassOf, NEW_UNIT, rowOfUnit, unitOfRow, withKnownWay } from './unit-rows.ts';

const GRAMS = { ucum: 'g/L', factor: 0.1, shift: 0 };

test('a unit stays the same on its way through the form', () => {
  expect(unitOfRow(rowOfUnit(GRAMS))).toEqual(GRAMS);
});

test.each([
  NEW_UNIT,
  { ucum: 'g/L', factor: '', shift: '0' },
  { ucum: 'g/L', factor: 'a', shift: '0' },
  { ucum: 'g/L', factor: '0', shift: '0' },
  { ucum: 'g/L', factor: '1', shift: 'x' },
])('%o cannot be read', (row) => {
  expect(unitOfRow(row)).toBeNull();
});

test('what is known is filled in, and nothing else', () => {
  const haemoglobin = { ucum: 'g/dL', loinc: '718-7', molarMass: null };
  expect(withKnownWay({ ...NEW_UNIT, ucum: 'g/L' }, haemoglobin)).toEqual(rowOfUnit(GRAMS));
  const molar = { ucum: 'mmol/L', factor: '1.7', shift: '0' };
  expect(withKnownWay(molar, haemoglobin)).toEqual(molar);
  expect(withKnownWay(molar, { ...haemoglobin, molarMass: 16_114 }).factor).toBe('1.6114');
});

test.each([
  [' 180.156 ', 180.156],
  ['', null],
  ['0', undefined],
  ['a', undefined],
])('the molar mass %j is %s', (typed, mass) => {
  expect(molarMassOf(typed)).toBe(mass);
});
