import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const samples = { module: 'samples', bits: PERMISSION.update } as const;

/** A sample announced by another lab or centre (spec §4 "Incoming-sample workflow"). */
export const incomingSample = defineStatusSet({
  name: 'incomingSample',
  initial: 'pending',
  states: {
    pending: { code: 0, label: 'pending', tone: 'neutral', kind: 'stored' },
    accepted: { code: 10, label: 'accepted', tone: 'info', kind: 'stored' },
    accessioned: { code: 20, label: 'accessioned', tone: 'ok', kind: 'stored' },
    registered: { code: 30, label: 'registered', tone: 'ok', kind: 'stored', final: true },
    rejected: { code: 99, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    accept: { from: ['pending'], to: ['accepted'], ...samples },
    accession: { from: ['pending', 'accepted'], to: ['accessioned'], ...samples },
    register: { from: ['accepted', 'accessioned'], to: ['registered'], ...samples },
    reject: { from: ['pending', 'accepted'], to: ['rejected'], ...samples, reason: 'required' },
  },
});

export type IncomingSampleState = StateOf<typeof incomingSample>;
export type IncomingSampleAction = ActionOf<typeof incomingSample>;
