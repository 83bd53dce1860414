import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'finance', bits: PERMISSION.update } as const;

/** What somebody is to get for what a period collected: made by one person, approved by another, then paid (spec §7 /api/referralpayouts). */
export const payout = defineStatusSet({
  name: 'payout',
  initial: 'made',
  states: {
    made: { code: 0, label: 'waits for approval', tone: 'info', kind: 'stored' },
    approved: { code: 10, label: 'approved', tone: 'warn', kind: 'stored' },
    paid: { code: 20, label: 'paid', tone: 'ok', kind: 'stored', final: true },
    rejected: { code: 99, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    approve: { from: ['made'], to: ['approved'], ...byUpdate, differentPerson: 'the person who made it' },
    reject: { from: ['made'], to: ['rejected'], ...byUpdate, reason: 'required' },
    pay: {
      from: ['approved'],
      to: ['paid'],
      ...byUpdate,
      differentPerson: 'the person who approved it',
    },
  },
});

export type PayoutState = StateOf<typeof payout>;
export type PayoutAction = ActionOf<typeof payout>;
