import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type StateOf } from '../define-status-set.ts';

const byUpdate = { module: 'payments', bits: PERMISSION.update } as const;

/**
 * A credit or debit note to a patient or an agency, with the codes of spec §4 "Debit note" that it can be in. One that somebody
 * else must approve is pending, without a number and without a posting.
 */
export const accountingNote = defineStatusSet({
  name: 'accountingNote',
  initial: 'pending',
  /** Within the limit of whoever makes it. */
  alsoStartsIn: ['generated'],
  states: {
    pending: { code: 50, label: 'pending', tone: 'info', kind: 'stored' },
    rejected: { code: 30, label: 'rejected', tone: 'danger', kind: 'stored', final: true },
    generated: { code: 40, label: 'generated', tone: 'ok', kind: 'stored' },
    cancelled: { code: 100, label: 'cancelled', tone: 'danger', kind: 'stored', final: true },
  },
  actions: {
    generate: {
      from: ['pending'],
      to: ['generated'],
      ...byUpdate,
      differentPerson: 'the person who made it',
    },
    reject: {
      from: ['pending'],
      to: ['rejected'],
      ...byUpdate,
      reason: 'required',
      differentPerson: 'the person who made it',
    },
    /** Only while nothing of it is used. */
    cancel: { from: ['generated'], to: ['cancelled'], ...byUpdate, reason: 'required' },
  },
});

export type AccountingNoteState = StateOf<typeof accountingNote>;
