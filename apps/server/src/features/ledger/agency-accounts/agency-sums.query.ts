import type { AgencyAccount } from '@nidan/domain/agencies/account-standing';
import { ACCOUNTS } from '@nidan/domain/money/journal';
import type { PostingKind } from '@nidan/domain/money/posting-kinds';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export type AgencySums = Omit<AgencyAccount, 'limit'>;

const NOTHING: AgencySums = { deposits: 0, creditNotes: 0, charges: 0, debitNotes: 0 };

function sumOf(side: 'debit' | 'credit', kinds: readonly PostingKind[]): string {
  const signed = `case j.${side}_account when '${ACCOUNTS.agency}' then j.amount_paise else -j.amount_paise end`;
  const named = kinds.map((kind) => `'${kind}'`).join(', ');
  return `coalesce(sum(${signed}) filter (where j.kind in (${named})), 0)::bigint`;
}

/** Sums over the postings on the account of the agency `g` of a query, in paise. */
export const sumsOfAgency = sql.raw(`lateral (
  select ${sumOf('credit', ['agencyReceipt', 'agencyTds', 'agencyReversal'])} as deposits,
    ${sumOf('credit', ['agencyCredit'])} as "creditNotes", ${sumOf('debit', ['agencyCharge'])} as charges,
    ${sumOf('debit', ['agencyDebit'])} as "debitNotes"
  from journal_posting j where j.l_id = g.l_id and j.agency_id = g.agency_id)`);

/** What the journal says of one agency. To change it, lock its account in an earlier statement. */
export async function readAgencySums(db: Db, lId: number, agencyId: string): Promise<AgencySums> {
  const { rows } = await sql<AgencySums>`
    select s.* from agency g cross join ${sumsOfAgency} s where g.l_id = ${lId} and g.agency_id = ${agencyId}`.execute(
    db,
  );
  return rows[0] ?? NOTHING;
}
