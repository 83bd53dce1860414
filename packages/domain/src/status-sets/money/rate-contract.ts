import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'purchases', bits: PERMISSION.update } as const;

/** Rates agreed with a vendor (spec §4 "Rate contract"). */
export const rateContract = defineStatusSet({
  name: 'rateContract',
  initial: 'draft',
  states: {
    active: { code: 0, label: 'active', tone: 'ok', kind: 'stored' },
    draft: { code: 10, label: 'draft', tone: 'neutral', kind: 'stored' },
    queue: { code: 20, label: 'queue', tone: 'info', kind: 'stored' },
    pending: { code: 30, label: 'pending', tone: 'info', kind: 'stored' },
    expired: { code: 50, label: 'expired', tone: 'warn', kind: 'stored', final: true },
    cancelled: { code: 90, label: 'cancelled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    submit: { from: ['draft'], to: ['pending'], ...byUpdate },
    /** Approved, and waits for its first day. */
    approve: { from: ['pending'], to: ['queue'], ...byUpdate, differentPerson: 'the person who entered it' },
    /** By the calendar, on its first day. */
    activate: { from: ['queue'], to: ['active'], ...byUpdate },
    /** By the calendar, after its last day. */
    expire: { from: ['active'], to: ['expired'], ...byUpdate },
    cancel: {
      from: ['draft', 'pending', 'queue', 'active'],
      to: ['cancelled'],
      ...byUpdate,
      reason: 'required',
    },
  },
});

export type RateContractState = StateOf<typeof rateContract>;
export type RateContractAction = ActionOf<typeof rateContract>;
