import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { publishReports, pullReportsBack } from '@nidan/contract/links/publishing/publishing-endpoints';
import { isMessageChannel } from '@nidan/domain/delivery/message-channels';
import { channelsOf } from '@nidan/domain/reports/channels';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LockedDispatch, lockDispatches } from '../../lab/reports/lock-dispatches.query.ts';
import { moveDispatches } from '../../lab/reports/move-dispatches.ts';
import { type Decided, markPulledBack } from './publish-job-rows.ts';
import { publishReport, pullBack } from './publish-report.ts';
import { rulesInUse } from './publishing-rules.query.ts';
import { lockReportToPublish } from './report-to-publish.query.ts';

function requireSomething(labNo: string, decided: readonly Decided[]): void {
  if (decided.length === 0) {
    throw refuse('publishing-no-recipient', { details: { labNo, recipient: 'recipient' } });
  }
  if (decided.some(({ state }) => state !== 'withheld')) return;
  const isRestricted = decided.some(({ withheldBecause }) => withheldBecause === 'restricted');
  throw refuse(isRestricted ? 'publishing-restricted' : 'publishing-not-agreed', { details: { labNo } });
}

/**
 * Sends released reports now, all or none. Refused where a report was replaced, goes to nobody, is handed over in person, or its patient
 * agreed to no message.
 */
export async function publishByHand(
  ctx: Ctx,
  reportIds: readonly string[],
): Promise<AnswerOf<typeof publishReports>> {
  // The bills of all of them first, in one order for everybody.
  const known = await lockDispatches(ctx, reportIds);
  if (known.length < reportIds.length) throw refuse('not-found');
  const rules = await rulesInUse(ctx.db, ctx.lId, null);
  const all: Decided[] = [];
  for (const { report_id: reportId } of known) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one transaction
    const report = await lockReportToPublish(ctx, reportId);
    if (report === null) throw refuse('not-found');
    const { labNo } = report;
    if (report.replaced) throw refuse('publishing-replaced', { details: { labNo } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const decided = await publishReport(ctx, { report, rules, asked: 'again' });
    requireSomething(labNo, decided);
    all.push(...decided);
  }
  const inState = (state: Decided['state']): number => all.filter((one) => one.state === state).length;
  return { sent: inState('sent'), waiting: inState('waiting') };
}

/** Whether the desk sent a report by messages and by nothing that needs hands. */
function leftByMessageAlone({ status, sent_by: bits }: LockedDispatch): boolean {
  const channels = channelsOf(bits);
  const isOut = reportDispatch.stateOf(status) === 'dispatched';
  return isOut && channels.length > 0 && channels.every(isMessageChannel);
}

/** What the desk sent and took back stands at the desk again. */
async function bringBack(ctx: Ctx, reports: readonly LockedDispatch[]): Promise<void> {
  if (reports.length === 0) return;
  const asked = reports.map(({ report_id: reportId, version }) => ({ reportId, version }));
  await moveDispatches(ctx, { action: 'reprint', reports: asked, reason: 'Pulled back before it left' });
}

/** Takes back messages of reports that have not left; refused when none could be. */
export async function pullReports(
  ctx: Ctx,
  reportIds: readonly string[],
): Promise<AnswerOf<typeof pullReportsBack>> {
  const known = await lockDispatches(ctx, reportIds);
  if (known.length < reportIds.length) throw refuse('not-found');
  const messageIds = await pullBack(ctx, reportIds);
  if (messageIds.length === 0) throw refuse('publishing-gone');
  await markPulledBack(ctx, messageIds);
  for (const { report_id: entityId, bill_id: billId } of known) {
    recordEvent(ctx, { entityKind: 'REPORT', entityId, billId, action: 'pullBack' });
  }
  await bringBack(ctx, known.filter(leftByMessageAlone));
  return { pulledBack: messageIds.length };
}
