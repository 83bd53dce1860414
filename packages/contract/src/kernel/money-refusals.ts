import { MESSAGES } from '@nidan/domain/text/messages';
import { deskRefusals } from './desk-refusals.ts';
import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of bills and money. */
export const moneyRefusals = {
  ...deskRefusals,
  'bill-saved-already': { status: 409, msg: 'This bill is saved already' },
  'saved-already': { status: 409, msg: 'This is saved already' },
  'location-not-chosen': { status: 409, msg: 'Choose the location that you work at, then save' },
  'test-not-offered': { status: 400, msg: 'This lab does not offer one of the tests' },
  'test-not-offered-here': { status: 400, msg: '{test} is not offered at this location' },
  'bill-closed': { status: 409, msg: 'Every test of {labNo} is {label}; make a new bill instead' },
  'referrer-missing': { status: 400, msg: 'This lab asks for the referring doctor of every bill' },
  'phone-missing': { status: 400, msg: 'This lab asks for the phone number of every person' },
  'id-of-another': {
    status: 409,
    msg: 'This {kind} is registered for {name} ({code}). Choose that record if it is the same person; one {kind} belongs to one person',
  },
  'id-of-another-unseen': {
    status: 409,
    msg: 'This {kind} is registered for a person of another place of the lab. Check the number; one {kind} belongs to one person',
  },
  'discount-over-limit': { status: 403, msg: MESSAGES.discount.overLimit },
  'agency-no-discount': {
    status: 403,
    msg: 'Users of an agency can give no discount and use no coupon: the lab sets the rates of the agency',
  },
  'discount-over-bill': { status: 400, msg: MESSAGES.discount.overBill },
  'payment-mode-refused': { status: 400, msg: '{mode} is not taken at the counter: {instead}' },
  'day-closed': {
    status: 409,
    msg: 'The books of this day are closed. Nothing was saved; try again, so that it counts for today',
  },
  'payment-is-reversal': { status: 409, msg: 'A reversal is not reversed; take the payment again instead' },
  'payment-reversed-already': { status: 409, msg: 'The payment of {amount} is reversed already' },
  'nothing-written-off': { status: 409, msg: 'Nothing of this bill is written off' },
  'payment-refunded': {
    status: 409,
    msg: '{amount} of what was paid for this bill is refunded; a payment that paid for it is not reversed',
  },
  // Payment orders
  'gateway-not-open': {
    status: 409,
    msg: 'The lab has no payment gateway in use. Whoever manages the lab sets it up under Payment gateway',
  },
  'gateway-secrets-missing': { status: 400, msg: 'Give key secret and webhook secret the first time' },
  'terminal-not-usable': { status: 409, msg: 'The terminal {name} is {label}. Choose another' },
  'terminal-of-other-place': {
    status: 409,
    msg: 'The terminal {name} stands elsewhere. Choose one of the place where you work',
  },
  'payment-order-open': {
    status: 409,
    msg: 'A payment of this bill is being waited for already. Wait for it, or cancel it first',
  },
  'held-money-foreign': {
    status: 409,
    msg: '{amount} came in {currency}. It cannot be booked in rupees: give it back at the gateway',
  },
  'gateway-event-refused': { status: 401, msg: 'The signature does not fit what was sent' },
  'gateway-event-unreadable': {
    status: 400,
    msg: 'The signature fits, but what was sent is not an event of the gateway',
  },
  'refund-blocked': { status: 409, msg: '{test} is {label}; nothing is given back for it' },
  'refund-nothing-left': {
    status: 409,
    msg: '{test} is {label}: something is given back for it only where the lab is at fault',
  },
  'cancel-needs-refund': {
    status: 409,
    msg: '{test} is {label} and something of the bill is paid: ask for a refund, which gives back what is due for it',
  },
  'refund-nothing-owed': {
    status: 409,
    msg: 'Nothing of this was paid, so there is nothing to give back. Cancel the tests instead',
  },
  'refund-open': { status: 409, msg: 'A refund of this bill waits for approval already' },
  'refund-changed': {
    status: 409,
    msg: 'By now {amount} would be given back, not {requested}. Reject the refund and ask for it again',
  },
  'coupon-unknown': { status: 400, msg: 'There is no coupon {coupon}' },
  'coupon-not-now': { status: 400, msg: 'The coupon {coupon} holds from {from} to {to}' },
  'coupon-not-here': { status: 400, msg: 'The coupon {coupon} does not hold at this centre' },
  'coupon-used-up': { status: 409, msg: 'The coupon {coupon} was used {count} times, as often as it may be' },
  'coupon-used-by-patient': {
    status: 409,
    msg: 'This patient has used the coupon {coupon} {count} times, as often as a patient may',
  },
  'coupon-code-taken': { status: 409, msg: 'Another coupon has this code' },
  'refund-by-requester': { status: 403, msg: 'You asked for this refund; another person must approve it' },
  'advance-too-small': { status: 409, msg: '{wanted} is more than the {left} that the patient paid ahead' },
  'advance-not-active': { status: 409, msg: 'The advance {number} is {label}; it pays no bill' },
  'advance-of-other-patient': { status: 409, msg: 'The advance {number} is of another patient' },
  'advance-used': {
    status: 409,
    msg: '{amount} of this advance was used; refund what is left of it instead',
  },
  'advance-empty': { status: 409, msg: 'Nothing is left of this advance' },
  'advance-by-taker': { status: 403, msg: 'You took this advance; another person must decide about it' },
  'credit-too-small': {
    status: 409,
    msg: '{wanted} is more than the {left} left of the credit notes',
  },
  'credit-of-other-party': { status: 409, msg: 'The credit note {number} is of another party' },
  'credit-not-usable': { status: 409, msg: '{note} pays no bill; it is {label}' },
  'credit-over-bill': {
    status: 409,
    msg: '{amount} is more than the {left} of this bill that no credit note gave back yet',
  },
  'credit-over-line': {
    status: 409,
    msg: '{amount} is more than the {left} of {test} that no credit note gave back yet',
  },
  'line-credited': {
    status: 409,
    msg: 'A credit note gave back {amount} of {test}; cancel it first',
  },
  'write-off-under-credit': {
    status: 409,
    msg: 'Credit notes gave back {amount} of this bill; settle them first',
  },
  'note-used': { status: 409, msg: '{amount} of this credit note was used; take that back first' },
  'debit-paid': {
    status: 409,
    msg: '{amount} of this debit note is paid; make a credit note instead',
  },
  'message-nothing-due': { status: 409, msg: 'Nothing is due on {labNo}; there is nothing to remind of' },
  'message-not-released': { status: 409, msg: 'No report of {labNo} is released yet' },
} as const satisfies Record<string, RefusalSpec>;
