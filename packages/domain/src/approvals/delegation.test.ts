import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DELEGATION_ACTIONS,
  DELEGATION_STATES,
  delegationState,
  type Power,
  powerFor,
} from './delegation.ts';
import { type Assignee, spentPowers } from './next-approver.ts';

describe('a delegation', () => {
  const span = { fromDay: '2026-11-23', untilDay: '2026-11-25', isRevoked: false };
  test.each([
    ['2026-11-22', 'coming'],
    ['2026-11-23', 'inEffect'],
    ['2026-11-25', 'inEffect'],
    ['2026-11-26', 'over'],
  ])('on %s is %s', (today, state) => {
    expect(delegationState(span, today)).toBe(state);
    expect(delegationState({ ...span, isRevoked: true }, today)).toBe('revoked');
  });

  test('can be revoked until it is over', () => {
    expect(DELEGATION_STATES.filter((state) => DELEGATION_ACTIONS[state].length > 0)).toEqual([
      'coming',
      'inEffect',
    ]);
  });
});

const own: Power = { userId: 'asha', roleId: 'accounts', delegationId: null };
const ofManager: Power = { userId: 'farhan', roleId: 'management', delegationId: 'd1' };
const ofColleague: Power = { userId: 'vrinda', roleId: 'accounts', delegationId: 'd2' };
const powers = [own, ofManager, ofColleague];
const role = (assigneeId: string): Assignee => ({ assignment: 'role', assigneeId });
const user = (assigneeId: string): Assignee => ({ assignment: 'user', assigneeId });

describe('a level is answered', () => {
  test.each<{ how: string; level: Assignee; spent: string[]; power: Power | null }>([
    { how: 'by the own power', level: role('accounts'), spent: [], power: own },
    { how: 'for who is away, by role', level: role('management'), spent: [], power: ofManager },
    { how: 'for who is away, by name', level: user('farhan'), spent: [], power: ofManager },
    { how: 'by nobody it is not assigned to', level: user('else'), spent: [], power: null },
    { how: 'by nobody who answered before', level: role('management'), spent: ['asha'], power: null },
    { how: 'for nobody who asked', level: role('management'), spent: ['farhan'], power: null },
    { how: 'for nobody who was answered for', level: user('vrinda'), spent: ['vrinda'], power: null },
  ])('$how', ({ level, spent, power }) => {
    expect(powerFor(level, powers, new Set(spent))).toEqual(power);
  });
});

const roleOf = (userId: string): string => (userId < 'm' ? 'first' : 'second');

test('no power counts twice, whoever answers for whom', () => {
  const people = ['asha', 'farhan', 'vrinda', 'meher'];
  const level = fc.constantFrom<Assignee>(role('first'), role('second'), ...people.map(user));
  const pair = fc.tuple(fc.constantFrom(...people), fc.constantFrom(...people));
  const asked = fc.record({
    levels: fc.array(level, { minLength: 1, maxLength: 6 }),
    delegations: fc.array(pair, { maxLength: 6 }),
    callers: fc.array(fc.constantFrom(...people), { minLength: 6, maxLength: 6 }),
  });
  fc.assert(
    fc.property(asked, ({ levels, delegations, callers }) => {
      const answered: { approvedBy: string; approvedFor: string | null }[] = [];
      for (const [index, one] of levels.entries()) {
        const caller = callers[index] ?? 'asha';
        const held = [
          { userId: caller, roleId: roleOf(caller), delegationId: null },
          ...delegations
            .filter(([from, to]) => to === caller && from !== caller)
            .map(([from], at) => ({ userId: from, roleId: roleOf(from), delegationId: String(at) })),
        ];
        const power = powerFor(one, held, spentPowers('meher', answered));
        if (power === null) continue;
        answered.push({ approvedBy: caller, approvedFor: power.userId === caller ? null : power.userId });
      }
      const counted = answered.flatMap((step) => [
        step.approvedBy,
        ...(step.approvedFor === null ? [] : [step.approvedFor]),
      ]);
      expect(counted).not.toContain('meher');
      expect(new Set(counted).size).toBe(counted.length);
    }),
  );
});
