import { expect, test } from 'vitest';
import { emptyDraft } from '../results/entry-draft.ts';
import { testOnSheet, testParameter, testSheet } from '../results/test-sheet.ts';
import { judgeValues, parametersOf, samplesOf, typedSamples, withValues } from './sheet-cells.ts';

const numeric = testParameter({ parameterId: 'k', kind: 'numeric', plausibleLow: 1, plausibleHigh: 20 });
const words = testParameter({ parameterId: 'text', kind: 'narrative' });
const sample = (billTestId: string, part = {}) => {
  const of = testOnSheet({ billTestId, parameters: [numeric, words], ...part });
  return { billTestId, sheet: testSheet({ tests: [of] }) };
};
const samples = samplesOf([sample('a'), sample('b', { can: [] })]);
const value = (billTestId: string, text: string) => ({ billTestId, parameterId: 'k', text });

test('has a column for what fits a cell', () => {
  expect(parametersOf(samples).map(({ parameterId }) => parameterId)).toEqual(['k']);
});

test('leaves out a sample whose test is gone', () => {
  expect(samplesOf([{ ...sample('a'), billTestId: 'gone' }])).toEqual([]);
});

test('judges values as the bench does before they are put in', () => {
  const judged = judgeValues(samples, emptyDraft, [value('a', '4.1'), value('b', '4.2')]);
  expect(judged.map(({ fault, row }) => [fault, row.value])).toEqual([
    [null, '4.1'],
    ['closed', null],
  ]);
  expect(judgeValues(samples, emptyDraft, [value('a', '99')])[0]?.fault).toBe('bad');
});

test('keeps samples apart that cannot be saved', () => {
  const good = withValues(samples, emptyDraft, [value('a', '4.1'), value('b', '4.2')]);
  expect(Object.keys(good)).toEqual(['a']);
  const bad = withValues(samples, emptyDraft, [value('a', 'x')]);
  expect(typedSamples(samples, bad)).toMatchObject({
    typed: [{ billTestId: 'a' }],
    bad: [{ billTestId: 'a' }],
  });
  expect(typedSamples(samples, good).bad).toEqual([]);
});
