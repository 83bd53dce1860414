import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of releasing, printing and sending reports. */
export const reportRefusals = {
  'reports-blocked': {
    status: 403,
    msg: 'This lab is {label}: reports are not released, printed or sent. Critical values are still called',
  },
  'format-kept': {
    status: 409,
    msg: '{test} is {label} and keeps its format: take the result back first',
  },
  'report-nothing-checked': { status: 409, msg: 'No test of {labNo} can be reported yet: {why}' },
  'report-unchanged': {
    status: 409,
    msg: 'Nothing has changed since revision {revision} of the report of {labNo}',
  },
  'amendment-reason-missing': {
    status: 400,
    msg: 'Revision {revision} changes what was released. Please give a reason',
  },
  'report-held': { status: 409, msg: 'The report of {labNo} is held: {block}' },
  'report-replaced': { status: 409, msg: 'A later revision has replaced this report of {labNo}' },
} as const satisfies Record<string, RefusalSpec>;
