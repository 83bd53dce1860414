import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'logistics', bits: PERMISSION.update } as const;

/** A request for home collection or logistics (spec §4 "Request state"). */
export const requestState = defineStatusSet({
  name: 'requestState',
  initial: 'incoming',
  states: {
    incoming: { code: 0, label: 'incoming', tone: 'neutral', kind: 'stored' },
    approved: { code: 50, label: 'approved', tone: 'ok', kind: 'stored', final: true },
    rejected: { code: 80, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
    expired: { code: 99, label: 'expired', tone: 'warn', kind: 'stored', final: true },
  },
  actions: {
    approve: { from: ['incoming'], to: ['approved'], ...byUpdate },
    reject: { from: ['incoming'], to: ['rejected'], ...byUpdate, reason: 'required' },
    /** By the clock, when nobody answered. */
    expire: { from: ['incoming'], to: ['expired'], ...byUpdate },
  },
});

export type RequestStateState = StateOf<typeof requestState>;
export type RequestStateAction = ActionOf<typeof requestState>;
