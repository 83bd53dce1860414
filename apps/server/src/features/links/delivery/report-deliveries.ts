import {
  DELIVERY_PRIORITY,
  isMessageChannel,
  type RecipientKind,
} from '@nidan/domain/delivery/message-channels';
import { type DeliveryStep, furtherStep } from '@nidan/domain/delivery/next-channel';
import { type Channel, channelsOf } from '@nidan/domain/reports/channels';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import type { Deliveries, ReportToSend, SentOn } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { customerUrl } from '../customer-link/customer-token.ts';
import { giveLink } from '../customer-link/make-customer-link.ts';
import { readChannelsOn } from '../integration/channels-on.query.ts';
import { draftReportMessage } from '../messages/report-message.query.ts';
import type { MessageRecipient, OutgoingMessage } from './message-draft.ts';
import { messagesOf, type SentMessage } from './messages.query.ts';
import { queueMessage } from './queue-message.ts';

const KIND = 'report';

interface PersonRow {
  readonly kind: RecipientKind;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Everybody whom a bill names, with where they are reached: the patient, the doctor and the agency. */
async function readPeople({ db, lId }: Ctx, billId: string): Promise<MessageRecipient[]> {
  const { rows } = await sql<PersonRow>`
    select 'patient' as kind, p.patient_id as id, p.name_title as title, p.name, p.phone, p.email
    from bill b join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where b.l_id = ${lId} and b.bill_id = ${billId}
    union all
    select 'doctor', d.doctor_id, '', d.name, d.phone, d.email
    from bill b join doctor d on d.l_id = b.l_id and d.doctor_id = b.doctor_id where b.l_id = ${lId} and b.bill_id = ${billId}
    union all
    select 'agency', a.agency_id, '', a.name, a.phone, a.email
    from bill b join agency a on a.l_id = b.l_id and a.agency_id = b.agency_id
    where b.l_id = ${lId} and b.bill_id = ${billId}`.execute(db);
  return rows.map(({ title, name, ...row }) => ({ ...row, name: `${title} ${name}`.trim() }));
}

interface ReportRow {
  readonly billId: string;
  readonly revision: number;
}

async function readReport({ db, lId }: Ctx, reportId: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`
    select bill_id as "billId", revision from report_revision where l_id = ${lId} and report_id = ${reportId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** When a message about a report leaves that is asked for now: until then it can be pulled back. */
export function leavesAt({ lab, now }: Pick<Ctx, 'lab' | 'now'>): Date {
  return new Date(now.getTime() + labSettingOf(lab.switches, 'unsendSeconds') * 1_000);
}

/** Address of the page of the patient of a bill, which is given where there is none. */
export async function linkOf(ctx: Ctx, billId: string): Promise<string> {
  return customerUrl(ctx.services.config, { lId: ctx.lId, linkId: await giveLink(ctx, billId) });
}

async function sendOne(ctx: Ctx, { reportId }: ReportToSend, channels: readonly Channel[]): Promise<void> {
  const report = await readReport(ctx, reportId);
  if (report === null) return;
  const { billId, revision } = report;
  const draft = await draftReportMessage(ctx, { reportId });
  const message: Omit<OutgoingMessage, 'recipient' | 'channels'> = {
    kind: KIND,
    entityId: reportId,
    version: revision,
    priority: DELIVERY_PRIORITY.immediate,
    notBefore: leavesAt(ctx),
    template: draft.template,
    language: draft.language,
    facts: draft.facts,
    document: draft.inPerson ? null : { kind: 'report', id: reportId },
    billId,
  };
  for (const recipient of await readPeople(ctx, billId)) {
    const own = channels.filter((channel) => (channel === 'platform') === (recipient.kind !== 'patient'));
    if (own.length === 0) continue;
    const link = recipient.kind === 'patient' ? await linkOf(ctx, billId) : null;
    const facts = { ...draft.facts, name: recipient.name, link };
    await queueMessage(ctx, { ...message, facts, recipient, channels: own });
  }
}

/** Puts reports in the queue of the services that the lab has switched on: the patient is written to, doctor and agency get a notice. */
async function send(ctx: Ctx, reports: readonly ReportToSend[]): Promise<void> {
  const on = await readChannelsOn(ctx.db, ctx.lId);
  for (const report of reports) {
    const asked = channelsOf(report.channels).filter(
      (channel) => isMessageChannel(channel) && on.has(channel),
    );
    if (asked.length > 0) await sendOne(ctx, report, asked);
  }
}

/** Whether what is known of a channel is nothing yet against what another message tells of it. */
function isBehind(known: SentOn | undefined, step: DeliveryStep): boolean {
  if (known === undefined || known.at === null || known.state === 'waiting') return true;
  const { state } = known;
  return (
    step !== 'queued' &&
    state !== 'in queue' &&
    state !== 'not asked for' &&
    furtherStep(state, step) === step
  );
}

/** How far one report came on each channel; of several people on one channel what came furthest. */
function furthestOf(messages: readonly SentMessage[]): SentOn[] {
  const furthest = new Map<Channel, SentOn>();
  for (const { channels, steps, outcome } of messages.filter(({ isWithdrawn }) => !isWithdrawn)) {
    for (const { channel, step, problem, at } of steps) {
      const state = step === 'queued' ? 'waiting' : step;
      if (isBehind(furthest.get(channel), step)) {
        furthest.set(channel, { channel, state, problem, at: new Date(at).toISOString() });
      }
    }
    for (const channel of channels.filter((one) => !furthest.has(one))) {
      const state = outcome === 'PENDING' ? 'in queue' : 'not asked for';
      furthest.set(channel, { channel, state, problem: null, at: null });
    }
  }
  return [...furthest.values()];
}

/** How far each report came on each channel. */
async function sentOn(
  ctx: Ctx,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SentOn[]>> {
  const found = await messagesOf(ctx.db, ctx.lId, { kind: KIND, entityIds: reportIds });
  return new Map([...found].map(([reportId, messages]) => [reportId, furthestOf(messages)]));
}

export const deliveries: Deliveries = {
  send,
  sentOn,
  hasFailed: ({ lId }, reportId) => sql<boolean>`${reportId} in (
    select entity_id from message
    where l_id = ${lId} and kind = ${KIND} and outcome = 'FAILURE' and withdrawn_at is null)`,
};
