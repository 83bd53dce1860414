import { DELIVERY_PRIORITY, isMessageChannel } from '@nidan/domain/delivery/message-channels';
import {
  type Publishing,
  publishingOf,
  type PublishingRule,
  type Recipient,
  RECIPIENTS,
  type WithheldBecause,
} from '@nidan/domain/delivery/publishing-rule';
import type { Channel } from '@nidan/domain/reports/channels';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { queueMessage, withdrawMessages } from '../delivery/queue-message.ts';
import { leavesAt, linkOf } from '../delivery/report-deliveries.ts';
import { draftReportMessage } from '../messages/report-message.query.ts';
import { type Decided, replaceEarlier, writeDecision } from './publish-job-rows.ts';
import { idOfRecipient, readRecipient } from './recipient-of-report.query.ts';
import type { PublishableReport } from './report-to-publish.query.ts';

/** Kind of the messages that carry a report; the dispatch desk sends the same ones, so that nobody gets one twice. */
export const REPORT_MESSAGE = 'report';

interface Sending {
  readonly report: PublishableReport;
  readonly recipient: Recipient;
  readonly channels: readonly Channel[];
}

async function send(ctx: Ctx, { report, recipient, channels }: Sending): Promise<string | null> {
  const to = await readRecipient(ctx, report, recipient);
  if (to === null) return null;
  const { facts, template, language } = await draftReportMessage(ctx, { reportId: report.reportId });
  const toPatient = recipient === 'patient';
  const link = toPatient ? await linkOf(ctx, report.billId) : null;
  return queueMessage(ctx, {
    kind: REPORT_MESSAGE,
    entityId: report.reportId,
    version: report.revision,
    recipient: to,
    channels,
    priority: report.isUrgent ? DELIVERY_PRIORITY.immediate : DELIVERY_PRIORITY.scheduled,
    notBefore: leavesAt(ctx),
    template,
    language: toPatient ? language : 'en',
    facts: { ...facts, name: to.name, link, inPerson: null },
    document: { kind: 'report', id: report.reportId },
    billId: report.billId,
  });
}

/** Reasons that people are shown: a rule would have sent it, and something forbids that. */
const WITHHELD: readonly WithheldBecause[] = ['restricted', 'not-agreed'];

async function decide(
  ctx: Ctx,
  {
    report,
    recipient,
    publishing,
  }: { report: PublishableReport; recipient: Recipient; publishing: Publishing },
): Promise<Decided | null> {
  const { reportId, billId } = report;
  const nothing = {
    reportId,
    billId,
    recipient,
    waitsFor: null,
    withheldBecause: null,
    channels: [],
    messageId: null,
  };
  if (publishing.kind === 'wait') return { ...nothing, state: 'waiting', waitsFor: publishing.for };
  if (publishing.kind === 'never') {
    const { why } = publishing;
    return WITHHELD.includes(why) ? { ...nothing, state: 'withheld', withheldBecause: why } : null;
  }
  const messageId = await send(ctx, { report, recipient, channels: publishing.channels });
  return messageId === null ? null : { ...nothing, state: 'sent', channels: publishing.channels, messageId };
}

export interface PublishingOrder {
  readonly report: PublishableReport;
  readonly rules: readonly PublishingRule[];
  /** `rules`: what was decided already stays as it is, but for what waits; `again`: somebody sends it now. */
  readonly asked: 'rules' | 'again';
}

/** What the bill asks for itself, where no rule is for its patient and somebody sends it by hand. */
function byBill({ isRestricted, agreed }: PublishableReport): Publishing {
  if (isRestricted) return { kind: 'never', why: 'restricted' };
  const channels = agreed.filter(isMessageChannel);
  return channels.length === 0
    ? { kind: 'never', why: 'not-agreed' }
    : { kind: 'send', ruleId: '', channels };
}

function publishingFor({ report, rules, asked }: PublishingOrder, recipient: Recipient): Publishing {
  const publishing = publishingOf(rules, recipient, report);
  const isOpen = publishing.kind === 'never' && publishing.why === 'no-rule';
  return isOpen && asked === 'again' && recipient === 'patient' ? byBill(report) : publishing;
}

function isDecided({ report, asked }: PublishingOrder, recipient: Recipient): boolean {
  const before = report.decided[recipient];
  if (before === undefined || before === 'waiting') return false;
  return asked === 'rules' || before === 'sent';
}

/** Nobody gets a report that is replaced already: what waits of earlier ones, or has not left, is taken back. */
async function leaveEarlier(ctx: Ctx, report: PublishableReport): Promise<void> {
  if (report.earlier.length === 0) return;
  await replaceEarlier(ctx, report, await pullBack(ctx, report.earlier));
}

/**
 * Sends a released report to its recipients by the rules, whose bill is locked; what waits of earlier revisions is replaced by it, and
 * messages of those that have not left are taken back. Answers what was decided now, by recipient.
 */
export async function publishReport(ctx: Ctx, order: PublishingOrder): Promise<Decided[]> {
  const { report } = order;
  await leaveEarlier(ctx, report);
  const done: Decided[] = [];
  for (const recipient of RECIPIENTS) {
    if (idOfRecipient(report, recipient) === null || isDecided(order, recipient)) continue;
    const publishing = publishingFor(order, recipient);
    // oxlint-disable-next-line no-await-in-loop -- one recipient after the other, in one transaction
    const decided = await decide(ctx, { report, recipient, publishing });
    if (decided === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeDecision(ctx, decided);
    done.push(decided);
  }
  const sent = done.filter(({ state }) => state === 'sent');
  if (sent.length > 0) {
    recordEvent(ctx, {
      entityKind: 'REPORT',
      entityId: report.reportId,
      billId: report.billId,
      action: 'publish',
      after: { to: sent.map(({ recipient, channels }) => `${recipient}: ${channels.join(', ')}`).join('; ') },
    });
  }
  return done;
}

/** Takes back what has not left of the messages about reports; answers their ids. */
export async function pullBack(ctx: Ctx, reportIds: readonly string[]): Promise<string[]> {
  return withdrawMessages(ctx, { kind: REPORT_MESSAGE, entityIds: reportIds });
}
