import { describe, expect, test } from 'vitest';
import { fromOwnUnit, type OtherUnit, otherUnitFaults, toOwnUnit } from './other-unit.ts';

const glucose: OtherUnit = { ucum: 'mmol/L', factor: 18.016, shift: 0 };

describe('otherUnitFaults', () => {
  test.each<[string, OtherUnit[], string[]]>([
    ['mg/dL', [glucose], []],
    ['g/dL', [{ ucum: 'g/L', factor: 0.1, shift: 0 }], []],
    ['g/dL', [{ ucum: 'g/L', factor: 10, shift: 0 }], ['factor']],
    ['g/dL', [{ ucum: 'gm/L', factor: 0.1, shift: 0 }], ['ucum']],
    ['g/dL', [{ ucum: 'g/dL', factor: 1, shift: 0 }], ['ucum']],
    ['mg/dL', [glucose, glucose], ['ucum']],
    ['mg/dL', [{ ...glucose, shift: 1 }], ['shift']],
    ['Cel', [{ ucum: '[degF]', factor: 0.555556, shift: -17.7778 }], []],
    ['Cel', [{ ucum: '[degF]', factor: 0.555556, shift: 0 }], ['shift']],
  ])('of %s with %o are at %o', (own, units, fields) => {
    expect(otherUnitFaults(own, units).map(({ field }) => field)).toEqual(fields);
  });
});

test('a value goes to the own unit and back', () => {
  expect(toOwnUnit(5.5, glucose)).toBe(99.088);
  expect(fromOwnUnit(99.088, glucose)).toBe(5.5);
});
