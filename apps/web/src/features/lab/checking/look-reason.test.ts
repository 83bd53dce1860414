import { checkPlan, lookReason } from '@nidan/domain/results/look/look-reason';
import { describe, expect, test } from 'vitest';
import { abnormalFirst } from './abnormal-first.ts';
import { testOnSheet, testParameter, testResult } from '../results/test-sheet.ts';

const can = ['check', 'enterResults'];
const result = testResult();
const cbc = testOnSheet({ state: 'completed', can, parameters: [testParameter({ result })] });
const tsh = testOnSheet({ ...cbc, billTestId: 'TSH', test: { testId: 'TSH', code: 'TSH', name: 'TSH' } });
const byMe = { code: 'checked-by-enterer', msg: 'You entered results of TSH' };
const noCall = { code: 'critical-not-called', msg: 'Platelet count 18 is critical' };

const of = (code: string, part: Parameters<typeof testParameter>[0] = {}) =>
  testParameter({ code, result, ...part });

describe('what can be checked', () => {
  test('is every completed test without a block', () => {
    const pending = testOnSheet({ billTestId: 'p' });
    expect(checkPlan({ tests: [cbc, pending, tsh] })).toEqual({
      ready: [cbc, tsh],
      free: [cbc, tsh],
      block: null,
    });
  });

  test('leaves out the test that oneself entered, and says so', () => {
    const mine = { ...tsh, checkBlocks: [byMe] };
    expect(checkPlan({ tests: [cbc, mine] })).toEqual({ ready: [cbc, mine], free: [cbc], block: byMe });
  });

  test('is nothing while a critical value is not called', () => {
    const critical = { ...cbc, checkBlocks: [noCall] };
    const mine = { ...tsh, checkBlocks: [byMe] };
    const plan = checkPlan({ tests: [mine, critical, { ...tsh, billTestId: 'other' }] });
    expect(plan.free).toEqual([]);
    expect(plan.block).toBe(noCall);
  });

  test('is nothing for a person who may not check', () => {
    expect(checkPlan({ tests: [{ ...cbc, can: ['enterResults'] }] }).ready).toEqual([]);
  });
});

describe('a bill goes out with the other normal ones', () => {
  test('when all of it is completed or checked and inside its limits', () => {
    const checked = testOnSheet({ state: 'checked', can: ['uncheck'] });
    expect(lookReason({ tests: [cbc, checked] })).toBeNull();
  });

  const withParameter = (part: Parameters<typeof testParameter>[0]) => ({
    tests: [{ ...cbc, parameters: [testParameter(part)] }],
  });
  const { range } = testParameter();
  const tight = range && { ...range, actionHigh: 14 };
  const beyondAction = withParameter({ range: tight, result: testResult({ value: '14.5', flag: 'H' }) });
  const hct = of('HCT', { result: testResult({ value: '30' }), ucum: '%', range: null, hasIntervals: false });
  test.each([
    ['no interval applies', withParameter({ range: null, result }), 'noInterval'],
    [
      'it may be inside or not',
      withParameter({ result: testResult({ value: '<14', numeric: null }) }),
      'unsure',
    ],
    [
      'a person wrote it',
      withParameter({
        kind: 'narrative',
        range: null,
        hasIntervals: false,
        result: testResult({ value: 'Carcinoma', numeric: null }),
      }),
      'words',
    ],
    ['values do not fit', { tests: [{ ...cbc, parameters: [...cbc.parameters, hct] }] }, 'consistency'],
    ['a test is open', { tests: [cbc, testOnSheet()] }, 'open'],
    ['a value is flagged', withParameter({ result: testResult({ flag: 'L' }) }), 'flag'],
    ['a value calls for action', beyondAction, 'action'],
    ['no interval applies', withParameter({ range: null, result }), 'noInterval'],
    [
      'critical limits alone apply',
      withParameter({ range: range && { ...range, rangeId: null, low: null, high: null }, result }),
      'noInterval',
    ],
    ['words are flagged', withParameter({ result: testResult({ flag: 'A' }) }), 'flag'],
    [
      'a value changed',
      withParameter({ result, delta: { mode: 'percent', change: -16, exceeded: true } }),
      'delta',
    ],
    [
      'a call is due',
      withParameter({ callDue: true, result: testResult({ flag: 'LL', critical: true }) }),
      'call',
    ],
    ['it is blocked', { tests: [{ ...cbc, checkBlocks: [byMe] }] }, 'block'],
    ['nothing can be checked', { tests: [{ ...cbc, can: [] }] }, 'block'],
  ])('not when %s', (_, sheet, why) => {
    expect(lookReason(sheet)?.why).toBe(why);
  });
});

test('critical values stand first, then those that call for action, then flagged and changed ones, the rest as on the report', () => {
  const { range } = testParameter();
  const sorted = abnormalFirst([
    of('A'),
    of('B', { result: testResult({ flag: 'H' }) }),
    of('C', { delta: { mode: 'percent', change: 20, exceeded: true } }),
    of('F', {
      range: range && { ...range, actionLow: 9 },
      result: testResult({ value: '8.9', flag: 'L' }),
    }),
    of('D', { result: testResult({ flag: 'HH', critical: true }) }),
    of('E', { delta: { mode: 'percent', change: 2, exceeded: false } }),
  ]);
  expect(sorted.map(({ code }) => code).join('')).toBe('DFBCAE');
});
