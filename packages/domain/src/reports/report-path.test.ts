import { describe, expect, test } from 'vitest';
import { type ReportOnPath, reportPath, type TestOnPath } from './report-path.ts';

function ordered(name: string, part: Partial<TestOnPath> = {}): TestOnPath {
  return {
    name,
    state: 'checked',
    stateBeforeHold: null,
    isAccessioned: true,
    line: { lineId: name, name, restricted: false },
    isReleased: false,
    ...part,
  };
}
function report(part: Partial<ReportOnPath> = {}): ReportOnPath {
  return { tests: [ordered('CBC')], accountBlock: null, duesBlock: null, dispatch: null, ...part };
}
const here = (part: Partial<ReportOnPath>) => {
  const found = reportPath(report(part)).filter(({ standing }) => standing === 'here');
  expect(found.length).toBeLessThan(2);
  return found[0] ?? null;
};
const released = ordered('CBC', { isReleased: true });
const restricted = { lineId: 'p', name: 'Fever panel', restricted: true };

describe('the first thing that keeps a report in', () => {
  test.each<[string, Partial<TestOnPath>, string, string]>([
    [
      'a tube that is not drawn',
      { state: 'ncollected', isAccessioned: false },
      'collect',
      'collection pending',
    ],
    ['a tube on its way', { state: 'naccessioned', isAccessioned: false }, 'accession', 'accession pending'],
    ['a tube at the department', { state: 'naccessioned' }, 'accessionInDepartment', 'accession pending'],
    ['a test without values', { state: 'pending' }, 'results', 'result pending'],
    ['a test accessioned there', { state: 'deptaccessioned' }, 'results', 'department accessioned'],
    ['a test with some values', { state: 'partial' }, 'results', 'partially completed'],
    ['a repeat', { state: 'rerun' }, 'results', 'rerun'],
    ['another laboratory', { state: 'outsourced' }, 'results', 'outsourced'],
    ['a test on hold where it was', { state: 'onHold', stateBeforeHold: 'ncollected' }, 'collect', 'onhold'],
    ['values that nobody checked', { state: 'completed' }, 'check', 'completed'],
    ['a check without a release', {}, 'release', 'checked, not released'],
  ])('%s', (...[, part, step, why]) => {
    expect(here({ tests: [ordered('CBC', part)] })).toMatchObject({ step, waiting: [{ name: 'CBC', why }] });
  });

  test('is the earliest step of all tests', () => {
    const tests = [
      ordered('CBC', { state: 'completed' }),
      ordered('ESR', { state: 'pending' }),
      ordered('TSH'),
    ];
    const steps = reportPath(report({ tests }));
    expect(steps.filter(({ waiting }) => waiting.length > 0)).toMatchObject([
      { step: 'results', standing: 'here', waiting: [{ name: 'ESR' }] },
      { step: 'check', standing: 'ahead', waiting: [{ name: 'CBC' }] },
      { step: 'release', standing: 'ahead', waiting: [{ name: 'TSH' }] },
    ]);
    expect(steps.slice(0, 3).map(({ standing }) => standing)).toEqual(['done', 'done', 'done']);
  });

  test('a restricted package keeps its checked tests back, and only those', () => {
    const tests = [
      ordered('CBC', { line: restricted }),
      ordered('Widal', { line: restricted, state: 'completed' }),
      ordered('TSH'),
    ];
    const steps = reportPath(report({ tests }));
    expect(steps.find(({ step }) => step === 'package')?.waiting).toEqual([
      { name: 'Fever panel', why: 'waits for Widal' },
    ]);
    expect(steps.find(({ step }) => step === 'release')?.waiting.map(({ name }) => name)).toEqual(['TSH']);
  });

  test.each<[string, Partial<ReportOnPath>, string, string]>([
    [
      'the account',
      { accountBlock: 'Lab account: suspended', duesBlock: 'Due ₹ 20' },
      'account',
      'Lab account: suspended',
    ],
    ['dues', { duesBlock: 'Due ₹ 20' }, 'dues', 'Due ₹ 20'],
    ['the print', {}, 'dispatch', 'ready to print'],
  ])('after the release: %s', (...[, part, step, why]) => {
    const dispatch = { state: 'readyToPrint', holdReason: null } as const;
    expect(here({ tests: [released], dispatch, ...part })).toEqual({
      step,
      standing: 'here',
      waiting: [{ name: '', why }],
    });
  });

  test('a hold says its reason', () => {
    const dispatch = { state: 'onHold', holdReason: 'Doctor asked to wait' } as const;
    expect(here({ tests: [released], dispatch })?.waiting[0]?.why).toBe('on hold: Doctor asked to wait');
  });
});

test('with the reader everything is done, whatever is due', () => {
  const dispatch = { state: 'dispatched', holdReason: null } as const;
  const steps = reportPath(report({ tests: [released], dispatch, duesBlock: 'Due ₹ 20' }));
  expect(new Set(steps.map(({ standing }) => standing))).toEqual(new Set(['done']));
});

test('of a bill whose tests are all cancelled nothing is done and nothing waits', () => {
  const steps = reportPath(report({ tests: [] }));
  expect(steps.every(({ standing, waiting }) => standing === 'ahead' && waiting.length === 0)).toBe(true);
});
