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
} as const satisfies Readonly<Record<string, RefusalSpec>>;
