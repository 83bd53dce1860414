import { reportDispatch, type ReportDispatchState } from '@nidan/domain/status-sets/lab/report-dispatch';
import { sql } from 'kysely';
import type { HandOver } from '../../../kernel/access/open-work.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface DispatchMove {
  readonly reportIds: readonly string[];
  readonly to: ReportDispatchState;
  readonly holdReason: string | null;
  readonly printed: boolean;
  /** Bits of the channels that a report went out by, per report; null when it did not go out. */
  readonly sentBy: ReadonlyMap<string, number> | null;
}

/** Writes the new state of locked reports. */
export async function updateDispatches(ctx: Ctx, move: DispatchMove): Promise<void> {
  const { reportIds, to, holdReason, printed, sentBy } = move;
  const sets = [
    sql`status = ${reportDispatch.codeOf(to)}`,
    sql`hold_reason = ${holdReason}`,
    sql`held_by = ${holdReason === null ? null : ctx.caller.userId}`,
    sql`version = version + 1`,
  ];
  if (printed) sets.push(sql`print_count = print_count + 1, printed_at = ${ctx.now}`);
  if (sentBy !== null) {
    const bits = sql.join(
      [...sentBy].map(([reportId, sent]) => sql`when ${reportId} then ${sent}::int`),
      sql` `,
    );
    sets.push(sql`dispatched_at = ${ctx.now}`);
    sets.push(sql`dispatched_channels = dispatched_channels | (case report_id::text ${bits} end)::smallint`);
  }
  await sql`
    update report_dispatch set ${sql.join(sets)}
    where l_id = ${ctx.lId} and report_id = any(${[...reportIds]})`.execute(ctx.db);
}

/** Gives the held reports of one person to another; answers how many. */
export async function moveHeldReports(ctx: Ctx, { from, to }: HandOver): Promise<number> {
  const { rows } = await sql`
    update report_dispatch set held_by = ${to}, version = version + 1
    where l_id = ${ctx.lId} and held_by = ${from} and not replaced returning report_id`.execute(ctx.db);
  return rows.length;
}
