import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import type { LineToRefund, RefundCause } from '@nidan/domain/money/refund-rule';
import { refund, type RefundState } from '@nidan/domain/status-sets/money/refund';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface NewRefund {
  readonly refundId: string;
  readonly billId: string;
  readonly cause: RefundCause;
  readonly mode: PaymentMode;
  readonly reference: string;
  readonly amountPaise: number;
  readonly handlingPaise: number;
  readonly reason: string;
  readonly locationId: string;
  readonly lines: readonly (LineToRefund & { readonly lineId: string })[];
}

/** Inserts a refund that the caller asks for now. */
export async function insertRefund(ctx: Ctx, { lines, ...asked }: NewRefund): Promise<void> {
  const { refundId } = asked;
  await insertRows(ctx.db, 'refund', [
    {
      l_id: ctx.lId,
      refund_id: refundId,
      bill_id: asked.billId,
      state: refund.codes.requested,
      cause: asked.cause,
      mode: asked.mode,
      reference: asked.reference,
      amount_paise: asked.amountPaise,
      handling_paise: asked.handlingPaise,
      reason: asked.reason,
      location_id: asked.locationId,
      requested_at: ctx.now,
      requested_by: ctx.caller.userId,
    },
  ]);
  await insertRows(
    ctx.db,
    'refund_line',
    lines.map(({ lineId, rule, net }) => ({
      l_id: ctx.lId,
      refund_id: refundId,
      line_id: lineId,
      rule,
      net_paise: net,
    })),
  );
}

export interface LockedRefund {
  readonly refundId: string;
  readonly state: RefundState;
  readonly cause: RefundCause;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  readonly handlingPaise: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly version: number;
  readonly lineIds: readonly string[];
}

interface LockedRow {
  readonly state: number;
  readonly cause: RefundCause;
  readonly mode: PaymentMode;
  readonly amount_paise: number;
  readonly handling_paise: number;
  readonly reason: string;
  readonly requested_by: string;
  readonly version: number;
  readonly line_ids: string[];
}

/** Locks a refund; its bill is locked before (ADR 4). */
export async function lockRefund(ctx: Ctx, refundId: string): Promise<LockedRefund> {
  const { rows } = await sql<LockedRow>`
    select r.state, r.cause, r.mode, r.amount_paise, r.handling_paise, r.reason, r.requested_by, r.version,
      array(select l.line_id from refund_line l where l.l_id = r.l_id and l.refund_id = r.refund_id) as line_ids
    from refund r where r.l_id = ${ctx.lId} and r.refund_id = ${refundId} for update of r`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return {
    refundId,
    state: refund.stateOf(row.state),
    cause: row.cause,
    mode: row.mode,
    amountPaise: row.amount_paise,
    handlingPaise: row.handling_paise,
    reason: row.reason,
    requestedBy: row.requested_by,
    version: row.version,
    lineIds: row.line_ids,
  };
}

interface Decision {
  readonly refundId: string;
  readonly to: RefundState;
  readonly reason: string | null;
}

/** Writes what the caller decided about a locked refund. */
export async function decideRefund(ctx: Ctx, { refundId, to, reason }: Decision): Promise<void> {
  const statement = sql`
    update refund set state = ${refund.codes[to]}, decided_at = ${ctx.now}, decided_by = ${ctx.caller.userId},
      decision_reason = ${reason}, version = version + 1
    where l_id = ${ctx.lId} and refund_id = ${refundId}`;
  await sendLater(ctx.db, statement);
}
