import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { payerStopsReports } from '../../ledger/agency-accounts/payer-standing.query.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';

export interface LockedDispatch {
  readonly report_id: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly status: number;
  readonly replaced: boolean;
  readonly hold_reason: string | null;
  readonly channels: number;
  /** Bits of the channels that it went out by. */
  readonly sent_by: number;
  readonly due_paise: number;
  readonly payer_stopped: boolean;
  readonly version: number;
}

/** Reads reports whose bills it locks first, in one order for everybody: whatever changes a report holds its bill. */
export async function lockDispatches(
  ctx: Ctx,
  reportIds: readonly string[],
): Promise<readonly LockedDispatch[]> {
  await sql`
    select 1 from bill b where b.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and b.bill_id in (
      select bill_id from report_dispatch where l_id = ${ctx.lId} and report_id = any(${[...reportIds]}))
    order by b.bill_id for no key update`.execute(ctx.db);
  const { rows } = await sql<LockedDispatch>`
    select d.report_id, d.bill_id, b.lab_no, d.status, d.replaced, d.hold_reason, b.channels, d.dispatched_channels as sent_by, ${dueOfBill} as due_paise,
      ${payerStopsReports} as payer_stopped, d.version
    from report_dispatch d join bill b on b.l_id = d.l_id and b.bill_id = d.bill_id
    where d.l_id = ${ctx.lId} and d.report_id = any(${[...reportIds]}) and ${billInScope(ctx.caller)}
    order by d.report_id`.execute(ctx.db);
  return rows;
}
