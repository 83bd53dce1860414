import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'purchases', bits: PERMISSION.update } as const;

/** A claim against a vendor (spec §4 "Debit note"). */
export const debitNote = defineStatusSet({
  name: 'debitNote',
  initial: 'draft',
  states: {
    draft: { code: 0, label: 'draft', tone: 'neutral', kind: 'stored' },
    created: { code: 5, label: 'created', tone: 'info', kind: 'stored' },
    approved: { code: 20, label: 'approved', tone: 'ok', kind: 'stored' },
    rejected: { code: 30, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
    generated: { code: 40, label: 'debit note generated', tone: 'ok', kind: 'stored', final: true },
    pending: { code: 50, label: 'pending', tone: 'info', kind: 'stored' },
  },
  actions: {
    create: { from: ['draft'], to: ['created'], ...byUpdate, bits: PERMISSION.create },
    submit: { from: ['created'], to: ['pending'], ...byUpdate },
    approve: {
      from: ['pending'],
      to: ['approved'],
      ...byUpdate,
      differentPerson: 'the person who raised it',
    },
    reject: {
      from: ['pending'],
      to: ['rejected'],
      ...byUpdate,
      reason: 'required',
      differentPerson: 'the person who raised it',
    },
    generate: { from: ['approved'], to: ['generated'], ...byUpdate },
  },
});

export type DebitNoteState = StateOf<typeof debitNote>;
export type DebitNoteAction = ActionOf<typeof debitNote>;
