import { expect, test } from 'vitest';
import { NEW_UNIT, rowOfUnit, unitOfRow, withKnownWay } from './unit-rows.ts';

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

test('what UCUM knows is filled in, and nothing else', () => {
  expect(withKnownWay({ ...NEW_UNIT, ucum: 'g/L' }, 'g/dL')).toEqual(rowOfUnit(GRAMS));
  const molar = { ucum: 'mmol/L', factor: '1.61', shift: '0' };
  expect(withKnownWay(molar, 'g/dL')).toEqual(molar);
});
