import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What the line says that is matched with a batch, in paise; null: none is. */
export async function matchedPaiseOf({ db, lId }: Ctx, batchId: string): Promise<number | null> {
  const { rows } = await sql<{ paise: number }>`
    select amount_paise as paise from bank_line_match
    where l_id = ${lId} and batch_id = ${batchId} and undone_at is null`.execute(db);
  return rows[0]?.paise ?? null;
}
