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
} as const satisfies Readonly<Record<string, RefusalSpec>>;
