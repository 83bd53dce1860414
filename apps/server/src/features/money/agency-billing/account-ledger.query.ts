import * as agencyAccountEndpoints from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyLedgerRow } from '@nidan/contract/money/agency-billing/agency-account-view';
import { ACCOUNTS } from '@nidan/domain/money/journal';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { daysOfBooks } from '../../ledger/journal/days-of-books.ts';
import { readAccount } from './account.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const MOVED = sql.raw(
  `case j.credit_account when '${ACCOUNTS.agency}' then j.amount_paise else -j.amount_paise end`,
);

/** The charges of a day are one row; everything else is a row per document. */
const KEY = sql.raw(
  `case j.kind when 'agencyCharge' then 'charges ' || j.posted_on else coalesce(j.document_id, j.entry_id)::text end`,
);

const KIND = sql.raw(`case j.kind when 'agencyCharge' then 'charges' when 'agencyDebit' then 'debit'
  when 'agencyCredit' then 'credit' when 'agencyReversal' then 'reversal' else 'receipt' end`);

interface Sums {
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
}

/** What moved on the account of an agency within the days, and what stood on it before. */
export const readLedgerOf = serve(agencyAccountEndpoints.readAgencyLedger, async (ctx, query) => {
  const { agencyId, cursor, limit = 50 } = query;
  await readAccount(ctx, agencyId);
  const { from, to } = daysOfBooks(ctx, query);
  const own = sql`j.l_id = ${ctx.lId} and j.agency_id = ${agencyId}`;
  const { rows: sums } = await sql<Sums>`
    select coalesce(sum(${MOVED}) filter (where j.posted_on < ${from}), 0)::bigint as opening,
      coalesce(sum(j.amount_paise) filter (where j.posted_on >= ${from} and j.debit_account = ${ACCOUNTS.agency}), 0)::bigint as debit,
      coalesce(sum(j.amount_paise) filter (where j.posted_on >= ${from} and j.credit_account = ${ACCOUNTS.agency}), 0)::bigint as credit
    from journal_posting j where ${own} and j.posted_on <= ${to}`.execute(ctx.db);
  const { opening, debit, credit } = sums[0] ?? { opening: 0, debit: 0, credit: 0 };
  const after = decodeCursor(cursor);
  const { rows } = await sql<AgencyLedgerRow & { readonly at: string }>`
    with moves as (
      select ${KEY} as id, j.posted_on as day, min(j.posted_at) as at, ${KIND} as kind, min(j.document_id::text)::uuid as document_id,
        count(distinct j.bill_id) filter (where j.kind = 'agencyCharge')::int as bills,
        coalesce(sum(j.amount_paise) filter (where j.debit_account = ${ACCOUNTS.agency}), 0)::bigint as debit,
        coalesce(sum(j.amount_paise) filter (where j.credit_account = ${ACCOUNTS.agency}), 0)::bigint as credit
      from journal_posting j where ${own} and j.posted_on between ${from} and ${to}
      group by 1, 2, 4),
    running as (
      select *, ${opening} + sum(credit - debit) over (order by day, at, id) as balance from moves)
    select r.id, r.day::text as day, r.at::text as at, r.kind, n.number, r.bills, r.debit as "debitPaise", r.credit as "creditPaise",
      r.balance::bigint as "balancePaise"
    from running r left join money_document n on n.l_id = ${ctx.lId} and n.document_id = r.document_id
    where ${after === null ? sql`true` : sql`(r.day, r.at, r.id) < (${after[0]}::date, ${after[1]}::timestamptz, ${after[2]}::text)`}
    order by r.day desc, r.at desc, r.id desc limit ${limit + 1}`.execute(ctx.db);
  const page = toPage({
    rows,
    limit,
    key: ({ day, at, id }) => [day, at, id],
    present: ({ id, day, kind, number, bills, debitPaise, creditPaise, balancePaise }) => ({
      id,
      day,
      kind,
      number,
      bills,
      debitPaise,
      creditPaise,
      balancePaise,
    }),
  });
  return {
    ...page,
    openingPaise: opening,
    debitPaise: debit,
    creditPaise: credit,
    closingPaise: opening - debit + credit,
  };
});
