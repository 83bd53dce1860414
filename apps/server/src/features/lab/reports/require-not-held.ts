import { seesUnreleased } from '@nidan/domain/access/work-scope';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { payerStopsReports } from '../../ledger/agency-accounts/payer-standing.query.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { sql } from 'kysely';
import { blocksOfDispatch } from './dispatch-blocks.ts';

interface Standing {
  readonly status: number;
  readonly labNo: string;
  readonly duePaise: number;
  readonly isPayerStopped: boolean;
}

/** What a report waits for, in words; null: nothing. Why the desk holds it is for the lab. */
function blockOf(ctx: Ctx, { status, ...money }: Standing): string | null {
  const state = reportDispatch.stateOf(status);
  if (state === 'onHold' || state === 'cancelled') return reportDispatch.labelOf(state);
  return blocksOfDispatch(ctx, money)[0] ?? null;
}

/**
 * Refuses a report to a doctor or an agency, and to their API keys, while the lab holds it: what is not printed and not sent is not opened
 * either. The users of the lab see what they hold.
 */
export async function requireNotHeld(ctx: Ctx, reportId: string): Promise<void> {
  if (seesUnreleased(ctx.caller.scope)) return;
  const { rows } = await sql<Standing>`
    select d.status, b.lab_no as "labNo", ${dueOfBill} as "duePaise", ${payerStopsReports} as "isPayerStopped"
    from report_dispatch d join bill b on b.l_id = d.l_id and b.bill_id = d.bill_id
    where d.l_id = ${ctx.lId} and d.report_id = ${reportId}`.execute(ctx.db);
  const [standing] = rows;
  if (standing === undefined) return;
  const block = blockOf(ctx, standing);
  if (block !== null) throw refuse('report-held', { details: { labNo: standing.labNo, block } });
}
