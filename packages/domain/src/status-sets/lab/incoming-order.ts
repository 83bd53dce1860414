import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'samples', bits: PERMISSION.update } as const;

/** An order announced by another lab (spec §4 "A simpler order/sample status set"). */
export const incomingOrder = defineStatusSet({
  name: 'incomingOrder',
  initial: 'INCOMING',
  states: {
    INCOMING: { code: 0, label: 'incoming', tone: 'neutral', kind: 'stored' },
    ACCEPTED: { code: 10, label: 'accepted', tone: 'info', kind: 'stored' },
    REGISTERED: { code: 20, label: 'registered', tone: 'ok', kind: 'stored', final: true },
    CANCELLED: { code: 99, label: 'cancelled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    accept: { from: ['INCOMING'], to: ['ACCEPTED'], ...byUpdate },
    register: { from: ['ACCEPTED'], to: ['REGISTERED'], ...byUpdate },
    cancel: { from: ['INCOMING', 'ACCEPTED'], to: ['CANCELLED'], ...byUpdate, reason: 'required' },
  },
});

export type IncomingOrderState = StateOf<typeof incomingOrder>;
export type IncomingOrderAction = ActionOf<typeof incomingOrder>;
