import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of the accounts of agencies. */
export const agencyRefusals = {
  'agency-beyond-limit': {
    status: 409,
    msg: '{agency} has {available} available and this takes {amount}. Take money of it first, raise its limit, or let the patient pay',
  },
  'agency-stopped': {
    status: 409,
    msg: '{agency} has {available} available: nothing more is ordered on its account before it pays. The patient can pay this bill',
  },
  'own-account-beyond-limit': {
    status: 409,
    msg: 'Your account has {available} available and this takes {amount}. Pay first, or ask the lab for a higher limit',
  },
  'own-account-stopped': {
    status: 409,
    msg: 'Your account has {available} available: nothing more is ordered on it before you pay',
  },
  'agency-limit-used': {
    status: 409,
    msg: '{agency} is prepaid and uses {used} of its limit. Take money of it first, or choose a limit that is not below that',
  },
  'agency-name-near': {
    status: 409,
    msg: '“{typed}” is near to the agency {agency} ({code}). Choose the agency from the list, or keep the text if it is somebody else',
  },
  'agency-pays-cash': {
    status: 409,
    msg: '{agency} has no account: its patients pay at the counter. Change its payment type under Agencies first',
  },
  'agency-pays-rest': {
    status: 400,
    msg: 'The agency pays all that is left of the bill, which is {rest}',
  },
  'agency-suspended': {
    status: 403,
    msg: 'Your agency is suspended until it pays. Its account and its invoices are still shown',
  },
  'agency-payment-open': {
    status: 409,
    msg: 'A payment of this account is being waited for already. Pay by its link, or cancel it first',
  },
  'agency-payment-tries': {
    status: 429,
    msg: '{count} payments of this account came to nothing within an hour. Try again in an hour, or pay the lab in another way',
  },
  'receipt-reversed-already': { status: 409, msg: '{number} is taken back already' },
  'receipt-is-reversal': {
    status: 409,
    msg: '{number} takes a receipt back and is not taken back itself; take the money again instead',
  },
  'receipt-without-tds': { status: 409, msg: 'No tax was deducted of {number}: it needs no certificate' },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
