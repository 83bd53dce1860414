import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { expect, test } from 'vitest';
import { triedValues } from './tried-values.ts';

function parameter(code: string, given: Partial<ParameterView> = {}): ParameterView {
  return {
    parameterId: code,
    code,
    name: `Name of ${code}`,
    kind: 'numeric',
    unit: 'g/dL',
    ucum: 'g/dL',
    loinc: null,
    decimals: 1,
    method: '',
    formula: null,
    choices: [],
    plausibleLow: 0,
    plausibleHigh: 20,
    delta: null,
    ranges: [],
    ...given,
  };
}

const RANGE = {
  rangeId: 'r',
  sex: 'F' as const,
  ageFromDays: 0,
  ageToDays: 54_750,
  ...NO_LIMITS,
  low: 6.4,
  high: 8.3,
  text: null,
  bands: [],
  pregnancy: null,
  pregnancyWeeks: null,
  birthWeeks: null,
  fasting: null,
  sampleTypeId: null,
  method: null,
  locationId: null,
};
const TEST = [
  parameter('TP', { ranges: [RANGE] }),
  parameter('ALB'),
  parameter('GLOB', { kind: 'calculated', formula: 'TP-ALB' }),
];
const WOMAN = { sex: 'F', ageInDays: 12_000 } as const;
const tried = (typed: Readonly<Record<string, string>>, parameters = TEST) => ({
  parameters,
  typed,
  method: '',
  sampleTypeId: null,
});

test('values are flagged for the person and calculated from each other', () => {
  const [tp, , glob] = triedValues(tried({ TP: '9.1', ALB: '4.3' }), WOMAN);
  expect(tp?.assessed).toMatchObject({ value: '9.1', flag: 'H' });
  expect(glob?.assessed).toMatchObject({ value: '4.8', flag: null });
});

test('a person without a range has no flag', () => {
  const [tp] = triedValues(tried({ TP: '9.1' }), { ...WOMAN, sex: 'M' });
  expect(tp).toMatchObject({ range: null, assessed: { flag: null } });
});

test('what is missing or cannot be taken says why', () => {
  const [tp, , glob] = triedValues(tried({ TP: '91' }), WOMAN);
  expect(tp?.assessed).toBeNull();
  expect(tp?.why).toContain('Not plausible above 20');
  expect(glob?.why).toBe('waits for Name of ALB');
});

test('pregnancy, fasting and method choose the range as result entry does', () => {
  const ranges = [
    RANGE,
    { ...RANGE, rangeId: 'p', high: 7.5, pregnancy: 'trimester2' as const },
    { ...RANGE, rangeId: 'm', high: 9.5, method: 'Biuret' },
    { ...RANGE, rangeId: 'f', low: 7, fasting: 'fasting' as const },
  ];
  const rangeOf = (person: object, { own = '', ofTest = '' } = {}) =>
    triedValues(
      { ...tried({ TP: '8.0' }, [parameter('TP', { ranges, method: own })]), method: ofTest },
      { ...WOMAN, ...person },
    )[0];
  expect(rangeOf({})?.range?.rangeId).toBe('r');
  expect(rangeOf({ trimester: 2 })).toMatchObject({ range: { rangeId: 'p' }, assessed: { flag: 'H' } });
  expect(rangeOf({ fasting: 'fasting' })?.range?.rangeId).toBe('f');
  expect(rangeOf({}, { own: 'Biuret' })?.range?.rangeId).toBe('m');
  expect(rangeOf({}, { ofTest: 'Biuret' })?.range?.rangeId).toBe('m');
  expect(rangeOf({ method: 'Biuret' }, { own: 'Dry slide' })?.range?.rangeId).toBe('m');
  // Two that say what the other does not: no flag, and nobody wins.
  expect(rangeOf({ trimester: 2, fasting: 'fasting' })).toMatchObject({
    range: null,
    assessed: { flag: null },
  });
});

test('the tube of the test chooses the range, unless a specimen is tried', () => {
  const ranges = [RANGE, { ...RANGE, rangeId: 'csf', low: null, high: 0.045, sampleTypeId: 'csf' }];
  const rangeOf = (sampleTypeId: string | null, person: object = {}) =>
    triedValues(
      { ...tried({ TP: '0.1' }, [parameter('TP', { ranges })]), sampleTypeId },
      { ...WOMAN, ...person },
    )[0];
  expect(rangeOf('csf')).toMatchObject({ range: { rangeId: 'csf' }, assessed: { flag: 'H' } });
  expect(rangeOf('serum')).toMatchObject({ range: { rangeId: 'r' }, assessed: { flag: 'L' } });
  expect(rangeOf(null)?.range?.rangeId).toBe('r');
  expect(rangeOf('serum', { sampleTypeId: 'csf' })?.range?.rangeId).toBe('csf');
});
