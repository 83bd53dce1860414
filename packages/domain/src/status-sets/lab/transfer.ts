import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'samples', bits: PERMISSION.update } as const;

/** A bill handed from one lab to another (spec §4 "Transfer"). */
export const transfer = defineStatusSet({
  name: 'transfer',
  initial: 'created',
  states: {
    created: { code: 0, label: 'created', tone: 'neutral', kind: 'stored' },
    inTransit: { code: 5, label: 'in transit', tone: 'info', kind: 'stored' },
    accountsApproved: { code: 7, label: 'accounts approved', tone: 'ok', kind: 'stored' },
    accountsRejected: { code: 8, label: 'accounts rejected', tone: 'warn', kind: 'stored' },
    accepted: { code: 10, label: 'accepted', tone: 'ok', kind: 'stored', final: true },
    rejected: { code: 99, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    send: { from: ['created'], to: ['inTransit'], ...byUpdate },
    approveAccounts: {
      from: ['inTransit'],
      to: ['accountsApproved'],
      ...byUpdate,
      differentPerson: 'the person who sent it',
      module: 'payments',
    },
    rejectAccounts: {
      from: ['inTransit'],
      to: ['accountsRejected'],
      ...byUpdate,
      reason: 'required',
      differentPerson: 'the person who sent it',
      module: 'payments',
    },
    /** Back to the sender, to be put right and sent again. */
    reopen: { from: ['accountsRejected'], to: ['created'], ...byUpdate },
    accept: { from: ['created', 'accountsApproved'], to: ['accepted'], ...byUpdate },
    reject: {
      from: ['created', 'accountsApproved', 'accountsRejected'],
      to: ['rejected'],
      ...byUpdate,
      reason: 'required',
    },
  },
});

export type TransferState = StateOf<typeof transfer>;
export type TransferAction = ActionOf<typeof transfer>;
