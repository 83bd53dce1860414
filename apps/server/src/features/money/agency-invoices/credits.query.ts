import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { CreditKind } from '@nidan/domain/agencies/invoice-words';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { agencyInScope } from './invoice-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A receipt, or a credit note on the account, of which something pays no invoice yet. */
export interface OpenCredit {
  readonly kind: CreditKind;
  readonly id: string;
  readonly agencyId: string;
  readonly number: string;
  readonly on: string;
  readonly at: string;
  readonly reference: string;
  readonly amount: number;
  readonly left: number;
}

/** What receipts left, as rows of `agency_id` and `left_paise`: those that were taken back are none. */
export const receiptsLeft = sql.raw(`
  select 'receipt' as kind, r.l_id, r.receipt_id as id, r.agency_id, r.received_at as at, r.location_id,
    r.reference, r.amount_paise + r.tds_paise as paise,
    r.amount_paise + r.tds_paise - coalesce((
      select sum(a.amount_paise) from agency_allocation a
      where a.l_id = r.l_id and a.receipt_id = r.receipt_id and a.ended_at is null), 0)::bigint as left_paise
  from agency_receipt r
  where r.reverses_receipt_id is null and not exists (
    select from agency_receipt v where v.l_id = r.l_id and v.reverses_receipt_id = r.receipt_id)`);

/** The same of credit notes on the accounts of agencies. */
export const notesLeft = sql.raw(`
  select 'note' as kind, j.l_id, j.note_id as id, j.agency_id, j.posted_at as at, j.location_id, '' as reference, j.amount_paise as paise,
    j.amount_paise - coalesce((
      select sum(a.amount_paise) from agency_allocation a
      where a.l_id = j.l_id and a.note_id = j.note_id and a.ended_at is null), 0)::bigint as left_paise
  from journal_posting j where j.kind = 'agencyCredit'`);

interface Reading {
  readonly agencyId: string;
  readonly conditions?: readonly RawBuilder<unknown>[];
  readonly limit?: number;
}

/** Credits of an agency of which something is left, the oldest first. To use them, lock its account in an earlier statement. */
export async function readOpenCredits(
  ctx: Ctx,
  { agencyId, conditions = [], limit }: Reading,
): Promise<readonly OpenCredit[]> {
  const { db, lId, lab } = ctx;
  const most = limit === undefined ? sql`` : sql`limit ${limit}`;
  const { rows } = await sql<OpenCredit>`
    with own as (
      select * from (${receiptsLeft}) r where r.l_id = ${lId} and r.agency_id = ${agencyId}
      union all
      select * from (${notesLeft}) n where n.l_id = ${lId} and n.agency_id = ${agencyId})
    select o.kind, o.id, o.agency_id as "agencyId", d.number, (o.at at time zone ${lab.timeZone})::date::text as on, o.at::text as at,
      o.reference, o.paise::bigint as amount, o.left_paise::bigint as left
    from own o join money_document d on d.l_id = ${lId} and d.document_id = o.id
    where o.left_paise > 0 and ${agencyInScope(ctx, sql.ref('o.agency_id'))} and ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by o.at, o.id ${most}`.execute(db);
  return rows;
}

/** What of an agency pays no invoice yet, in paise. */
export async function readUnallocated(ctx: Ctx, agencyId: string): Promise<number> {
  const open = await readOpenCredits(ctx, { agencyId });
  return open.reduce((sum, { left }) => sum + left, 0);
}

/** Receipts and credit notes of an agency of which something pays no invoice yet. A reference names an account of the payer. */
export const listCreditsOf = serve(
  agencyPaymentEndpoints.listUnallocatedCredits,
  async (ctx, { agencyId, cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const behind = after === null ? [] : [sql`(o.at, o.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`];
    const rows = await readOpenCredits(ctx, { agencyId, conditions: behind, limit: limit + 1 });
    return toPage({
      rows,
      limit,
      key: ({ at, id }) => [at, id],
      present: ({ kind, id, number, on, reference, amount, left }) => ({
        kind,
        id,
        number,
        on,
        reference,
        amountPaise: amount,
        leftPaise: left,
      }),
    });
  },
);
