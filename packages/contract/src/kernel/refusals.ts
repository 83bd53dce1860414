import type { Fault } from '@nidan/domain/text/fault';
import { MESSAGES } from '@nidan/domain/text/messages';
import { type Static, Type } from 'typebox';
import { agencyRefusals } from './agency-refusals.ts';
import { invoiceRefusals } from './invoice-refusals.ts';
import { boxRefusals } from './box-refusals.ts';
import { cultureRefusals } from './culture-refusals.ts';
import { deliveryRefusals } from './delivery-refusals.ts';
import { earlyRefusals, type RefusalSpec } from './early-refusals.ts';
import { eqaRefusals } from './eqa-refusals.ts';
import { fileRefusals } from './file-refusals.ts';
import { insightRefusals } from './insight-refusals.ts';
import { interfacingRefusals } from './interfacing-refusals.ts';
import { machineRefusals } from './machine-refusals.ts';
import { moneyRefusals } from './money-refusals.ts';
import { payoutRefusals } from './payout-refusals.ts';
import { pathologyRefusals } from './pathology-refusals.ts';
import { publishingRefusals } from './publishing-refusals.ts';
import { purchaseRefusals } from './purchase-refusals.ts';
import { qualityRefusals } from './quality-refusals.ts';
import { reportRefusals } from './report-refusals.ts';
import { rerunRefusals } from './rerun-refusals.ts';
import { ruleRefusals } from './rule-refusals.ts';
import { sampleRefusals } from './sample-refusals.ts';
import { stageRefusals } from './stage-refusals.ts';
import { settlementRefusals } from './settlement-refusals.ts';
import { closed, Instant } from './shapes.ts';
import { smartRefusals } from './smart-refusals.ts';
import { templateRefusals } from './template-refusals.ts';
import { indentRefusals } from './indent-refusals.ts';
import { stockRefusals } from './stock-refusals.ts';
import { storageRefusals } from './storage-refusals.ts';
import { userRefusals } from './user-refusals.ts';

