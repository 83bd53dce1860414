import { expect, test } from 'vitest';
import { PARAMETER_KINDS } from '../enumerations/results.ts';
import { fieldOfRangeFault, findParameterFaults, type JudgedParameter } from './parameter-faults.ts';

const number: JudgedParameter = {
  kind: 'numeric',
  unit: 'g/dL',
  ucum: 'g/dL',
  loinc: '718-7',
  decimals: 1,
  formula: null,
  choices: [],
  plausibleLow: 1,
  plausibleHigh: 30,
  delta: null,
  ranges: [],
};
const words: JudgedParameter = {
  ...number,
  kind: 'text',
  unit: '',
  ucum: null,
  loinc: null,
  plausibleLow: null,
  plausibleHigh: null,
};
const picture: JudgedParameter = { ...words, kind: 'attachment', decimals: 0 };

function told(parameter: JudgedParameter): string[] {
  return findParameterFaults(parameter).map(({ code, field }) => `${code} at ${field}`);
}

test.each([number, words, picture])('$kind as it should be has no fault', (parameter) => {
  expect(told(parameter)).toEqual([]);
});

test.each<readonly [string, JudgedParameter, string]>([
  ['a number without a unit of UCUM', { ...number, unit: '', ucum: null }, 'noUcum at ucum'],
  ['a unit that prints otherwise', { ...number, unit: 'gm/dl' }, 'unitReadsOtherwise at unit'],
  ['a unit without a code', { ...words, unit: 'g/dL' }, 'unitWithoutUcum at ucum'],
  ['a number without limits', { ...number, plausibleLow: null }, 'noPlausibleLimits at plausibleLow'],
  [
    'a number without an upper limit',
    { ...number, plausibleHigh: null },
    'noPlausibleLimits at plausibleLow',
  ],
  ['words with limits', { ...words, plausibleHigh: 3 }, 'plausibleOfWords at plausibleLow'],
  ['limits without room', { ...number, plausibleHigh: 1 }, 'plausibleWithoutRoom at plausibleLow'],
  [
    'a delta of numbers for words',
    { ...words, delta: { mode: 'absolute', limit: 2 } },
    'deltaOfOtherKind at delta',
  ],
  [
    'a delta of words for numbers',
    { ...number, delta: { mode: 'otherWord', limit: null } },
    'deltaOfOtherKind at delta',
  ],
  [
    'a limit of words',
    { ...words, delta: { mode: 'otherWord', limit: 2 } },
    'deltaLimitOfOtherMode at delta',
  ],
  [
    'no limit of numbers',
    { ...number, delta: { mode: 'percent', limit: null } },
    'deltaLimitOfOtherMode at delta',
  ],
  ['a wrong check digit', { ...number, loinc: '718-8' }, 'loincCheckDigit at loinc'],
  ['a formula of what is measured', { ...number, formula: 'A + B' }, 'formulaOfOtherKind at formula'],
  ['a calculation without a formula', calculated(null), 'formulaOfOtherKind at formula'],
  ['a choice without choices', { ...words, kind: 'choice' }, 'choicesOfOtherKind at choices'],
])('%s', (_, parameter, fault) => {
  expect(told(parameter)).toEqual([fault]);
});

function calculated(formula: string | null): JudgedParameter {
  return { ...number, kind: 'calculated', plausibleLow: null, plausibleHigh: null, formula };
}

test.each<readonly [Partial<JudgedParameter>, string, string]>([
  [{ unit: 'g/dL' }, 'unit', 'unit'],
  [{ ucum: 'g/dL' }, 'unit', 'unit'],
  [{ decimals: 1 }, 'decimals', 'decimals'],
  [{ plausibleLow: 0 }, 'plausibleLow', 'plausible limits'],
  [{ plausibleHigh: 9 }, 'plausibleLow', 'plausible limits'],
  [{ delta: { mode: 'absolute', limit: 2 } }, 'delta', 'delta check'],
  [{ ranges: [{}] }, 'ranges', 'reference intervals'],
])('a file with %o is told at its field', (more, field, what) => {
  const faults = findParameterFaults({ ...picture, ...more }).filter(
    ({ code }) => code === 'notOfAttachment',
  );
  expect(faults).toEqual([{ code: 'notOfAttachment', field, values: { what } }]);
});

test.each(PARAMETER_KINDS.filter((kind) => kind !== 'attachment'))('a %s is held against no file', (kind) => {
  expect(findParameterFaults({ ...number, kind }).map(({ code }) => code)).not.toContain('notOfAttachment');
});

test('a limit that cannot be printed is mended at the decimals, one that is not plausible at the plausible limits', () => {
  expect(fieldOfRangeFault({ code: 'tooManyDecimals' })).toBe('decimals');
  expect(fieldOfRangeFault({ code: 'implausible' })).toBe('plausibleLow');
  expect(fieldOfRangeFault({ code: 'lowAboveHigh' })).toBe('ranges');
});
