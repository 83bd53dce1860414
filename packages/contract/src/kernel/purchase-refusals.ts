import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of vendors, contracts and what is bought. */
export const purchaseRefusals = {
  'vendor-without-address': {
    status: 409,
    msg: '{vendor} has no main address. Add one first: orders go there',
  },
  'vendor-waits': {
    status: 409,
    msg: '{vendor} waits for approval. Whoever approves it takes it into use',
  },
  'vendor-not-active': {
    status: 409,
    msg: '{vendor} is {label}. Orders and contracts are for vendors in use',
  },
  'contract-ends-first': {
    status: 400,
    msg: 'The contract ends on {to}, before it begins. Choose a later last day',
  },
  'contract-over': { status: 409, msg: '{number} ended on {to}. Make a new contract for the days to come' },
  'contract-empty': { status: 409, msg: '{number} has no item. Enter its rates first' },
  'contract-item-twice': { status: 400, msg: '{item} stands twice. Give its rates once, as slabs' },
  'contract-slabs-wrong': {
    status: 400,
    msg: '{item}: each quantity has one rate, and a larger quantity costs no more each',
  },
  'contract-overlaps': {
    status: 409,
    msg: '{item} has rates in {number} of the same vendor from {from} to {to}. Cancel that one, or choose other days',
  },
  'order-item-twice': {
    status: 409,
    msg: '{item} stands twice. Put both into one line',
  },
  'order-without-gst': {
    status: 409,
    msg: '{item} has GST of {percent} % in its master, which orders do not take. Type the GST of the line, and correct the item',
  },
  'vendor-without-gst': {
    status: 409,
    msg: '{vendor} is not registered as a business with GST, so it cannot charge GST. Set the GST of lines and charges to 0 %, send an invoice with GST back, or change the vendor type and enter its GSTIN',
  },
  'gst-rate-of-other-days': {
    status: 409,
    msg: 'GST of {percent} % does not apply on {day}. The rates of that day are {rates} %: correct the rate or the date',
  },
  'order-without-rate': {
    status: 409,
    msg: 'No contract of this vendor has a rate of {item} today. Type the rate: whoever approves the order sees it',
  },
  'order-changed': {
    status: 409,
    msg: '{number} comes to another amount than was approved. Reject it, and ask again',
  },
  'receipt-over-order': {
    status: 409,
    msg: '{given} {unit} of {item} is more than is still to come: {left} {unit}. Receive that much, and reject the rest',
  },
  'receipt-expired': {
    status: 409,
    msg: '{item} of this lot expired on {expiry}. Reject it at the door',
  },
  'receipt-short-life': {
    status: 409,
    msg: '{item} of this lot ends on {expiry}, and the rule asks for {least}. Take it with a reason, or reject it',
  },
  'receipt-without-lot': {
    status: 400,
    msg: '{item} comes with a lot. Scan it or type its number',
  },
  'receipt-reject-why': {
    status: 400,
    msg: 'Say why {item} is rejected, and give a reason only where something is',
  },
  'invoice-number-near': {
    status: 409,
    msg: '{given} looks like invoice {invoice} of {dated}, booked as {number}. Check the number; confirm that it is another invoice to book it',
  },
  'invoice-used': {
    status: 409,
    msg: '{invoice} of this vendor, dated {dated}, was booked before as {number}. Look at it, and check the number',
  },
  'invoice-number-used': {
    status: 409,
    msg: 'This number of the vendor was booked before. Look at that invoice, and check the number',
  },
  'invoice-before-issue': {
    status: 409,
    msg: '{number} was not issued. An invoice is booked for an order that goods come of',
  },
  'invoice-other-tax': {
    status: 409,
    msg: 'The vendor charges {given}, and {number} bears {tax}. Ask for approval of the difference, or send the invoice back',
  },
  'invoice-nothing': {
    status: 400,
    msg: '{invoice} comes to nothing. Check its lines',
  },
  'invoice-decided': {
    status: 409,
    msg: '{invoice} was decided already',
  },
  'invoice-not-posted': {
    status: 409,
    msg: '{invoice} is not posted. Have its difference approved first',
  },
  'utr-used': {
    status: 409,
    msg: 'Another payment has this UTR already. Check the advice of the bank, and correct the other payment if it is wrong',
  },
  'tds-deposited': {
    status: 409,
    msg: 'A challan deposited some of these deductions already. Reload the list, and choose those without a challan',
  },
  'challan-amount-differs': {
    status: 409,
    msg: 'The challan is of {amount}, and the chosen deductions come to {sum}. Choose the deductions that it pays, and enter the tax alone, without interest and fee',
  },
  'challan-number-used': {
    status: 409,
    msg: 'A challan of this BSR code, day and number is recorded already. Check the counterfoil, or withdraw the other one',
  },
  'challan-withdrawn': {
    status: 409,
    msg: 'The challan {number} was withdrawn already',
  },
  'invoice-overclaimed': {
    status: 409,
    msg: '{amount} is more than can still be claimed of {invoice}: {left}. Claim that much at most',
  },
  'claim-overused': {
    status: 409,
    msg: '{amount} is more than the claim on {invoice} that can be used: {left}. Generate its debit note first, or use less',
  },
  'invoice-overpaid': {
    status: 409,
    msg: '{amount} is more than is owed of {invoice}: {left}',
  },
  'payment-needs-approval': {
    status: 409,
    msg: '{amount} is more than the lab pays without approval: {limit}. Ask for approval',
  },
  'duty-received': {
    status: 409,
    msg: 'You received goods of {order}: somebody else books its invoice, and a third person pays it',
  },
  'duty-booked': {
    status: 409,
    msg: 'You booked an invoice of {order}: somebody else receives its goods and pays it',
  },
  'duty-paid': {
    status: 409,
    msg: 'You paid an invoice of {order}: somebody else receives its goods and books its invoices',
  },
  'return-decided': {
    status: 409,
    msg: 'This return was decided already',
  },
  'return-not-posted': {
    status: 409,
    msg: 'These goods have not left yet. Have the return approved first',
  },
  'return-claimed': {
    status: 409,
    msg: 'These goods were claimed by a debit note before',
  },
  'vendor-without-bank': {
    status: 409,
    msg: '{vendor} has no account in use. Give one, and have it approved',
  },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
