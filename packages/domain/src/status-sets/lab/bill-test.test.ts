import { describe, expect, test } from 'vitest';
import { stepsOf } from '../../testing/leads-to.ts';
import { billTest, RESULT_FILTER_STATES } from './bill-test.ts';

const OPEN = 'ncollected naccessioned deptaccessioned pending partial completed outsourced rerun'.split(' ');

test('does what the workflows page lets it do, undoes it, and takes a partner report in parts or not at all', () => {
  expect(stepsOf(billTest).toSorted()).toEqual(
    [
      'collect: ncollected > naccessioned',
      'accession: naccessioned > pending',
      'accession: naccessioned > naccessioned',
      'accessionInDepartment: naccessioned > deptaccessioned',
      'undoCollect: naccessioned > ncollected',
      'undoAccession: pending > naccessioned',
      'undoAccession: naccessioned > naccessioned',
      'undoAccessionInDepartment: deptaccessioned > naccessioned',
      ...['pending', 'deptaccessioned', 'partial', 'completed', 'rerun', 'outsourced'].flatMap((from) => [
        `enterResults: ${from} > partial`,
        `enterResults: ${from} > completed`,
      ]),
      'clearValues: partial > pending',
      'clearValues: partial > deptaccessioned',
      'clearValues: completed > pending',
      'clearValues: completed > deptaccessioned',
      'check: completed > checked',
      'uncheck: checked > completed',
      'requestRerun: completed > rerun',
      'requestRerun: partial > rerun',
      ...OPEN.flatMap((state) => [`hold: ${state} > onHold`, `resume: onHold > ${state}`]),
      'outsource: naccessioned > outsourced',
      'outsource: pending > outsourced',
      'outsource: deptaccessioned > outsourced',
      'receiveOutsourced: outsourced > completed',
      ...['naccessioned', 'pending', 'deptaccessioned', 'partial', 'outsourced'].map(
        (from) => `recollect: ${from} > ncollected`,
      ),
      ...[...OPEN, 'onHold'].map((from) => `cancel: ${from} > canceled`),
    ].toSorted(),
  );
});

test('has the names of the specification as codes and its stage labels', () => {
  expect(billTest.stateNames.map((state) => [billTest.codeOf(state), billTest.labelOf(state)])).toEqual([
    ['ncollected', 'collection pending'],
    ['naccessioned', 'accession pending'],
    ['pending', 'result pending'],
    ['partial', 'partially completed'],
    ['completed', 'completed'],
    ['checked', 'checked'],
    ['outsourced', 'outsourced'],
    ['deptaccessioned', 'department accessioned'],
    ['canceled', 'rejected'],
    ['onHold', 'onhold'],
    ['rerun', 'rerun'],
  ]);
});

describe('separation of duties', () => {
  test('only check names somebody who may not do it', () => {
    const named = billTest.actionNames.filter((action) => billTest.actions[action].differentPerson);
    expect(named).toEqual(['check']);
  });

  test('what undoes work needs a reason', () => {
    const reasoned = billTest.actionNames.filter((action) => billTest.actions[action].reason === 'required');
    expect(reasoned).toEqual(['clearValues', 'uncheck', 'recollect', 'cancel']);
  });
});

test('a refused cancel of a checked test says what can be done instead', () => {
  expect(billTest.step('cancel', 'checked')).toMatchObject({
    ok: false,
    refusal: { from: 'checked', label: 'checked', possible: ['uncheck'] },
  });
});

test('the result filter offers the seven states of the specification', () => {
  expect(RESULT_FILTER_STATES.join(' ')).toBe(
    'pending partial completed deptaccessioned naccessioned ncollected outsourced',
  );
});
