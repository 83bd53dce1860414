import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of what happens to machines. */
export const machineRefusals = {
  'machine-step-senseless': {
    status: 409,
    msg: '{machine} is {condition}: {step} makes no sense now. See how it stands, or note what happened before first',
  },
  'machine-event-future': {
    status: 400,
    msg: '{at} is still to come. Give the time at which it happened',
  },
  'machine-event-before': {
    status: 409,
    msg: 'Something later is noted of {machine} already, at {at}. What happened is noted in its order',
  },
  'result-not-final': {
    status: 409,
    msg: '{test}: {parameter} {value} is preliminary. Wait for the final value of the machine, or enter the value yourself',
  },
  'machine-care-other': {
    status: 409,
    msg: '{care} is {kind} of {machine}. Choose what was due, or note it without',
  },
  'machine-care-ended': {
    status: 409,
    msg: '{care} of {machine} is not done any more. Lay it down anew',
  },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
