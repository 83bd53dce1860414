import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'payments', bits: PERMISSION.update } as const;

/** Money that a patient is to get back, asked for by one person and paid by another (spec §3 "refund", codes as of §4 "Simple"). */
export const refund = defineStatusSet({
  name: 'refund',
  initial: 'requested',
  states: {
    requested: { code: 0, label: 'requested', tone: 'info', kind: 'stored' },
    paid: { code: 10, label: 'paid', tone: 'ok', kind: 'stored', final: true },
    rejected: { code: 99, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    approve: { from: ['requested'], to: ['paid'], ...byUpdate, differentPerson: 'the requester' },
    /** The requester may withdraw it. */
    reject: { from: ['requested'], to: ['rejected'], ...byUpdate, reason: 'required' },
  },
});

export type RefundState = StateOf<typeof refund>;
export type RefundAction = ActionOf<typeof refund>;
