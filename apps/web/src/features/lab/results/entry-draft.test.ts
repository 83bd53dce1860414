import { describe, expect, test } from 'vitest';
import {
  afterSave,
  bodyOf,
  countTyped,
  emptyDraft,
  messagesByValue,
  restoreDraft,
  valueKey,
  withNote,
  withValue,
} from './entry-draft.ts';
import { testOnSheet, testParameter, testResult, testSheet } from './test-sheet.ts';

const hb = testParameter({ result: testResult({ version: 2, raw: '13.2' }) });
const rbc = testParameter({ code: 'RBC', name: 'RBC count' });
const cbc = testOnSheet({ parameters: [hb, rbc] });
const sheet = testSheet({ tests: [cbc] });
const typed = withValue(emptyDraft, { test: cbc, parameter: rbc, text: ' 4.1 ' });

describe('typing', () => {
  test('keeps the text without blanks and the version that it stands over', () => {
    const draft = withValue(typed, { test: cbc, parameter: hb, text: '12' });
    expect(draft[cbc.billTestId]?.values).toEqual({
      [rbc.parameterId]: { text: '4.1', over: 0 },
      [hb.parameterId]: { text: '12', over: 2 },
    });
    expect(countTyped(draft)).toBe(2);
  });

  test('a sentence keeps the blank that it goes on after, and is sent without it', () => {
    const smear = testParameter({ kind: 'narrative', result: testResult({ raw: 'No growth' }) });
    const culture = testOnSheet({ parameters: [smear] });
    const draft = withValue(emptyDraft, { test: culture, parameter: smear, text: 'No growth ' });
    expect(draft[culture.billTestId]?.values[smear.parameterId]?.text).toBe('No growth ');
    const body = bodyOf(draft, testSheet({ tests: [culture] }));
    expect(body?.tests[0]?.values[0]?.value).toBe('No growth');
    expect(body && afterSave(draft, body)).toEqual({});
    const blank = withValue(draft, { test: culture, parameter: smear, text: ' ' });
    expect(bodyOf(blank, testSheet({ tests: [culture] }))?.tests[0]?.values[0]?.value).toBeNull();
  });

  test('what is saved already is not kept, and leaves nothing behind', () => {
    const draft = withValue(emptyDraft, { test: cbc, parameter: hb, text: '12' });
    expect(withValue(draft, { test: cbc, parameter: hb, text: '13.2' })).toEqual({});
    expect(withValue(emptyDraft, { test: cbc, parameter: rbc, text: '' })).toEqual({});
  });

  test('in a rerun the same value is a measurement of its own', () => {
    const rerun = { ...cbc, state: 'rerun' };
    expect(countTyped(withValue(emptyDraft, { test: rerun, parameter: hb, text: '13.2' }))).toBe(1);
  });

  test('a value goes on standing over the version that it was first typed over', () => {
    const first = withValue(emptyDraft, { test: cbc, parameter: hb, text: '12' });
    const newer = testParameter({ result: testResult({ version: 3, raw: '14' }) });
    const again = withValue(first, { test: cbc, parameter: newer, text: '12.5' });
    expect(again[cbc.billTestId]?.values[hb.parameterId]).toEqual({ text: '12.5', over: 2 });
  });

  test('a note counts, and one that is saved already does not', () => {
    expect(countTyped(withNote(emptyDraft, cbc, 'smear seen'))).toBe(1);
    const noted = { ...cbc, note: 'smear seen' };
    expect(withNote(withNote(emptyDraft, noted, 'x'), noted, ' smear seen ')).toEqual({});
  });
});

describe('saving', () => {
  test('sends values in the order of the sheet; an emptied one is cleared', () => {
    const draft = withValue(typed, { test: cbc, parameter: hb, text: '' });
    expect(bodyOf(draft, sheet)).toEqual({
      billId: 'bill 42',
      tests: [
        {
          billTestId: cbc.billTestId,
          version: 3,
          values: [
            { parameterId: hb.parameterId, value: null },
            { parameterId: rbc.parameterId, value: '4.1' },
          ],
        },
      ],
    });
  });

  test('has nothing to send without a draft', () => {
    expect(bodyOf(emptyDraft, sheet)).toBeNull();
  });

  test('keeps what was typed while the save was under way', () => {
    const body = bodyOf(typed, sheet);
    if (!body) throw new Error('there is something to save');
    expect(afterSave(typed, body)).toEqual({});
    const meanwhile = withValue(typed, { test: cbc, parameter: hb, text: '12' });
    expect(countTyped(afterSave(meanwhile, body))).toBe(1);
    const changed = withValue(typed, { test: cbc, parameter: rbc, text: '4.2' });
    expect(countTyped(afterSave(changed, body))).toBe(1);
    expect(countTyped(afterSave(withNote(typed, cbc, 'later'), body))).toBe(1);
  });

  test('finds the value that a message is about by its place in the body', () => {
    const body = bodyOf(withValue(typed, { test: cbc, parameter: hb, text: 'x' }), sheet);
    if (!body) throw new Error('there is something to save');
    const messages = messagesByValue(body, [
      { field: 'tests.0.values.1.value', msg: 'Enter a number' },
      { field: 'billId', msg: 'elsewhere' },
    ]);
    expect([...messages]).toEqual([[valueKey(cbc.billTestId, rbc.parameterId), 'Enter a number']]);
  });
});

describe('restoring', () => {
  test('gives back what was kept', () => {
    const draft = withNote(typed, cbc, 'smear seen');
    expect(restoreDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test.each([[null], ['text'], [7]])('%j is no draft', (kept) => {
    expect(restoreDraft(kept)).toBeNull();
  });

  test('leaves out what has lost its shape', () => {
    const kept = { a: { values: { hb: { text: 5, over: 0 }, rbc: { text: '4', over: 1 } }, note: 9 }, b: 1 };
    expect(restoreDraft(kept)).toEqual({ a: { values: { rbc: { text: '4', over: 1 } } } });
  });
});
