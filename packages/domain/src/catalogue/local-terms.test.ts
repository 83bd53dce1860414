import { describe, expect, it } from 'vitest';
import { type LocalTerms, methodThere, saysNothing, termsFault, termsThere } from './local-terms.ts';

const test = { isEnabled: true, tatHours: 12, method: 'Impedance' };
const asEverywhere: LocalTerms = { isOffered: true, tatHours: null, method: null, machineId: null };
const ofTest = <Value>(value: Value) => ({ value, rule: 'test' as const });
const ofLocation = <Value>(value: Value) => ({ value, rule: 'location' as const });

describe('what holds of a test at a location', () => {
  it.each([[undefined], [asEverywhere]])('is what the test says when the location says %o', (local) => {
    expect(termsThere(test, local)).toEqual({
      isOffered: ofTest(true),
      tatHours: ofTest(12),
      method: ofTest('Impedance'),
      machineId: ofTest(null),
    });
  });

  it.each([
    ['isOffered', false],
    ['tatHours', 36],
    ['tatHours', 0.5],
    ['method', 'Optical scatter'],
    ['machineId', 'xn-1000'],
  ] as const)('is of %s what the location says, and of the rest what the test says', (field, value) => {
    expect(termsThere(test, { ...asEverywhere, [field]: value })).toEqual({
      ...termsThere(test, undefined),
      [field]: ofLocation(value),
    });
  });

  it.each([[undefined], [asEverywhere], [{ ...asEverywhere, isOffered: false }]])(
    'is not offered while the test is out of use, by the test, with %o',
    (local) => {
      expect(termsThere({ ...test, isEnabled: false }, local).isOffered).toEqual(ofTest(false));
    },
  );
});

describe('the method of a parameter', () => {
  const measured = { method: 'SLS photometry', isCalculated: false };
  const calculated = { method: 'Friedewald', isCalculated: true };
  it.each([
    [measured, ofLocation('Optical scatter'), 'Optical scatter'],
    [measured, ofTest('Impedance'), 'SLS photometry'],
    [{ ...measured, method: '' }, ofTest('Impedance'), 'Impedance'],
    [{ ...measured, method: '' }, ofLocation('Optical scatter'), 'Optical scatter'],
    [calculated, ofLocation('Optical scatter'), 'Friedewald'],
    [{ ...calculated, method: '' }, ofLocation('Optical scatter'), 'Optical scatter'],
  ])('%o with %o is %s', (parameter, ruled, printed) => {
    expect(methodThere(parameter, ruled)).toBe(printed);
  });
});

it.each([
  ['test', { tatHours: 6, method: 'M', machineId: 'x' }, null],
  ['profile', { isOffered: false }, null],
  ['package', { tatHours: 6 }, 'tatHours'],
  ['profile', { method: 'M' }, 'method'],
  ['package', { machineId: 'x' }, 'machineId'],
] as const)('of a %s %o is refused at %s', (kind, said, field) => {
  expect(termsFault(kind, { ...asEverywhere, ...said })?.field ?? null).toBe(field);
});

it.each([
  [{}, true],
  [{ isOffered: false }, false],
  [{ tatHours: 6 }, false],
  [{ method: 'M' }, false],
  [{ machineId: 'x' }, false],
])('%o says nothing: %s', (said, nothing) => {
  expect(saysNothing({ ...asEverywhere, ...said })).toBe(nothing);
});
