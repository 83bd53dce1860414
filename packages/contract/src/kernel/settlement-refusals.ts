import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of money between places of a lab. */
export const settlementRefusals = {
  'lab-payment-not-banked': {
    status: 409,
    msg: 'This cash stayed at its own place. Deposit it at the bank with its slip number first',
  },
  'lab-payment-same-place': { status: 400, msg: 'Money moves between two places. Choose another one' },
  'lab-payment-over-day': {
    status: 409,
    msg: '{amount} is more than the {left} of {day} that the place has not handed over. Enter at most that',
  },
  'lab-payment-elsewhere': {
    status: 403,
    msg: 'Whoever works at {place} does this. Change to that place first',
  },
  'lab-payment-own-part': {
    status: 403,
    msg: 'You took a step of this before ({part}); another person must take this one',
  },
  'lab-payment-each-other': {
    status: 409,
    msg: '{name} approved money of yours within {days} days. Two people do not approve each other: a third must',
  },
  'settlement-nothing': {
    status: 409,
    msg: 'Nothing of {mode} on {day} waits at this place: a batch has it, or nothing came. Choose another day',
  },
  'settlement-handed-over': {
    status: 409,
    msg: '{mode} of {day} was handed over to another place. Reject that first, or settle it from there',
  },
  'settlement-comes-to-nothing': {
    status: 409,
    msg: 'This batch comes to {amount} after what was taken back. The bank has nothing to settle',
  },
  'settlement-asked-for': {
    status: 409,
    msg: 'This batch was asked for already and stays as it is. Settle it with what the bank pays',
  },
  'settlement-nothing-left': {
    status: 409,
    msg: 'Without these movements the batch comes to {amount}. Dissolve it, or take others out',
  },
  'settlement-bank-paid-other': {
    status: 409,
    msg: 'The statement of the bank says {amount}. Enter that, or undo the match first',
  },
  'bank-account-taken': { status: 409, msg: 'The lab has an account of this number already' },
  'bank-columns-unknown': {
    status: 400,
    msg: '{name}: say at the account which of these columns hold what: {titles}',
  },
  'bank-file-cells': {
    status: 400,
    msg: '{name}: {count} cells cannot be read. Mend them, or ask the bank for the file again',
  },
  'bank-file-other-account': {
    status: 409,
    msg: '{name} is of the account {account}. Choose that account',
  },
  'bank-line-matched': {
    status: 409,
    msg: '{name} has said already what this line is: {document}. Undo that first',
  },
  'bank-money-matched': {
    status: 409,
    msg: 'Another line of a statement is this money already. Read the list again',
  },
  'bank-money-not-expected': {
    status: 409,
    msg: 'This money is not expected at the bank: it is matched, was taken back or is not there. Choose another one',
  },
  'bank-amount-differs': {
    status: 409,
    msg: '{document} is {expected}, this line {found}. Only money of the same amount is matched',
  },
  'bank-match-undone': { status: 409, msg: 'This was taken back already' },
  'bank-match-archived': {
    status: 409,
    msg: 'What this line is was archived: nothing of it changes any more',
  },
  'bank-line-goes-out': { status: 409, msg: 'This money went out. Only what came is received of an agency' },
} as const satisfies Record<string, RefusalSpec>;
