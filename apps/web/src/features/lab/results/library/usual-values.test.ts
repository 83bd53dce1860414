import { expect, it } from 'vitest';
import { calculatedNow } from '../calculated-now.ts';
import { type EntryDraft, emptyDraft, withValue } from '../entry-draft.ts';
import { entryRow } from '../entry-row.ts';
import { testOnSheet, testParameter, testResult, testSheet } from '../test-sheet.ts';
import { usualValues } from './usual-values.ts';

const NIL = { value: 'Nil', abnormal: false, key: 'n', isDefault: true };
const SUGAR = testParameter({ kind: 'choice', choices: [{ value: 'Trace', abnormal: true }, NIL] });

function row(parameter = SUGAR, draft: EntryDraft = emptyDraft, part = {}) {
  const test = testOnSheet({ parameters: [parameter], ...part });
  const calculated = calculatedNow(testSheet({ tests: [test] }), draft);
  return entryRow({ test, parameter, draft, calculated, waitsFor: () => '' });
}

it('is put where nothing is entered', () => {
  expect(usualValues([row()]).map(({ text }) => text)).toEqual(['Nil']);
});

it.each([
  ['a saved value', row({ ...SUGAR, result: testResult({ raw: 'Trace', value: 'Trace' }) })],
  [
    'a typed one',
    row(SUGAR, withValue(emptyDraft, { test: testOnSheet(), parameter: SUGAR, text: 'Trace' })),
  ],
  ['no usual answer', row({ ...SUGAR, choices: [{ ...NIL, isDefault: false }] })],
  ['one that is not offered', row({ ...SUGAR, choices: [{ ...NIL, isOff: true }] })],
  ['a test that takes no results now', row(SUGAR, emptyDraft, { can: [] })],
])('is not put over %s', (_, one) => {
  expect(usualValues([one])).toEqual([]);
});
