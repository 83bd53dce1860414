import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of the second measurement of a test. */
export const rerunRefusals = {
  'no-rerun': { status: 409, msg: 'Nobody asked for a rerun of {test}' },
  'rerun-not-measured': {
    status: 409,
    msg: 'No second value of {test} is entered yet. Enter it at the bench, then choose',
  },
  'rerun-not-chosen': {
    status: 409,
    msg: 'A rerun of {test} is open. Choose the first or the second value in the rerun queue, then go on',
  },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
