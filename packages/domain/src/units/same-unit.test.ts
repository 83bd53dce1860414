import { describe, expect, it } from 'vitest';
import { isSameUnit, isUnitOf } from './same-unit.ts';

describe('units that mean the same', () => {
  it.each([
    ['10*3/uL', '10³/µL'],
    ['10*9/L', '10³/µL'],
    ['10^9/L', '10*3/uL'],
    ['x10^3/uL', '10³/µL'],
    ['10e3/uL', '10*3/uL'],
    ['K/uL', '10³/µL'],
    ['M/uL', '10⁶/µL'],
    ['10*12/L', '10⁶/µL'],
    ['umol/L', 'µmol/L'],
    ['μmol/L', 'µmol/L'],
    ['mcg/dL', 'µg/dL'],
    ['MG/DL', 'mg/dL'],
    ['MMOL/L', 'mmol/L'],
    ['mg/dl', 'mg/dL'],
    ['gm/dL', 'g/dL'],
    ['mg/mL', 'g/L'],
    ['uIU/mL', 'mIU/L'],
    ['m[IU]/L', 'mIU/L'],
    ['mmHg', 'mm[Hg]'],
    ['sec', 's'],
    ['um3', 'fL'],
    ['cells/cumm', '/µL'],
    ['%', '%'],
    ['S/CO', 's/co'],
  ])('%s and %s', (one, other) => {
    expect([isSameUnit(one, other), isSameUnit(other, one)]).toEqual([true, true]);
  });
});

describe('units that do not', () => {
  it.each([
    ['umol/L', 'mg/dL'],
    ['mmol/L', 'umol/L'],
    ['/uL', '10³/µL'],
    ['10*3/uL', '10⁶/µL'],
    ['MU/L', 'mU/L'],
    ['IU/L', 'U/L'],
    ['g/L', 'g/dL'],
    ['Cel', 'K'],
    ['COI', 'S/CO'],
    ['mg/dL', ''],
  ])('%s and %s', (one, other) => {
    expect([isSameUnit(one, other), isSameUnit(other, one)]).toEqual([false, false]);
  });
});

it('knows a unit of a parameter by its code and by its print', () => {
  expect(isUnitOf('ng/mL FEU', { unit: 'ng/mL (FEU)', ucum: 'ng/mL{FEU}' })).toBe(true);
  expect(isUnitOf('10*3/uL', { unit: 'thou/cmm', ucum: '10*3/uL' })).toBe(true);
  expect(isUnitOf('ng/mL', { unit: 'ng/mL (FEU)', ucum: 'ng/mL{FEU}' })).toBe(false);
});
