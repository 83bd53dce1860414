import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of payouts for referrals. */
export const payoutRefusals = {
  'payouts-forbidden': {
    status: 403,
    msg: 'This lab pays nothing for referrals. Whoever sets up the lab can allow it, where it is lawful',
  },
  'payee-taken': { status: 409, msg: 'This person has a share already. Change that one' },
  'payee-not-seller': {
    status: 409,
    msg: '{name} neither sells nor is a PRO. Say so on the page of the user first',
  },
  'payee-rule-twice': { status: 400, msg: 'Two rules are for the same. Put their slabs into one rule' },
  'payee-rule-slabs': {
    status: 400,
    msg: 'Each rule begins with a slab from 0, each slab has its own beginning, and is either per cent or an amount',
  },
  'payout-open': {
    status: 409,
    msg: 'A payout of {name} to {to} still waits for approval. Decide that one first',
  },
  'payout-day-to-come': { status: 409, msg: '{to} is still to come. Choose today or a day before' },
  'payout-covered': { status: 409, msg: '{name} has payouts to {to} already. Choose a later day' },
  'payout-nothing': {
    status: 409,
    msg: 'From {from} to {to} nothing is owed to {name}: {total}. What was taken back goes along with the next payout',
  },
  'payout-by-maker': { status: 403, msg: 'You made this payout; another person must approve it' },
  'payout-by-approver': { status: 403, msg: 'You approved this payout; another person must pay it' },
  'payout-own': { status: 403, msg: 'Nobody decides about their own payout; another person must do it' },
} as const satisfies Record<string, RefusalSpec>;
