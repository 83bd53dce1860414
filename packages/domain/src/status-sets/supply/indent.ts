import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'inventory', bits: PERMISSION.update } as const;

/** A request of a location for stock (spec §4 "Indent-style"). */
export const indent = defineStatusSet({
  name: 'indent',
  initial: 'draft',
  states: {
    draft: { code: 0, label: 'draft', tone: 'neutral', kind: 'stored' },
    created: { code: 10, label: 'created', tone: 'info', kind: 'stored' },
    accepted: { code: 20, label: 'accepted', tone: 'info', kind: 'stored' },
    approved: { code: 40, label: 'approved', tone: 'ok', kind: 'stored' },
    pending: { code: 50, label: 'pending', tone: 'warn', kind: 'stored' },
    canceled: { code: 90, label: 'canceled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    create: { from: ['draft'], to: ['created'], ...byUpdate, bits: PERMISSION.create },
    accept: { from: ['created'], to: ['accepted'], ...byUpdate },
    approve: {
      from: ['accepted'],
      to: ['approved'],
      ...byUpdate,
      differentPerson: 'the person who raised it',
    },
    /** Waits for the stock that is to be sent. */
    issue: { from: ['approved'], to: ['pending'], ...byUpdate },
    cancel: {
      from: ['draft', 'created', 'accepted', 'pending'],
      to: ['canceled'],
      ...byUpdate,
      reason: 'required',
    },
  },
});

export type IndentState = StateOf<typeof indent>;
export type IndentAction = ActionOf<typeof indent>;
