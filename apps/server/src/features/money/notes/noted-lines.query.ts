import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What credit notes that stand gave of each line of a bill, in paise; for a decision, lock the bill in an earlier statement. */
export async function readCreditedByLine(ctx: Ctx, billId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ line_id: string; paise: number }>`
    select part.line_id, sum(part.amount_paise)::bigint as paise
    from accounting_note v join accounting_note_line part on part.l_id = v.l_id and part.note_id = v.note_id
    where v.l_id = ${ctx.lId} and v.bill_id = ${billId} and v.kind = 'credit' and v.state = ${accountingNote.codes.generated}
    group by part.line_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.line_id, row.paise]));
}

/** What credit notes that stand gave of a bill, in paise. */
export async function readCreditedOfBill(ctx: Ctx, billId: string): Promise<number> {
  return [...(await readCreditedByLine(ctx, billId)).values()].reduce((sum, paise) => sum + paise, 0);
}
