import { expect, test } from 'vitest';
import { criticalsDue } from '../checking/case/critical-due.ts';
import { mergeSaved } from './merge-saved.ts';
import { outsideOf } from './outside-of.ts';
import { sheetStamp } from '../checking/case/sheet-stamp.ts';
import { testOnSheet, testParameter, testResult, testSheet } from './test-sheet.ts';
import { timerText } from '../worklist/timer-text.ts';

const due = (code: string, enteredAt: string) =>
  testParameter({ code, callDue: true, result: testResult({ critical: true, value: '18', enteredAt }) });

test.each([
  [0, '00:00'],
  [252.9, '04:12'],
  [3852, '1:04:12'],
  [-3, '00:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(timerText(seconds)).toBe(text);
});

test('a flag tells the side of the interval, words have none', () => {
  expect((['L', 'LL', 'H', 'HH', 'A', null] as const).map(outsideOf)).toEqual([
    'low',
    'low',
    'high',
    'high',
    null,
    null,
  ]);
});

test('critical values that nobody was told of are due, the longest waiting first', () => {
  const sheet = testSheet({
    tests: [
      testOnSheet({ parameters: [due('PLT', '2026-11-20T05:00:00Z'), testParameter()] }),
      testOnSheet({ parameters: [due('K', '2026-11-20T04:00:00Z')] }),
    ],
  });
  expect(criticalsDue(sheet).map(({ parameter }) => parameter.code)).toEqual(['K', 'PLT']);
});

test('what a save answers replaces what it is about, and the report is another one', () => {
  const sheet = testSheet();
  const [cbc] = sheet.tests;
  const [hb] = cbc?.parameters ?? [];
  if (!cbc || !hb) throw new Error('the sheet has a test');
  const saved = {
    billTestId: cbc.billTestId,
    state: 'completed',
    stateLabel: 'completed',
    worstFlag: 'L' as const,
    version: 4,
    can: ['check'],
    note: 'smear seen',
    checkBlocks: [],
    reflexes: [],
    comments: [],
    values: [
      { parameterId: hb.parameterId, range: hb.range, result: testResult({ value: '7.9' }), callDue: true },
    ],
  };
  const after = mergeSaved(sheet, [saved]);
  expect(after.tests[0]).toMatchObject({
    state: 'completed',
    version: 4,
    note: 'smear seen',
    can: ['check'],
  });
  expect(after.tests[0]?.parameters[0]).toMatchObject({ name: 'Haemoglobin', callDue: true });
  expect(after.tests[0]?.parameters[0]?.result?.value).toBe('7.9');
  expect(sheetStamp(after)).not.toBe(sheetStamp(sheet));
  expect(mergeSaved(sheet, []).tests[0]).toBe(cbc);
  const call = {
    value: '18',
    receiver: 'Dr. X',
    readBack: '18',
    calledBy: 'Y',
    calledAt: '2026-11-20T05:00:00Z',
  };
  const called = testSheet({ tests: [{ ...cbc, parameters: [{ ...hb, call }] }] });
  expect(sheetStamp(called)).not.toBe(sheetStamp(sheet));
});
