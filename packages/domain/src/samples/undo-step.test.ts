import { describe, expect, test } from 'vitest';
import { billTest } from '../status-sets/lab/bill-test.ts';
import { physicalSample } from '../status-sets/lab/physical-sample.ts';
import { faultOfUndo, type TestAfterStep, testOnUndo, UNDO_OF_STEP, UNDOABLE_STEPS } from './undo-step.ts';

const at = new Date('2026-11-20T05:00:00Z');
const after = (seconds: number) => ({ userId: 'me', now: new Date(at.getTime() + seconds * 1000) });

test.each([
  [{ by: 'me', at }, 0, null],
  [{ by: 'me', at }, 60, null],
  [{ by: 'me', at }, 60.001, 'too late'],
  [{ by: 'other', at }, 1, 'other person'],
  [{ by: null, at: null }, 1, 'other person'],
  [{ by: 'me', at: null }, 1, 'too late'],
])('%o, %f s later: %s', (step, seconds, fault) => {
  expect(faultOfUndo(step, after(seconds))).toBe(fault);
});

test.each(UNDOABLE_STEPS)('%s is taken back by an action of its own, of tubes and of tests', (step) => {
  const { action, from } = UNDO_OF_STEP[step];
  expect(physicalSample.actions[action].undoes).toBe(step);
  expect(physicalSample.actions[step].to).toEqual([from]);
  expect(billTest.actions[action].undoes).toBe(step);
  expect(physicalSample.possible(from)).not.toContain(action);
});

const on = (part: Partial<TestAfterStep>): TestAfterStep => ({
  state: 'pending',
  stateBeforeHold: null,
  isAccessioned: false,
  isWorkedOn: false,
  ...part,
});

describe('a test of the tube', () => {
  test.each<[(typeof UNDOABLE_STEPS)[number], Partial<TestAfterStep>, string]>([
    ['collect', { state: 'naccessioned' }, 'back'],
    ['collect', { state: 'naccessioned', isAccessioned: true }, 'went on'],
    ['collect', { state: 'outsourced' }, 'went on'],
    ['collect', { state: 'onHold', stateBeforeHold: 'ncollected' }, 'stays'],
    ['collect', { state: 'onHold', stateBeforeHold: 'naccessioned' }, 'went on'],
    ['accession', { state: 'pending', isAccessioned: true }, 'back'],
    ['accession', { state: 'naccessioned', isAccessioned: true }, 'back'],
    ['accession', { state: 'pending', isAccessioned: true, isWorkedOn: true }, 'went on'],
    ['accession', { state: 'partial', isAccessioned: true }, 'went on'],
    ['accession', { state: 'deptaccessioned', isAccessioned: true }, 'went on'],
    ['accession', { state: 'onHold', stateBeforeHold: 'naccessioned' }, 'stays'],
    ['accession', { state: 'onHold', stateBeforeHold: 'naccessioned', isAccessioned: true }, 'went on'],
    ['accession', { state: 'onHold', stateBeforeHold: 'pending', isAccessioned: true }, 'went on'],
    ['accessionInDepartment', { state: 'deptaccessioned', isAccessioned: true }, 'back'],
    ['accessionInDepartment', { state: 'pending', isAccessioned: true }, 'stays'],
    ['accessionInDepartment', { state: 'completed', isAccessioned: true }, 'went on'],
    [
      'accessionInDepartment',
      { state: 'onHold', stateBeforeHold: 'naccessioned', isAccessioned: true },
      'stays',
    ],
    [
      'accessionInDepartment',
      { state: 'onHold', stateBeforeHold: 'deptaccessioned', isAccessioned: true },
      'went on',
    ],
  ])('undo of %s, %o: %s', (step, part, expected) => {
    expect(testOnUndo(step, on(part))).toBe(expected);
  });
});
