import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of the invoices of agencies and of what pays them. */
export const invoiceRefusals = {
  'invoice-period-open': {
    status: 409,
    msg: 'The days from {from} to {to} are not over yet: a test can still be checked on the last of them. Cut this invoice from the day after',
  },
  'invoice-cut-already': {
    status: 409,
    msg: '{agency} is invoiced to {to} already. What came late goes along with the next invoice, or onto a supplementary one now',
  },
  'invoice-none-before': {
    status: 409,
    msg: '{agency} has no invoice yet. Cut that of its last period first',
  },
  'invoice-nothing': {
    status: 409,
    msg: 'Nothing of {agency} is to be invoiced from {from} to {to}',
  },
  'invoice-carried': {
    status: 409,
    msg: 'From {from} to {to} {agency} gets more back than it is charged: {total}. This goes along with its next invoice',
  },
  'invoice-sent-already': {
    status: 409,
    msg: '{number} was sent. Cancel it by a credit note instead',
  },
  'invoice-not-sent': {
    status: 409,
    msg: '{number} was not sent: discard it instead',
  },
  'invoice-canceled-already': {
    status: 409,
    msg: '{number} has a credit note that cancels it already',
  },
  'invoice-run-going': {
    status: 409,
    msg: 'The invoices of this cycle are being cut already. Wait until that run is done',
  },
  'invoice-not-due': {
    status: 409,
    msg: 'Nothing is due of one of these invoices. Load what is due again',
  },
  'beyond-invoice': {
    status: 409,
    msg: 'Of {number} {due} is due. Choose no more than that',
  },
  'allocated-beyond-money': {
    status: 409,
    msg: '{asked} is to be paid and there is {left}. Choose less, or take more money',
  },
  'nothing-unallocated': {
    status: 409,
    msg: '{agency} has no money and no credit note that pays no invoice yet',
  },
  'no-invoice-due': {
    status: 409,
    msg: 'No invoice of {agency} is due. What it paid stays on its account',
  },
  'allocation-ended-already': {
    status: 409,
    msg: 'This was taken back already',
  },
  'allocation-cancels': {
    status: 409,
    msg: 'This credit note cancels the invoice and stays with it',
  },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