/** Every refusal of the API: its HTTP status and its exact text. Features add theirs here, those of money beside it, one line each. */
export const refusals = {
  ...earlyRefusals,
  ...agencyRefusals,
  ...invoiceRefusals,
  ...deliveryRefusals,
  ...fileRefusals,
  // Any request
  'idempotency-key-missing': { status: 400, msg: 'The request needs an Idempotency-Key header' },
  'not-signed-in': { status: 401, msg: 'Please sign in' },
  'key-in-url': {
    status: 400,
    msg: 'A key must not stand in an address: send it in the Authorization header, and replace this one',
  },
  'key-and-session': { status: 400, msg: 'Send a key or a session, not both' },
  'not-permitted': { status: 403, msg: 'Your role lacks the right "{right}"' },
  'other-site': { status: 403, msg: 'The request comes from another site. Open Nidan itself and try again' },
  'not-found': { status: 404, msg: 'Nothing found at this address' },
  'stale-version': { status: 409, msg: '{by} changed this at {at}. Reload to see it, then try again' },
  'pending-request': { status: 409, msg: 'One request for this is still pending' },
  'job-runs': { status: 409, msg: 'This job runs just now. Reload to see what became of it' },
  'malformed-request': { status: 400, msg: 'The request is not valid HTTP' },
  'headers-too-large': { status: 431, msg: 'The headers of the request are larger than allowed' },
  'request-timeout': { status: 408, msg: 'The request did not end in time' },
  'body-too-large': { status: 413, msg: 'The request is larger than allowed' },
  'unsupported-media': { status: 415, msg: 'The request must be JSON' },
  'key-reused': { status: 422, msg: 'This Idempotency-Key was used for another request' },
  'too-many-requests': { status: 429, msg: 'Too many requests. Wait a moment, then try again' },
  // Nobody knows whether a commit arrived whose answer did not: the key of the request makes sending it again safe.
  'database-unavailable': {
    status: 503,
    msg: 'The database does not answer. Try again: what was saved already is not saved twice',
  },
  'storage-full': {
    status: 507,
    msg: 'The disk of the server is full: nothing was saved. Tell whoever looks after it, then try again',
  },
  'transition-refused': { status: 409, msg: '{what} is {label}; {action} is not possible now' },
  // Identity
  'challenge-needed': { status: 403, msg: 'Answer the sum, then sign in' },
  'sign-in-incomplete': { status: 401, msg: 'Please finish signing in' },
  'second-factor-needed': {
    status: 401,
    msg: 'Your role in this lab needs a second factor. Please sign in again with one',
  },
  'operator-needs-code': {
    status: 403,
    msg: 'The platform desk wants a second factor. Set one up under My account, then sign in with it',
  },
  'proof-needed': { status: 403, msg: 'Confirm that it is you, then go on' },
  'lab-blocked': {
    status: 403,
    msg: 'This lab is {label}. Whoever manages it can sign in to pay its account',
  },
  'account-payment-told': { status: 409, msg: 'This payment is told already' },
  'registration-disabled': { status: 403, msg: 'Registration is disabled for this lab' },
  ...userRefusals,
  // Imports
  'import-columns-known': { status: 409, msg: 'This import does not wait for its columns' },
  'import-columns-of-other': { status: 409, msg: 'Whoever brought this file says which columns it has' },
  'import-cells-settled': {
    status: 409,
    msg: 'Values can be typed only until this file is imported or given up',
  },
  'import-cells-of-other': { status: 409, msg: 'Whoever brought this file corrects its values' },
  'import-row-not-bad': {
    status: 409,
    msg: 'Row {row} of this file has no value that was refused. Reload to see what is left',
  },
  'import-waits-for-columns': { status: 409, msg: 'Say first which columns this file has' },
  'import-not-tried': { status: 409, msg: 'The file is still being tried. Wait until every row is' },
  'import-has-faults': {
    status: 409,
    msg: '{count} rows of the file are bad. Type other values for what is refused, or correct the file and bring it again',
  },
  'import-changes-nothing': { status: 409, msg: 'The file says what is there already' },
  // Samples
  ...rerunRefusals,
  ...sampleRefusals,
  'undo-of-other': {
    status: 403,
    msg: 'Tube {barcode}: somebody else did this. Only that person can take it back',
  },
  'undo-too-late': {
    status: 409,
    msg: 'Tube {barcode}: this was done more than {seconds} seconds ago. Reject the tube, with a reason, instead',
  },
  'undo-overtaken': {
    status: 409,
    msg: 'Tube {barcode}: work on {test} went on since. Reject the tube, with a reason, instead',
  },
  // Catalogue
  'catalogue-fault': { status: 409, msg: '{fault}' },
  'test-in-package': { status: 409, msg: '{test} stays enabled: {package} contains it' },
  'test-in-reflex': { status: 409, msg: '{test} stays enabled: a reflex rule of {by} adds it' },
  'parameter-in-test': { status: 409, msg: '{parameter} stays enabled: {test} has it' },
  'range-draft-missing': { status: 409, msg: '{parameter} has no drafted ranges' },
  'ranges-unproven': { status: 409, msg: 'These ranges cannot be used: {fault}' },
  'activated-by-writer': {
    status: 403,
    msg: 'You wrote these ranges; another person must activate them',
  },
  // Rates
  'price-missing': { status: 409, msg: '{test} has no price: {fault}' },
  'rate-list-name-taken': { status: 409, msg: 'A rate list with this name exists' },
  'own-rates-exist': { status: 409, msg: 'This agency has own rates already' },
  'rates-overlap': {
    status: 409,
    msg: 'Another price was set for one of these days meanwhile. Reload to see it',
  },
  'test-code-unknown': { status: 404, msg: 'No test has the short code {code}' },
  // Results
  'test-of-other-bill': { status: 404, msg: 'One of these tests does not belong to the bill' },
  'reflex-not-open': {
    status: 409,
    msg: 'No reflex rule asks for this test now: it was decided, it is on the bill, or the value changed. Reload to see it',
  },
  'comment-not-open': {
    status: 409,
    msg: 'This sentence is not proposed now: it was decided, or the value changed. Reload to see it',
  },
  'checked-by-enterer': {
    status: 403,
    msg: 'You entered results of {test}; another person must check them',
  },
  'critical-not-called': {
    status: 409,
    msg: '{parameter} {value} of {test} is critical and nobody was informed yet; record the call first',
  },
  'needs-a-look': {
    status: 409,
    msg: '{labNo} needs a look: {what}. Open it and authorise it by itself',
  },
  'blood-group-differs': {
    status: 409,
    msg: '{parameter} {value} of {test} differs from {former} of {labNo}. Test a fresh tube; if it stays, somebody who may authorise says why',
  },
  'blood-group-not-in-doubt': {
    status: 409,
    msg: '{parameter} {value} does not differ from an earlier one that is in doubt. Reload to see how it stands',
  },
  'critical-changed': { status: 409, msg: '{parameter} is now {value}; call out this value' },
  'read-back-differs': {
    status: 409,
    msg: 'Said back {said}, the result is {value}. Have {parameter} read back again and write what was said',
  },
  'not-critical': { status: 409, msg: '{parameter} has no critical value to call out' },
  // Referrers
  'doctor-known': { status: 409, msg: '{name} is in the list already' },
  'copy-not-printed': {
    status: 409,
    msg: '{agency} has the print mode {mode}: this copy of a bill is not printed for it',
  },
  // Patients
  'patient-merged': { status: 409, msg: '{code} was merged into {into}; go on with that record' },
  'merge-beyond-scope': {
    status: 403,
    msg: 'A merge moves bills of every place; somebody who sees all of them must do it',
  },
  'merge-mother-and-child': { status: 409, msg: 'One of them is the mother of the other' },
  'merge-mother-is-male': {
    status: 409,
    msg: '{merged} is a mother, {survivor} is male; correct that first',
  },
  'merge-companions': {
    status: 409,
    msg: '{merged} is the primary patient of a family, {survivor} is a companion; keep {merged} instead',
  },
  'merge-undone': { status: 409, msg: 'This merge was undone already' },
  'merge-covered': { status: 409, msg: '{survivor} was merged into {into} afterwards; undo that first' },
  'merge-own': { status: 403, msg: 'Nobody undoes their own merge; another person must do it' },
  'consent-not-needed': { status: 409, msg: 'No test of this bill needs consent' },
  'consent-recorded': { status: 409, msg: 'A consent is recorded for this bill already' },
  'consent-withdrawn': { status: 409, msg: 'This consent was withdrawn already' },
  ...boxRefusals,
  ...moneyRefusals,
  ...payoutRefusals,
  ...settlementRefusals,
  ...ruleRefusals,
  ...pathologyRefusals,
  ...publishingRefusals,
  ...stockRefusals,
  ...indentRefusals,
  ...storageRefusals,
  ...stageRefusals,
  ...interfacingRefusals,
  ...machineRefusals,
  ...cultureRefusals,
  ...smartRefusals,
  ...purchaseRefusals,
  ...templateRefusals,
  ...qualityRefusals,
  ...eqaRefusals,
  ...insightRefusals,
  // Approvals
  'approval-no-rule': {
    status: 409,
    msg: 'No rule says who approves {amount}. Ask for one, or give less',
  },
  'approval-open': { status: 409, msg: `There is ${MESSAGES.http[409]} about this already` },
  'approval-by-requester': { status: 403, msg: 'You asked for this; another person must approve it' },
  'approval-not-yours': { status: 403, msg: 'This level is not yours to decide' },
  'approval-last-level': {
    status: 409,
    msg: 'The last level is never skipped: somebody must approve it, or the rule must name somebody else',
  },
  'approval-level-empty': {
    status: 409,
    msg: 'Nobody who may approve this can fill level {level} so. Choose another person or role',
  },
  'approval-rules-overlap': { status: 409, msg: 'Another rule of this type covers some of these amounts' },
  'approval-rule-never-ends': {
    status: 409,
    msg: 'Nobody can fill level {level}, the last: what is asked for by this rule would never end',
  },
  'discount-not-more': { status: 409, msg: 'The bill has this much discount or more already' },
  'discount-grown': {
    status: 409,
    msg: 'By now the discount would be {amount}, more than the {approved} that were approved. Ask for it again',
  },
  'delegation-overlaps': { status: 409, msg: 'Another person answers for you on one of these days' },
  'delegation-over': { status: 409, msg: 'This delegation has ended already' },
  'delegation-not-yours': { status: 403, msg: 'This delegation is not yours to end' },
  'delegate-needed-later': {
    status: 409,
    msg: 'Nobody would be left for the last level: {name} must approve this one',
  },
  'approval-not-offered': { status: 409, msg: 'Nothing of this type can be approved yet' },
  // Counter
  'shift-open-already': { status: 409, msg: 'Your shift at this counter is open already' },
  'shift-of-other': {
    status: 403,
    msg: 'Only whose shift it is counts and closes it, and only who takes the money over confirms it',
  },
  'shift-of-own': { status: 409, msg: 'This is your own shift: close it at your counter' },
  'shift-not-counted': { status: 409, msg: 'Count the drawer first' },
  'shift-moved': {
    status: 409,
    msg: 'Money came or went since you counted: the drawer should hold {expected} now. Count it again',
  },
  'difference-reason-missing': { status: 400, msg: 'The drawer is {difference}. Please give a reason' },
  'recount-reason-missing': {
    status: 400,
    msg: 'You counted {counted} before. Please give a reason for counting again',
  },
  'hand-over-refused': { status: 400, msg: 'Choose another person who takes payments here' },
  'hand-over-confirmed': { status: 409, msg: 'You confirmed this money already' },
  'hand-over-differs': {
    status: 409,
    msg: '{handed} were handed over and you counted {counted}. Count together, or confirm with a reason',
  },
  // Organisation
  'lab-prefix-taken': { status: 409, msg: 'The lab IDs of another lab begin with these letters' },
  'name-taken': { status: 409, msg: 'This name is taken already' },
  'code-taken': { status: 409, msg: 'This code is taken already' },
  'gstin-taken': { status: 409, msg: 'Another firm has this GSTIN' },
  'letters-needed': {
    status: 409,
    msg: 'The documents of {firm} would get numbers that begin with {letters}, as those of {other} do: give the firm letters of its own first',
  },
  'document-number-taken': {
    status: 409,
    msg: 'Another firm of the lab has issued a document with this number in this financial year: give the firm of this location letters of its own first',
  },
  'firm-in-use': { status: 409, msg: 'Firm {firm} bills at {location}; choose another firm there first' },
  'firm-not-enabled': { status: 409, msg: 'Firm {firm} is not enabled' },
  'location-in-use': { status: 409, msg: 'Location {location} stays enabled: {why}' },
  'master-in-use': { status: 409, msg: '{record} stays enabled: {why}' },
  'firm-without-gstin': {
    status: 409,
    msg: '{firm} bills without a GSTIN and may charge no GST: give it one first',
  },
  'gstin-needed': {
    status: 409,
    msg: '{firm} would bill without a GSTIN while GST is charged on {tests}: end the GST of these tests first, or keep a GSTIN there',
  },
  'machine-code-taken': {
    status: 409,
    msg: 'This code of the machine stands for a parameter already',
  },
  'external-id-taken': { status: 409, msg: 'This code of the other system is mapped already' },
  'department-in-use': { status: 409, msg: 'Department {department} stays enabled: {why}' },
  ...reportRefusals,
} as const satisfies Record<string, RefusalSpec>;

