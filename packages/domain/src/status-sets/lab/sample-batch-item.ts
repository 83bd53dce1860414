import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'samples', bits: PERMISSION.update } as const;

/** One sample of a batch that a rider carries from a centre to the lab (spec §4 "Sample batch item"). */
export const sampleBatchItem = defineStatusSet({
  name: 'sampleBatchItem',
  initial: 'incoming',
  states: {
    incoming: { code: 0, label: 'incoming', tone: 'neutral', kind: 'stored' },
    assigned: { code: 10, label: 'assigned to logistic boy', tone: 'info', kind: 'stored' },
    rejected: { code: 20, label: 'rejected by logistic boy', tone: 'warn', kind: 'stored' },
    accepted: { code: 30, label: 'accepted', tone: 'info', kind: 'stored' },
    inTransit: { code: 40, label: 'in transit', tone: 'info', kind: 'stored' },
    collected: { code: 50, label: 'sample collected', tone: 'info', kind: 'stored' },
    arrived: { code: 60, label: 'sample arrived at lab', tone: 'ok', kind: 'stored' },
    approved: { code: 70, label: 'approved by accounts', tone: 'ok', kind: 'stored' },
    registered: { code: 80, label: 'registered', tone: 'ok', kind: 'stored', final: true },
    canceled: { code: 90, label: 'canceled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    assign: { from: ['incoming', 'rejected'], to: ['assigned'], ...byUpdate },
    accept: { from: ['assigned'], to: ['accepted'], ...byUpdate },
    reject: { from: ['assigned'], to: ['rejected'], ...byUpdate, reason: 'required' },
    collect: { from: ['accepted'], to: ['collected'], ...byUpdate },
    /** A centre that sends without a rider goes straight on the road. */
    markInTransit: { from: ['incoming', 'collected'], to: ['inTransit'], ...byUpdate },
    receive: { from: ['inTransit'], to: ['arrived'], ...byUpdate },
    approve: {
      from: ['arrived'],
      to: ['approved'],
      ...byUpdate,
      differentPerson: 'the person who received it',
      module: 'payments',
    },
    register: { from: ['approved'], to: ['registered'], ...byUpdate },
    cancel: {
      from: ['incoming', 'assigned', 'rejected', 'accepted', 'collected', 'arrived'],
      to: ['canceled'],
      ...byUpdate,
      reason: 'required',
    },
  },
});

export type SampleBatchItemState = StateOf<typeof sampleBatchItem>;
export type SampleBatchItemAction = ActionOf<typeof sampleBatchItem>;
