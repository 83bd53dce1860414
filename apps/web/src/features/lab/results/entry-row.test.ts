import { describe, expect, test } from 'vitest';
import { calculatedNow } from './calculated-now.ts';
import { type EntryDraft, emptyDraft, withValue } from './entry-draft.ts';
import { entryRow, isEnterable } from './entry-row.ts';
import { missingOf, progressOf } from './sheet-progress.ts';
import { testOnSheet, testParameter, testPrevious, testResult, testSheet } from './test-sheet.ts';
import { valueStarts } from './value-starts.ts';

const waitsFor = (names: readonly string[]) => `waits for ${names.join(', ')}`;

function row(parameter = testParameter(), draft: EntryDraft = emptyDraft, part = {}) {
  const cbc = testOnSheet({ parameters: [parameter], ...part });
  const calculated = calculatedNow(testSheet({ tests: [cbc] }), draft);
  return entryRow({ test: cbc, parameter, draft, calculated, waitsFor });
}
function typed(text: string, parameter = testParameter()) {
  const cbc = testOnSheet({ parameters: [parameter] });
  return row(parameter, withValue(emptyDraft, { test: cbc, parameter, text }));
}

test('a file that was attached is a value of its row, in no way understood, and none when it is taken away', () => {
  const graph = testParameter({
    kind: 'attachment',
    result: testResult({ raw: 'a', value: 'attached: 1 picture' }),
  });
  expect(typed('b', graph)).toMatchObject({ value: 'b', text: 'b', flag: null, bad: null, isUnsaved: true });
  expect(typed('', graph)).toMatchObject({ value: null, isUnsaved: true });
  expect(typed('a', graph)).toMatchObject({ value: 'attached: 1 picture', isUnsaved: false });
});

describe('a typed value', () => {
  test.each([
    ['13', '13.0', null],
    ['7.96', '8.0', 'L'],
    ['15.1', '15.1', 'H'],
    ['6', '6.0', 'LL'],
    ['20', '20.0', 'HH'],
    ['<5', '<5', 'LL'],
  ])('%s is shown as %s and flagged %s before it is saved', (text, value, flag) => {
    const critical = flag === 'LL' || flag === 'HH';
    expect(typed(text)).toMatchObject({ value, flag, critical, isUnsaved: true, bad: null, text });
  });

  test('that cannot be saved says why, and is neither flagged nor compared', () => {
    const wrong = typed('abc', testParameter({ previous: [testPrevious()] }));
    expect(wrong).toMatchObject({ value: 'abc', flag: null, numeric: null, delta: null });
    expect(wrong.bad).toBe('Enter a number, such as 7.9 or <0.5');
    expect(typed('99').bad).toContain('Not plausible above 30');
  });

  test('is compared with the one before', () => {
    const { delta } = typed('7.9', testParameter({ previous: [testPrevious({ value: '9.4' })] }));
    expect(delta).toEqual({ mode: 'percent', change: expect.closeTo(-15.96, 2), exceeded: true });
  });

  test('is compared by the rule of its parameter', () => {
    const deltaRule = { mode: 'absolute', limit: 1.5, lookBackDays: 90 } as const;
    const changed = testParameter({ previous: [testPrevious({ value: '9.4' })], deltaRule });
    expect(typed('7.9', changed).delta).toEqual({ mode: 'absolute', change: -1.5, exceeded: false });
    const inWords = testParameter({
      kind: 'choice',
      choices: [
        { value: 'Non-reactive', abnormal: false },
        { value: 'Reactive', abnormal: true },
      ],
      previous: [{ ...testPrevious({ value: 'Reactive' }), numeric: null }],
      deltaRule: { mode: 'otherWord', limit: null, lookBackDays: 3_650 },
    });
    expect(typed('Non-reactive', inWords).delta).toEqual({ mode: 'otherWord', change: null, exceeded: true });
    expect(typed('7.8', changed).delta).toEqual({ mode: 'absolute', change: -1.6, exceeded: true });
  });

  test('says when somebody saved another one meanwhile', () => {
    const before = testParameter({ result: testResult({ version: 1, value: '13.2' }) });
    const cbc = testOnSheet();
    const draft = withValue(emptyDraft, { test: cbc, parameter: before, text: '12.5' });
    const result = testResult({ version: 2, value: '12.9', raw: '12.9', enteredBy: 'Leena Thomas' });
    expect(row(testParameter({ result }), draft).overtaken).toEqual({ value: '12.9', by: 'Leena Thomas' });
    expect(row(before, draft).overtaken).toBeNull();
    const same = testResult({ version: 2, value: '12.5', raw: '12.5' });
    expect(row(testParameter({ result: same }), draft).overtaken).toBeNull();
  });
});

describe('a calculated value', () => {
  const mcv = testParameter({ code: 'MCV', kind: 'calculated', calculatedFrom: ['PCV', 'RBC count'] });

  test('waits for its inputs, or says why it stays blank', () => {
    expect(row(mcv).waits).toBe('waits for PCV, RBC count');
    const blank = testResult({ value: null, raw: null, blankReason: 'the age is not known' });
    expect(row({ ...mcv, result: blank }).waits).toBe('the age is not known');
    expect(row({ ...mcv, result: testResult({ value: '88.0' }) }).waits).toBeNull();
  });

  test('cannot be typed', () => {
    expect(isEnterable(row(mcv))).toBe(false);
    expect(isEnterable(row())).toBe(true);
    expect(isEnterable(row(testParameter(), emptyDraft, { can: ['uncheck'] }))).toBe(false);
  });
});

test('progress counts what is typed by hand and can be saved', () => {
  const parameters = [
    testParameter(),
    testParameter({ code: 'RBC', name: 'RBC count' }),
    testParameter({ code: 'PLT', name: 'Platelets', mandatory: false }),
    testParameter({ code: 'MCV', kind: 'calculated' }),
  ];
  const cbc = testOnSheet({ parameters });
  const [hb, rbc] = parameters;
  if (!hb || !rbc) throw new Error('there are parameters');
  const good = withValue(emptyDraft, { test: cbc, parameter: hb, text: '13' });
  const draft = withValue(good, { test: cbc, parameter: rbc, text: 'x' });
  const rowsOf = (given: EntryDraft) =>
    parameters.map((parameter) =>
      entryRow({ test: cbc, parameter, draft: given, calculated: new Map(), waitsFor }),
    );
  expect(progressOf(rowsOf(draft))).toEqual({ has: 1, of: 3 });
  expect(missingOf(rowsOf(good))).toEqual(['RBC count']);
});

describe('the character that starts a value', () => {
  test.each([
    ['7', true],
    ['<', true],
    ['.', true],
    ['७', true],
    ['J', false],
    ['c', false],
    ['/', false],
  ])('in a number, %s: %s', (character, starts) => {
    expect(valueStarts(row(), character)).toBe(starts);
  });

  test('of a choice is the first of one of them; of words it is any but the keys of the screen', () => {
    const choices = [
      { value: 'Nil', abnormal: false },
      { value: 'Trace', abnormal: true },
    ];
    const choice = row(testParameter({ kind: 'choice', choices }));
    expect(['n', 'T', 'x', 'J'].map((one) => valueStarts(choice, one))).toEqual([true, true, false, false]);
    const words = row(testParameter({ kind: 'text' }));
    expect(['p', 'P', 'K', ']'].map((one) => valueStarts(words, one))).toEqual([true, true, false, false]);
  });
});