export type RefusalCode = keyof typeof refusals;

/** What is wrong with one field: `code` and `values` say it in any language, `msg` in English. */
export const FieldFault = closed({
  /** Path in the request, `lines.0.testId`. */
  field: Type.String(),
  msg: Type.String(),
  code: Type.String(),
  values: Type.Record(Type.String(), Type.String()),
});
export type FieldFault = Static<typeof FieldFault>;

/** Body of every refusal and failure. `msg` is what a generic failure shows (spec §8). */
export const RefusalBody = closed({
  msg: Type.String(),
  code: Type.String(),
  requestId: Type.String(),
  /** Values in `msg` by the names of its places, for who says it in another language. */
  details: Type.Optional(Type.Record(Type.String(), Type.String())),
  errors: Type.Optional(Type.Array(FieldFault)),
  state: Type.Optional(Type.String()),
  can: Type.Optional(Type.Array(Type.String())),
  changedBy: Type.Optional(Type.String()),
  changedAt: Type.Optional(Instant),
});
export type RefusalBody = Static<typeof RefusalBody>;

/** The text of a refusal with its details filled in; a missing detail is left out, never shown as a brace. */
export function refusalText(code: RefusalCode, details: Readonly<Record<string, string>> = {}): string {
  return refusals[code].msg.replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? '').trim();
}

/** A refusal as what is wrong with a row or a field. */
export function refusalFault(code: RefusalCode, details: Readonly<Record<string, string>> = {}): Fault {
  return { code, values: { ...details }, msg: refusalText(code, details) };
}
