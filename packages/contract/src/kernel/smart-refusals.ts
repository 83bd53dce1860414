import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of the smart report. */
export const smartRefusals = {
  'smart-not-released': {
    status: 409,
    msg: 'The report of {labNo} is not released yet. Release it, then explain it',
  },
  'smart-nothing-to-show': {
    status: 409,
    msg: 'The report of {labNo} has no value that a smart report shows. Hand out the report itself',
  },
  'smart-report-replaced': {
    status: 409,
    msg: 'The report of {labNo} has a newer revision than this one explains. Make the smart report again',
  },
  'smart-rule-changed': {
    status: 409,
    msg: 'The words of rule {rule} have changed since. Read them again, then approve them',
  },
  'smart-rule-standing': { status: 409, msg: 'Rule {rule} is {label} already' },
  'smart-link-ended': { status: 409, msg: 'This link has ended or was taken back already. Make a new one' },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
