import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'payments', bits: PERMISSION.update } as const;

/**
 * Money paid ahead (spec §4 "Customer advance"). Money in hand is active at once; what the bank clears later is pending until
 * another person says that it came.
 */
export const customerAdvance = defineStatusSet({
  name: 'customerAdvance',
  initial: 'draft',
  alsoStartsIn: ['active', 'pending'],
  states: {
    active: { code: 0, label: 'active', tone: 'ok', kind: 'stored' },
    draft: { code: 10, label: 'draft', tone: 'neutral', kind: 'stored' },
    pending: { code: 20, label: 'pending', tone: 'info', kind: 'stored' },
    rejected: { code: 50, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
    cancelled: { code: 100, label: 'cancelled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    submit: { from: ['draft'], to: ['pending'], ...byUpdate },
    approve: { from: ['pending'], to: ['active'], ...byUpdate, differentPerson: 'the person who entered it' },
    reject: {
      from: ['pending'],
      to: ['rejected'],
      ...byUpdate,
      reason: 'required',
      differentPerson: 'the person who entered it',
    },
    /** An active advance only while none of it is used. */
    cancel: { from: ['draft', 'active'], to: ['cancelled'], ...byUpdate, reason: 'required' },
  },
});

export type CustomerAdvanceState = StateOf<typeof customerAdvance>;
export type CustomerAdvanceAction = ActionOf<typeof customerAdvance>;
