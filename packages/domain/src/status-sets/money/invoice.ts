import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

/** An agency's invoice (spec §4 "Invoice"). Once sent it is undone by a credit note, never by a state. */
export const invoice = defineStatusSet({
  name: 'invoice',
  initial: 'draft',
  /** Imported documents whose standing nobody told us. */
  alsoStartsIn: ['unknown'],
  states: {
    draft: { code: 0, label: 'draft', tone: 'neutral', kind: 'stored' },
    sent: { code: 10, label: 'sent', tone: 'info', kind: 'stored', final: true },
    unpaid: { code: 12, label: 'unpaid', tone: 'warn', kind: 'derived' },
    partialPaid: { code: 15, label: 'partial paid', tone: 'warn', kind: 'derived' },
    paid: { code: 20, label: 'paid', tone: 'ok', kind: 'derived' },
    unknown: { code: 90, label: 'unknown', tone: 'neutral', kind: 'stored', final: true },
    all: { code: 99, label: 'all', tone: 'neutral', kind: 'filter-only' },
  },
  actions: {
    send: { from: ['draft'], to: ['sent'], module: 'finance', bits: PERMISSION.update },
  },
});

export type InvoiceState = StateOf<typeof invoice>;
export type InvoiceAction = ActionOf<typeof invoice>;

/** How far a sent invoice is paid, from its total and what has been allocated to it, both in paise. */
export function paidStateOf(total: number, allocated: number): 'unpaid' | 'partialPaid' | 'paid' {
  if (allocated >= total) return 'paid';
  return allocated > 0 ? 'partialPaid' : 'unpaid';
}
