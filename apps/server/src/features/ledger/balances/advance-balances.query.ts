import { ACCOUNTS } from '@nidan/domain/money/journal';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** Sums over the postings of the advance `v` of a query: what paid bills, what went back, and what is left; in paise. */
export const sumsOfAdvance = sql.raw(`lateral (
  select coalesce(sum(case '${ACCOUNTS.advance}' when j.debit_account then j.amount_paise else -j.amount_paise end)
      filter (where j.bill_id is not null), 0)::bigint as settled,
    coalesce(sum(j.amount_paise) filter (where j.kind = 'advanceReturn'), 0)::bigint as returned,
    coalesce(sum(case '${ACCOUNTS.advance}' when j.credit_account then j.amount_paise else -j.amount_paise end), 0)::bigint as balance
  from journal_posting j where j.l_id = v.l_id and j.advance_id = v.advance_id)`);

export interface AdvanceSums {
  readonly settled: number;
  readonly returned: number;
  readonly balance: number;
}

/** What was used and what is left of advances, by id. To use one, lock it in an earlier statement. */
export async function readAdvanceSums(
  db: Db,
  lId: number,
  advanceIds: readonly string[],
): Promise<ReadonlyMap<string, AdvanceSums>> {
  const { rows } = await sql<AdvanceSums & { readonly advance_id: string }>`
    select v.advance_id, s.settled, s.returned, s.balance from customer_advance v cross join ${sumsOfAdvance} s
    where v.l_id = ${lId} and v.advance_id = any(${[...advanceIds]})`.execute(db);
  return new Map(rows.map(({ advance_id, ...sums }) => [advance_id, sums]));
}

const NOTHING: AdvanceSums = { settled: 0, returned: 0, balance: 0 };

/** What was used and what is left of one advance. */
export async function readSumsOfAdvance(db: Db, lId: number, advanceId: string): Promise<AdvanceSums> {
  return (await readAdvanceSums(db, lId, [advanceId])).get(advanceId) ?? NOTHING;
}
