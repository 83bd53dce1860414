import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { type Channel, channelBits, channelsOf } from '@nidan/domain/reports/channels';
import {
  reportDispatch,
  type ReportDispatchAction,
  type ReportDispatchState,
} from '@nidan/domain/status-sets/lab/report-dispatch';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { blocksOfDispatch, isLeaving } from './dispatch-blocks.ts';
import { updateDispatches } from './dispatch-rows.ts';
import { type LockedDispatch, lockDispatches } from './lock-dispatches.query.ts';
import { readDispatches } from './dispatch.query.ts';

interface DispatchRequest {
  readonly action: ReportDispatchAction;
  readonly reports: readonly { readonly reportId: string; readonly version: number }[];
  readonly reason?: string | undefined;
  /** For what goes out: the channels of the bill unless told. */
  readonly channels?: readonly Channel[] | undefined;
}

/**
 * Takes reports one step on at the dispatch desk, all or none. Refused when one is unknown, changed meanwhile, replaced by
 * a later revision, in another state, or would leave the lab while something holds it.
 */
export async function moveDispatches(ctx: Ctx, request: DispatchRequest): Promise<{ rows: DispatchView[] }> {
  const { action, reports } = request;
  const reportIds = [...new Set(reports.map(({ reportId }) => reportId))];
  const locked = new Map((await lockDispatches(ctx, reportIds)).map((row) => [row.report_id, row]));
  for (const { reportId, version } of reports) {
    const report = locked.get(reportId);
    if (report === undefined) throw refuse('not-found');
    await expectVersion(ctx, { entityId: reportId, expected: version, found: report.version });
    requireStep(ctx, report, action);
  }
  const to = targetOf(action);
  const reason = request.reason?.trim() ?? null;
  const rows = [...locked.values()];
  await updateDispatches(ctx, {
    reportIds,
    to,
    holdReason: to === 'onHold' ? reason : null,
    printed: action === 'markPrinted',
    sentBy: action === 'markDispatched' ? sentBy(rows, request.channels) : null,
  });
  if (action === 'markDispatched') {
    const sent = sentBy(rows, request.channels);
    await ctx.services.effects.deliveries.send(
      ctx,
      [...sent].map(([reportId, bits]) => ({ reportId, channels: bits })),
    );
  }
  for (const row of rows) recordMove(ctx, row, { action, to, reason, channels: request.channels });
  return { rows: await readDispatches(ctx, reportIds) };
}

function targetOf(action: ReportDispatchAction): ReportDispatchState {
  const [to] = reportDispatch.actions[action].to;
  if (to === undefined) throw new Error(`${action} leads nowhere`);
  return to;
}

function requireStep(ctx: Ctx, report: LockedDispatch, action: ReportDispatchAction): void {
  const { lab_no: labNo, status, replaced, due_paise: duePaise, payer_stopped: isPayerStopped } = report;
  if (replaced) throw refuse('report-replaced', { details: { labNo } });
  stepOrRefuse(`Report of ${labNo}`, reportDispatch.step(action, reportDispatch.stateOf(status)));
  if (!isLeaving(action)) return;
  const [block] = blocksOfDispatch(ctx, { duePaise, isPayerStopped });
  if (block !== undefined) throw refuse('report-held', { details: { labNo, block } });
}

function sentBy(
  rows: readonly LockedDispatch[],
  channels: readonly Channel[] | undefined,
): ReadonlyMap<string, number> {
  return new Map(
    rows.map((row) => [row.report_id, channels === undefined ? row.channels : channelBits(channels)]),
  );
}

interface Move extends Pick<DispatchRequest, 'action' | 'channels'> {
  readonly to: ReportDispatchState;
  readonly reason: string | null;
}

function recordMove(ctx: Ctx, row: LockedDispatch, { action, to, reason, channels }: Move): void {
  const sent = action === 'markDispatched' ? { channels: channels ?? channelsOf(row.channels) } : {};
  recordEvent(ctx, {
    entityKind: 'REPORT',
    entityId: row.report_id,
    billId: row.bill_id,
    action,
    before: { status: reportDispatch.stateOf(row.status), holdReason: row.hold_reason },
    after: { status: to, ...sent },
    reason,
  });
}
