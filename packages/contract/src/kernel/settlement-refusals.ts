import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of money between places of a lab. */
export const settlementRefusals = {
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
} as const satisfies Record<string, RefusalSpec>;
