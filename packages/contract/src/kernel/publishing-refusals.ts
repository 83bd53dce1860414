import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of what is published and of the pages of patients. */
export const publishingRefusals = {
  'link-ended': { status: 409, msg: 'This page was taken back already. Give a new one' },
  'publishing-rule-taken': {
    status: 409,
    msg: 'There is a rule for the same recipient, test, doctor, agency and place already. Change that one',
  },
  'publishing-rule-channel': {
    status: 400,
    msg: '{channel} needs hands: a rule sends by WhatsApp, SMS, e-mail or a notice in Nidan alone',
  },
  'publishing-restricted': {
    status: 409,
    msg: 'The report of {labNo} is handed over in person: it has a test that asked for consent',
  },
  'publishing-not-agreed': {
    status: 409,
    msg: 'The patient of {labNo} agreed to no message on the bill. If they ask for it now, choose the channel at the dispatch desk',
  },
  'publishing-replaced': {
    status: 409,
    msg: 'A later report of {labNo} took its place. Publish that one',
  },
  'publishing-no-recipient': { status: 409, msg: 'The bill of {labNo} has no {recipient} to publish to' },
  'publishing-gone': {
    status: 409,
    msg: 'Nothing of it can be pulled back: it has left already, or was never sent',
  },
} as const satisfies Record<string, RefusalSpec>;
