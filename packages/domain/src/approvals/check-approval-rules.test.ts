import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ApprovalRule, bandCovers, bandGaps } from './approval-rule.ts';
import { canStrand, checkApprovalRules } from './check-approval-rules.ts';
import { ableFor, type Approver, type Assignee, type LevelOfRequest, progressOf } from './next-approver.ts';

const anita: Approver = { userId: 'anita', roleId: 'management' };
const bharat: Approver = { userId: 'bharat', roleId: 'management' };
const chitra: Approver = { userId: 'chitra', roleId: 'accounts' };
const user = (assigneeId: string): Assignee => ({ assignment: 'user', assigneeId });
const role = (assigneeId: string): Assignee => ({ assignment: 'role', assigneeId });
const rule = (levels: Assignee[], band = { from: 0, until: null as number | null }): ApprovalRule => ({
  ruleId: 'rule',
  type: 'bill discount',
  levels,
  ...band,
});

describe('checkApprovalRules', () => {
  test.each<{ what: string; levels: Assignee[]; approvers: Approver[]; found: object[] }>([
    { what: 'two people of a role', levels: [role('management')], approvers: [anita, bharat], found: [] },
    {
      what: 'nobody at the end',
      levels: [role('management'), user('gone')],
      approvers: [anita, bharat],
      found: [{ kind: 'neverEnds', level: 2 }],
    },
    {
      what: 'no levels at all',
      levels: [],
      approvers: [anita],
      found: [{ kind: 'neverEnds', level: 0 }],
    },
    {
      what: 'one person at the end, who may ask too',
      levels: [role('accounts'), user('anita')],
      approvers: [anita, chitra],
      found: [{ kind: 'onlyThemselves', level: 2, userId: 'anita' }],
    },
    {
      what: 'the same person twice',
      levels: [user('anita'), user('anita')],
      approvers: [anita],
      found: [
        { kind: 'onlyThemselves', level: 2, userId: 'anita' },
        { kind: 'usedUp', level: 2 },
      ],
    },
    {
      what: 'a role twice that has two people: one asks, one approves below',
      levels: [role('management'), role('management')],
      approvers: [anita, bharat],
      found: [{ kind: 'usedUp', level: 2 }],
    },
    {
      what: 'an empty role on the way',
      levels: [role('empty'), role('management')],
      approvers: [anita, bharat],
      found: [{ kind: 'passedOver', level: 1 }],
    },
  ])('$what', ({ levels, approvers, found }) => {
    expect(checkApprovalRules([rule(levels)], approvers)).toEqual(
      found.map((one) => ({ ruleId: 'rule', ...one })),
    );
  });

  test('amounts between two rules and above the last have no rule', () => {
    const able = [anita, bharat];
    const rules = [
      rule([role('management')], { from: 0, until: 500_000 }),
      rule([role('management')], { from: 1_000_000, until: 2_000_000 }),
    ];
    expect(checkApprovalRules(rules, able)).toEqual([
      { kind: 'gap', type: 'bill discount', from: 500_000, until: 1_000_000 },
      { kind: 'gap', type: 'bill discount', from: 2_000_000, until: null },
    ]);
  });
});

test('every amount lies in a band or in a gap, never in both', () => {
  const band = fc
    .record({ from: fc.nat(50), length: fc.option(fc.integer({ min: 1, max: 20 })) })
    .map(({ from, length }) => ({ from, until: length === null ? null : from + length }));
  fc.assert(
    fc.property(fc.array(band, { maxLength: 6 }), fc.nat(100), (bands, amount) => {
      const covered = bands.some((one) => bandCovers(one, amount));
      expect(bandGaps(bands).some((gap) => bandCovers(gap, amount))).toBe(!covered);
    }),
  );
});

/** Plays every way in which people may approve; true when one of them leaves the request waiting for nobody. */
function someWayStrands(
  levels: readonly LevelOfRequest[],
  approvers: Approver[],
  requesterId: string,
): boolean {
  const { moves, outcome } = progressOf(levels, approvers, requesterId);
  if (outcome !== 'waits') return outcome === 'nobody';
  const state = { notify: 'notified', skip: 'skipped', invalidate: 'invalid' } as const;
  const moved = levels.map((level, index) => {
    const move = moves.find((one) => one.index === index);
    return move === undefined ? level : { ...level, state: state[move.action] };
  });
  const at = moved.findIndex((level) => level.state === 'notified');
  const here = moved[at];
  if (here === undefined) return false;
  const used = new Set([requesterId, ...moved.flatMap(({ approvedBy }) => approvedBy ?? [])]);
  return ableFor(here, approvers, used).some(({ userId }) =>
    someWayStrands(
      moved.with(at, { ...here, state: 'approved', approvedBy: userId }),
      approvers,
      requesterId,
    ),
  );
}

test('a rule can strand a request exactly when some way of approving does', () => {
  const people = ['a', 'b', 'c', 'd'].map((userId, at) => ({ userId, roleId: at < 2 ? 'x' : 'y' }));
  const assignee = fc.constantFrom(...['a', 'b', 'c', 'd'].map(user), role('x'), role('y'), role('empty'));
  const levels = fc.array(assignee, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      levels,
      fc.subarray(people),
      fc.constantFrom('a', 'd', 'guest'),
      (chosen, approvers, asker) => {
        const fresh = chosen.map((level) => ({
          ...level,
          state: 'pending' as const,
          approvedFor: null,
          approvedBy: null,
        }));
        expect(canStrand({ levels: chosen }, approvers, asker)).toBe(someWayStrands(fresh, approvers, asker));
      },
    ),
    { numRuns: 500 },
  );
});
