import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { GENERAL } from '@nidan/domain/ranges/range-condition';
import { expect, test } from 'vitest';
import { conditionsOf, rowsAfterCopy, rowsToCopy, whyNotCopied } from './copied-ranges.ts';
import { emptyRow } from './range-rows.ts';

const FASTING = { ...GENERAL, fasting: 'fasting' } as const;
const PREGNANT = { ...GENERAL, pregnancy: 'pregnant' } as const;
const GLUCOSE = { kind: 'numeric', unit: 'mg/dL' } as const;

function range(high: number, condition: object = GENERAL): RangeInput {
  const around = { actionLow: 54, actionHigh: null, criticalLow: 40, criticalHigh: 400 };
  return {
    ...GENERAL,
    sex: null,
    ageFromDays: 0,
    ageToDays: 54_750,
    low: 70,
    high,
    text: null,
    ...around,
    bands: [],
    ...condition,
  };
}

const RANGES = [range(140), range(100, FASTING)];

function copied(from: typeof GENERAL | null, into = GENERAL) {
  let made = 0;
  return { ranges: RANGES, from, into, newId: () => `copy ${++made}` };
}

test.each([
  [null, { ...GLUCOSE, ranges: RANGES }],
  [null, { kind: 'calculated', unit: ' mg/dL ', ranges: RANGES }],
  ['otherUnit', { ...GLUCOSE, unit: 'mmol/L', ranges: RANGES }],
  ['otherKind', { kind: 'text', unit: 'mg/dL', ranges: RANGES }],
  ['noRules', { ...GLUCOSE, ranges: [] }],
] as const)('%s: %j', (why, from) => {
  expect(whyNotCopied(from, GLUCOSE)).toBe(why);
});

test('kinds that are no numbers give their rules to the same kind alone', () => {
  const from = { kind: 'text', unit: '', ranges: RANGES } as const;
  expect(whyNotCopied(from, { kind: 'text', unit: '' })).toBeNull();
  expect(whyNotCopied(from, { kind: 'choice', unit: '' })).toBe('otherKind');
});

test('the conditions are those that rules name, once each', () => {
  expect(conditionsOf([...RANGES, range(120, FASTING)])).toEqual([GENERAL, FASTING]);
});

test('rules of every condition stand in place of all, each under its own', () => {
  const before = [emptyRow('old', 'birth'), emptyRow('other', 'birth', PREGNANT)];
  const after = rowsAfterCopy(before, copied(null));
  expect(after.map(({ id, high, condition }) => [id, high, condition])).toEqual([
    ['copy 1', '140', GENERAL],
    ['copy 2', '100', FASTING],
  ]);
});

test('rules of one condition stand in place of those of another, and the rest stays', () => {
  const before = [emptyRow('old', 'birth'), emptyRow('other', 'birth', PREGNANT)];
  const after = rowsAfterCopy(before, copied(FASTING, PREGNANT));
  expect(after.map(({ id, high, criticalHigh, condition }) => [id, high, criticalHigh, condition])).toEqual([
    ['old', '', '', GENERAL],
    ['copy 1', '100', '400', PREGNANT],
  ]);
  expect(rowsToCopy(copied(FASTING, PREGNANT))).toHaveLength(1);
});
