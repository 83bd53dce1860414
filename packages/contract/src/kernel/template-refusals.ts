import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of the templates of reports. */
export const templateRefusals = {
  'template-variable-unknown': {
    status: 400,
    msg: '{section}: "{written}" in line {line}, column {column} is no variable of this template. Choose one from the list, or write it without the double braces',
  },
  'template-variable-broken': {
    status: 400,
    msg: '{section}: "{written}" in line {line}, column {column} cannot be read. Write a variable between double braces, and a blank as HB ? low: … | high: …',
  },
  'template-field-missing': {
    status: 409,
    msg: 'A report must show {fields}, and this template does not. Insert what is missing, then publish',
  },
  'template-by-writer': { status: 409, msg: '{name} wrote this version. Another person publishes it' },
  'template-published': {
    status: 409,
    msg: 'Version {number} is published and stays as it is. Begin the next version',
  },
  'template-test-taken': {
    status: 409,
    msg: '{test} has the template {template} already. Take it out there first',
  },
  'template-without-tests': { status: 409, msg: 'Choose the tests of this template, then publish it' },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
