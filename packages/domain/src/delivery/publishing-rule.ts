import type { Channel } from '../reports/channels.ts';

/** Who gets a report. */
export const RECIPIENTS = ['patient', 'doctor', 'agency'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** What a rule is for, the closest first; null is any. */
export interface PublishedFor {
  readonly testId: string | null;
  readonly doctorId: string | null;
  readonly agencyId: string | null;
  readonly locationId: string | null;
}

/** Who gets reports, when and how (spec §7 `/api/publishingSpecs`). */
export interface PublishingRule extends PublishedFor {
  readonly ruleId: string;
  readonly recipient: Recipient;
  /** In the order in which they are tried; empty: this recipient gets nothing. */
  readonly channels: readonly Channel[];
  /** Whether nothing goes out while the bill is due. */
  readonly holdUntilPaid: boolean;
  /** Whether it waits until the whole bill is checked; else it goes as far as it is complete. */
  readonly onlyComplete: boolean;
}

/** A released report as rules are chosen for it. */
export interface ReportToPublish {
  readonly testIds: readonly string[];
  readonly doctorId: string | null;
  readonly agencyId: string | null;
  readonly locationId: string;
  /** Channels that its patient agreed to on the bill. */
  readonly agreed: readonly Channel[];
  readonly isPaid: boolean;
  readonly isComplete: boolean;
  /** Whether a test of it is handed over in person alone, such as HIV. */
  readonly isRestricted: boolean;
  /** Whether somebody holds it at the desk, or the account of the lab lets none out. */
  readonly isHeld: boolean;
  /** Whether the lab lets no report out while its bill is due, whatever the rule says. */
  readonly mustBePaid: boolean;
}

/** What a report may have to wait for. */
export const WAITED_FOR = ['payment', 'completion', 'release'] as const;
export type WaitedFor = (typeof WAITED_FOR)[number];

/** Why a report is not sent to somebody at all. */
export const WITHHELD_BECAUSE = ['no-rule', 'switched-off', 'restricted', 'not-agreed'] as const;
export type WithheldBecause = (typeof WITHHELD_BECAUSE)[number];

/** Where the publishing of one report to one recipient stands. */
export const PUBLISHING = {
  waiting: 'waiting',
  sent: 'sent',
  withheld: 'withheld',
  pulledBack: 'pulledBack',
  replaced: 'replaced',
} as const;
export type PublishingState = keyof typeof PUBLISHING;
export const PUBLISHING_STATES = Object.values(PUBLISHING);

export type Publishing =
  | { readonly kind: 'send'; readonly ruleId: string; readonly channels: readonly Channel[] }
  | { readonly kind: 'wait'; readonly ruleId: string; readonly for: WaitedFor }
  | { readonly kind: 'never'; readonly why: WithheldBecause };

const CLOSEST = [
  'testId',
  'doctorId',
  'agencyId',
  'locationId',
] as const satisfies readonly (keyof PublishedFor)[];

function isFor(rule: PublishingRule, report: ReportToPublish): boolean {
  return (
    (rule.testId === null || report.testIds.includes(rule.testId)) &&
    (rule.doctorId === null || rule.doctorId === report.doctorId) &&
    (rule.agencyId === null || rule.agencyId === report.agencyId) &&
    (rule.locationId === null || rule.locationId === report.locationId)
  );
}

/** How closely a rule is meant: a test before a doctor, a doctor before an agency, that before a place. */
function closeness(rule: PublishingRule): number {
  return CLOSEST.reduce((sum, field, at) => sum + (rule[field] === null ? 0 : 2 ** (CLOSEST.length - at)), 0);
}

/** The closest rule for a recipient, of those equally close the stricter; null where there is none. */
function closestRule(
  rules: readonly PublishingRule[],
  recipient: Recipient,
  report: ReportToPublish,
): PublishingRule | null {
  const [rule] = rules
    .filter((one) => one.recipient === recipient && isFor(one, report))
    .toSorted(
      (a, b) =>
        closeness(b) - closeness(a) || strictness(b) - strictness(a) || a.ruleId.localeCompare(b.ruleId),
    );
  return rule ?? null;
}

/** Why a released report does not open at the page of its patient. */
export const KEPT_FROM_PATIENT = ['inPerson', 'held', 'heldForDue', 'heldForRest'] as const;
export type KeptFromPatient = (typeof KEPT_FROM_PATIENT)[number];

/**
 * What keeps a released report from its patient at a page that they open themselves; null: nothing. The rule that holds back the message holds
 * back the page, whichever channels it sends by and the patient agreed to.
 */
export function keptFromPatient(
  rules: readonly PublishingRule[],
  report: ReportToPublish,
): KeptFromPatient | null {
  if (report.isRestricted) return 'inPerson';
  if (report.isHeld) return 'held';
  const rule = closestRule(rules, 'patient', report);
  const mustBePaid = report.mustBePaid || rule?.holdUntilPaid === true;
  if (mustBePaid && !report.isPaid) return 'heldForDue';
  return rule?.onlyComplete === true && !report.isComplete ? 'heldForRest' : null;
}

/** Channels of a rule for a recipient, in its order; consent is asked of patients alone. */
function agreedChannels(
  { channels }: PublishingRule,
  recipient: Recipient,
  { agreed }: ReportToPublish,
): readonly Channel[] {
  return recipient === 'patient' ? channels.filter((channel) => agreed.includes(channel)) : channels;
}

/**
 * What becomes of a released report for one recipient, by the closest rule. Of rules equally close the stricter one holds: what holds back
 * before what sends, fewer channels before more. A patient gets it only on channels that they agreed to on the bill.
 */
export function publishingOf(
  rules: readonly PublishingRule[],
  recipient: Recipient,
  report: ReportToPublish,
): Publishing {
  const rule = closestRule(rules, recipient, report);
  if (rule === null) return { kind: 'never', why: 'no-rule' };
  const { ruleId } = rule;
  if (rule.channels.length === 0) return { kind: 'never', why: 'switched-off' };
  if (report.isRestricted && recipient !== 'doctor') return { kind: 'never', why: 'restricted' };
  const channels = agreedChannels(rule, recipient, report);
  if (channels.length === 0) return { kind: 'never', why: 'not-agreed' };
  if (report.isHeld) return { kind: 'wait', ruleId, for: 'release' };
  if ((rule.holdUntilPaid || report.mustBePaid) && !report.isPaid)
    return { kind: 'wait', ruleId, for: 'payment' };
  if (rule.onlyComplete && !report.isComplete) return { kind: 'wait', ruleId, for: 'completion' };
  return { kind: 'send', ruleId, channels };
}

function strictness({ channels, holdUntilPaid, onlyComplete }: PublishingRule): number {
  return (
    (channels.length === 0 ? 100 : -channels.length) + (holdUntilPaid ? 20 : 0) + (onlyComplete ? 10 : 0)
  );
}
