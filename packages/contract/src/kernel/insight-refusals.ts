import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of the explorer and of reports that run by themselves. */
export const insightRefusals = {
  'explorer-too-long': {
    status: 422,
    msg: 'This takes longer than {seconds} seconds. Choose fewer days, narrow it by a field, or have it made as a file',
  },
  'explorer-field-masked': {
    status: 403,
    msg: 'You see {field} masked, so nothing is narrowed or grouped by it. Choose another field',
  },
  'view-of-other': {
    status: 403,
    msg: '“{name}” is kept by {owner}, who alone changes it. Keep a copy under a name of your own',
  },
  'view-scheduled': {
    status: 409,
    msg: 'A report runs by “{name}”. End its schedule first, then take the question away',
  },
  'schedule-of-other': { status: 403, msg: 'This report runs for {owner}, who alone changes its schedule' },
  'report-reader-sees-less': {
    status: 403,
    msg: '{name} may not see what is in this report. Choose somebody with the right to it who sees as much of the lab as you do',
  },
  'report-beyond-scope': {
    status: 403,
    msg: 'This file shows more of the lab than you see now. Have one of your own made',
  },
  'report-not-made': { status: 409, msg: 'There is no file of this report: {why}' },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
