import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { seesAmounts } from '@nidan/domain/access/work-scope';
import { OPT_OUT_CHANNELS } from '@nidan/domain/delivery/message-channels';
import { type Channel, CHANNEL_NAMES, channelsOf } from '@nidan/domain/reports/channels';
import { reportDispatch, type ReportDispatchState } from '@nidan/domain/status-sets/lab/report-dispatch';
import type { SentOn } from '../../../kernel/effects/effects.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { blocksOfDispatch, isLeaving } from './dispatch-blocks.ts';
import type { DispatchRow } from './dispatch-selection.ts';

type ChannelView = DispatchView['channels'][number];

/** A released report as the dispatch desk shows it, with what the caller may do next. */
export function presentDispatch(ctx: Ctx, row: DispatchRow, sentOn: readonly SentOn[]): DispatchView {
  const state = reportDispatch.stateOf(row.status);
  const blocks = blocksOfDispatch(ctx, { duePaise: row.due_paise, isPayerStopped: row.payer_stopped });
  const isSeen = seesAmounts(ctx.caller.scope);
  const possible = row.replaced ? [] : permittedActions(ctx.caller, reportDispatch, state);
  return {
    reportId: row.report_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    patient: presentPatientBrief(ctx, row),
    reportNo: row.report_no,
    revision: row.revision,
    reportStatus: row.report_status,
    tests: row.tests.map(({ name }) => name),
    testCodes: row.tests.map(({ code }) => code),
    pages: row.pages,
    status: row.status,
    statusLabel: reportDispatch.labelOf(state),
    holdReason: row.hold_reason,
    blocks: isSeen ? blocks : blocks.map(() => 'held by the lab'),
    duePaise: isSeen ? Math.max(row.due_paise, 0) : null,
    replaced: row.replaced,
    channels: channelViews(row, sentOn, { state, blocked: blocks.length > 0 }),
    language: row.language,
    printCount: row.print_count,
    releasedAt: row.released_at.toISOString(),
    printedAt: row.printed_at?.toISOString() ?? null,
    dispatchedAt: row.dispatched_at?.toISOString() ?? null,
    version: row.version,
    can: blocks.length === 0 ? possible : possible.filter((action) => !isLeaving(action)),
  };
}

function channelViews(
  row: DispatchRow,
  sentOn: readonly SentOn[],
  { state, blocked }: { state: ReportDispatchState; blocked: boolean },
): ChannelView[] {
  const asked = new Set(channelsOf(row.channels));
  const sent = new Set(channelsOf(row.dispatched_channels));
  if (row.printed_at !== null) sent.add('print');
  const held = blocked || state === 'onHold';
  const byItself = new Map(sentOn.map((one) => [one.channel, one]));
  return CHANNEL_NAMES.map(
    (channel) =>
      byItself.get(channel) ?? {
        channel,
        at: null,
        state: sent.has(channel)
          ? 'sent'
          : asked.has(channel)
            ? held
              ? 'held'
              : 'in queue'
            : notAsked(channel),
        problem: asked.has(channel) && !sent.has(channel) ? problemOf(channel, row) : null,
      },
  );
}

/** Paper and notices are asked for or not; a message to the patient needs their consent. */
function notAsked(channel: Channel): 'not agreed' | 'not asked for' {
  return OPT_OUT_CHANNELS.some((one) => one === channel) ? 'not agreed' : 'not asked for';
}

const BY_PHONE: readonly Channel[] = ['whatsapp', 'sms'];

function problemOf(channel: Channel, row: DispatchRow): string | null {
  if (channel === 'email' && !row.has_email) return 'no address';
  return BY_PHONE.includes(channel) && !row.has_phone ? 'no phone number' : null;
}
