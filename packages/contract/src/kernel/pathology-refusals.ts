import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of what pathologists report. */
export const pathologyRefusals = {
  'not-a-case': {
    status: 409,
    msg: '{test} is not done in stages: what its report says stands in its values',
  },
  'case-closed': {
    status: 409,
    msg: '{test} is {label}: its report is not changed any more. Take it back to amend it, or add an addendum',
  },
  'synoptic-other-form': {
    status: 409,
    msg: 'This case has the form "{form}" already. Take it away first, then choose another one',
  },
  'synoptic-incomplete': {
    status: 409,
    msg: '{test}: the synoptic form lacks {fields}. Fill it in, or take the form away',
  },
  'synoptic-differs': {
    status: 409,
    msg: '{test}: {field} should be {expected} {because}. Correct it, or write in the form why it differs',
  },
  'opinion-open': {
    status: 409,
    msg: '{test} waits for the second opinion of {name}. Wait for it, or take the asking back with a reason',
  },
  'opinion-of-oneself': {
    status: 409,
    msg: 'A second opinion is given by somebody else. Choose another person',
  },
  'opinion-asked-already': { status: 409, msg: '{name} has been asked already and has not answered yet' },
  'opinion-not-yours': { status: 403, msg: 'This opinion was asked of {name}, who alone can give it' },
  'opinion-over': { status: 409, msg: 'This opinion was given or taken back already' },
  'not-a-colleague': { status: 409, msg: 'This person cannot sign reports here. Choose another one' },
  'rescreen-due': {
    status: 409,
    msg: '{test}: the smear is looked at by a second screener before it is signed',
  },
  'smear-contradicts': {
    status: 409,
    msg: '{test}: the general category says "{category}", the cells say {found}. Correct one of them',
  },
  'screening-done': { status: 409, msg: 'This look at the smear is written down already' },
  'screening-too-early': { status: 409, msg: 'The first screening comes first. Write it down, then go on' },
  'rescreen-by-other': { status: 403, msg: 'Whoever screened first does not look again. Ask a colleague' },
  'addendum-not-released': {
    status: 409,
    msg: '{test} is not on a released report yet: write it into the report itself',
  },
  'addendum-with-changes': {
    status: 409,
    msg: 'The report has changed otherwise too. Release it first, then write the addendum',
  },
  'addendum-number-taken': { status: 409, msg: 'Somebody wrote an addendum meanwhile. Reload to read it' },
  'frozen-number-taken': {
    status: 409,
    msg: 'Somebody wrote a frozen section down meanwhile. Reload to read it',
  },
  'frozen-out-of-order': {
    status: 400,
    msg: 'A frozen section is received, then told, and not in the future. Correct the times',
  },
  'pictures-full': { status: 409, msg: 'A case keeps {most} pictures. Take one away first' },
  'printed-pictures-full': {
    status: 409,
    msg: 'A report prints {most} pictures of a case. Leave one off it first',
  },
} as const satisfies Record<string, RefusalSpec>;
