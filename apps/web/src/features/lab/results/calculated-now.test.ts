import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import { describe, expect, test } from 'vitest';
import { calculatedNow, sizesWaiting } from './calculated-now.ts';
import { emptyDraft, type EntryDraft, valueKey, withValue } from './entry-draft.ts';
import { testOnSheet, testParameter, testResult, testSheet } from './test-sheet.ts';

const pcv = testParameter({ code: 'PCV', name: 'PCV', plausibleHigh: 80 });
const rbc = testParameter({ code: 'RBC', name: 'RBC count', decimals: 2 });
const mcv = testParameter({
  code: 'MCV',
  kind: 'calculated',
  formula: 'PCV / RBC * 10',
  calculatedFrom: ['PCV', 'RBC count'],
  range: {
    rangeId: null,
    ...NO_LIMITS,
    low: 83,
    high: 101,
    text: null,
    bands: [],
    basis: null,
    display: '83 to 101',
  },
});
const cbc = testOnSheet({ parameters: [pcv, rbc, mcv] });

function typing(values: Readonly<Record<string, string>>, of = cbc): EntryDraft {
  return of.parameters.reduce((draft, parameter) => {
    const text = values[parameter.code];
    return text === undefined ? draft : withValue(draft, { test: of, parameter, text });
  }, emptyDraft);
}
const mcvOf = (draft: EntryDraft, tests = [cbc]) =>
  calculatedNow(testSheet({ tests }), draft).get(valueKey(cbc.billTestId, mcv.parameterId));

describe('while values are typed', () => {
  test('a calculated one follows, rounded last and flagged as displayed', () => {
    expect(mcvOf(typing({ PCV: '30', RBC: '4.5' }))).toMatchObject({ value: '66.7', flag: 'L' });
    expect(mcvOf(typing({ PCV: '45', RBC: '5' }))).toMatchObject({ value: '90.0', flag: null });
  });

  test('it says why it stays blank', () => {
    const blank = { value: null, flag: null };
    expect(mcvOf(typing({ PCV: '45', RBC: '<1' }))).toMatchObject({
      ...blank,
      blankReason: 'RBC count is outside its measuring range',
    });
    expect(mcvOf(typing({ PCV: '45', RBC: '0' }))?.blankReason).toBe(
      'cannot be worked out from these values',
    );
  });

  test('one that merely waits and had no value yet is left to wait', () => {
    expect(mcvOf(typing({ PCV: '45' }))).toBeUndefined();
  });

  test('one that had a value loses it with its input', () => {
    const saved = testOnSheet({
      parameters: [
        { ...pcv, result: testResult({ value: '45.0', raw: '45' }) },
        { ...rbc, result: testResult({ value: '5.00', raw: '5' }) },
        { ...mcv, result: testResult({ value: '90.0', raw: '90' }) },
      ],
    });
    expect(mcvOf(typing({ RBC: '' }, saved), [saved])).toMatchObject({
      value: null,
      blankReason: 'waits for RBC count',
    });
    expect(mcvOf(typing({ RBC: '5.0' }, saved), [saved])).toBeUndefined();
  });

  test('a test that reads another one follows too, while it takes results', () => {
    const ratio = testParameter({ code: 'RATIO', kind: 'calculated', formula: 'PCV / 3' });
    const other = testOnSheet({ billTestId: 'test RATIO', parameters: [ratio] });
    const of = (can: readonly string[]) =>
      calculatedNow(testSheet({ tests: [cbc, { ...other, can: [...can] }] }), typing({ PCV: '45' })).get(
        valueKey('test RATIO', ratio.parameterId),
      )?.value;
    expect(of(['enterResults'])).toBe('15.0');
    expect(of([])).toBeUndefined();
  });
});

test('nothing is calculated while nothing is typed', () => {
  expect(calculatedNow(testSheet({ tests: [cbc] }), emptyDraft).size).toBe(0);
});

test('age and sex of the person decide', () => {
  const creatinine = testParameter({ code: 'CREA', plausibleLow: 0.1, decimals: 2 });
  const byPerson = testParameter({
    code: 'PERSON',
    kind: 'calculated',
    formula: "if(sex='F', 1, 2) * CREA * age",
  });
  const kft = testOnSheet({ billTestId: 'test KFT', ageYears: 60, parameters: [creatinine, byPerson] });
  const draft = withValue(emptyDraft, { test: kft, parameter: creatinine, text: '1.5' });
  const value = (sex: 'M' | 'F') =>
    calculatedNow(testSheet({ tests: [kft], patient: { ...testSheet().patient, sex } }), draft).get(
      valueKey('test KFT', byPerson.parameterId),
    )?.value;
  expect(value('M')).toBe('180.0');
  expect(value('F')).toBe('90.0');
});

describe('a size that nobody has noted', () => {
  const schwartz = testParameter({
    code: 'EGFR',
    name: 'eGFR, Schwartz',
    kind: 'calculated',
    formula: 'if(age<18, 0.413*height/CREAT, blank)',
  });
  const renal = testOnSheet({ parameters: [schwartz], ageYears: 5 });

  test('is asked for a person whose formula goes by it, until it is known', () => {
    expect(sizesWaiting(testSheet({ tests: [renal] }))).toEqual([
      { size: 'height', names: ['eGFR, Schwartz'] },
    ]);
    expect(sizesWaiting(testSheet({ tests: [renal], heightCm: 110 }))).toEqual([]);
  });

  test('is not asked of an adult, nor where nothing can be entered', () => {
    expect(sizesWaiting(testSheet({ tests: [{ ...renal, ageYears: 40 }] }))).toEqual([]);
    expect(sizesWaiting(testSheet({ tests: [{ ...renal, can: [] }] }))).toEqual([]);
  });
});
