import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Approver, type LevelOfRequest, progressOf } from './next-approver.ts';

const lead: Approver = { userId: 'lead', roleId: 'desk' };
const other: Approver = { userId: 'other', roleId: 'desk' };
const manager: Approver = { userId: 'manager', roleId: 'management' };

type State = LevelOfRequest['state'];
const user = (assigneeId: string, state: State = 'pending'): LevelOfRequest => ({
  assignment: 'user',
  assigneeId,
  state,
  approvedBy: state === 'approved' ? assigneeId : null,
  approvedFor: null,
});
const role = (assigneeId: string, state: State = 'pending'): LevelOfRequest => ({
  ...user(assigneeId, state),
  assignment: 'role',
  approvedBy: null,
});

describe('progressOf', () => {
  test.each<{
    what: string;
    levels: LevelOfRequest[];
    approvers: Approver[];
    moves: [number, string][];
    outcome: string;
  }>([
    {
      what: 'tells the first level',
      levels: [user('lead'), role('management')],
      approvers: [lead, manager],
      moves: [[0, 'notify']],
      outcome: 'waits',
    },
    {
      what: 'leaves later levels alone while one waits',
      levels: [user('lead', 'notified'), role('management')],
      approvers: [lead, manager],
      moves: [],
      outcome: 'waits',
    },
    {
      what: 'skips who is not active any more',
      levels: [user('lead', 'notified'), role('management')],
      approvers: [manager],
      moves: [
        [0, 'skip'],
        [1, 'notify'],
      ],
      outcome: 'waits',
    },
    {
      what: 'passes an empty role over as invalid',
      levels: [role('nobody'), user('manager')],
      approvers: [manager],
      moves: [
        [0, 'invalidate'],
        [1, 'notify'],
      ],
      outcome: 'waits',
    },
    {
      what: 'skips a role that was emptied after it was told',
      levels: [role('nobody', 'notified'), user('manager')],
      approvers: [manager],
      moves: [
        [0, 'skip'],
        [1, 'notify'],
      ],
      outcome: 'waits',
    },
    {
      what: 'never passes the last level over',
      levels: [user('lead', 'approved'), user('manager')],
      approvers: [lead],
      moves: [],
      outcome: 'nobody',
    },
    {
      what: 'lets nobody approve what they asked for',
      levels: [user('asker'), role('desk')],
      approvers: [{ userId: 'asker', roleId: 'desk' }, other],
      moves: [
        [0, 'skip'],
        [1, 'notify'],
      ],
      outcome: 'waits',
    },
    {
      what: 'lets nobody approve two levels',
      levels: [user('lead', 'approved'), role('desk')],
      approvers: [lead],
      moves: [],
      outcome: 'nobody',
    },
    {
      what: 'lets nobody approve who was answered for below',
      levels: [{ ...user('lead', 'approved'), approvedBy: 'other', approvedFor: 'lead' }, role('desk')],
      approvers: [lead, other],
      moves: [],
      outcome: 'nobody',
    },
    {
      what: 'is granted by the last level',
      levels: [user('lead', 'skipped'), user('manager', 'approved')],
      approvers: [],
      moves: [],
      outcome: 'granted',
    },
  ])('$what', ({ levels, approvers, moves, outcome }) => {
    const progress = progressOf(levels, approvers, 'asker');
    expect(progress.moves.map(({ index, action }) => [index, action])).toEqual(moves);
    expect(progress.outcome).toBe(outcome);
  });

  test('grants nothing that the last level has not approved, and tells at most one level', () => {
    const state = fc.constantFrom<State>('pending', 'notified', 'skipped', 'invalid', 'approved');
    const name = fc.constantFrom('lead', 'other', 'manager', 'desk', 'management');
    const level = fc
      .tuple(fc.boolean(), name, state)
      .map(([isUser, id, at]) => (isUser ? user : role)(id, at));
    const approvers = fc.subarray([lead, other, manager]);
    fc.assert(
      fc.property(fc.array(level, { minLength: 1, maxLength: 5 }), approvers, (levels, able) => {
        const { moves, outcome } = progressOf(levels, able, 'lead');
        expect(outcome === 'granted' && levels.at(-1)?.state !== 'approved').toBe(false);
        expect(moves.filter(({ action }) => action === 'notify').length).toBeLessThanOrEqual(1);
        expect(moves.some(({ index, action }) => action !== 'notify' && index === levels.length - 1)).toBe(
          false,
        );
      }),
    );
  });
});
