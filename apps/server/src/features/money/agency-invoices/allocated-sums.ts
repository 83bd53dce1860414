import { ACCOUNTS } from '@nidan/domain/money/journal';
import { sql } from 'kysely';

/** What receipts and credit notes pay of the invoice `i` of a query, as `p.paise`. */
export const allocatedOfInvoice = sql.raw(`lateral (
  select coalesce(sum(a.amount_paise), 0)::bigint as paise from agency_allocation a
  where a.l_id = i.l_id and a.invoice_id = i.invoice_id and a.ended_at is null)`);

/**
 * What agencies paid, or were given by credit notes on their account, as `credit`: kind, id, agency, when, amount and what of it pays no
 * invoice yet (`left_paise`). Receipts that were taken back are none. `of` is a condition on the column `agency_id` of both.
 */
export const creditsOf = (lId: number, of: (column: string) => string): string => `(
  select 'receipt' as kind, r.receipt_id as id, r.agency_id, r.received_at as at, r.reference, r.location_id,
    r.amount_paise + r.tds_paise as amount_paise, r.amount_paise + r.tds_paise - coalesce((
      select sum(a.amount_paise) from agency_allocation a
      where a.l_id = r.l_id and a.receipt_id = r.receipt_id and a.ended_at is null), 0)::bigint as left_paise
  from agency_receipt r
  where r.l_id = ${lId} and ${of('r.agency_id')} and r.reverses_receipt_id is null and not exists (
    select from agency_receipt v where v.l_id = r.l_id and v.reverses_receipt_id = r.receipt_id)
  union all
  select 'note', j.note_id, j.agency_id, j.posted_at, '', j.location_id, j.amount_paise, j.amount_paise - coalesce((
      select sum(a.amount_paise) from agency_allocation a
      where a.l_id = j.l_id and a.note_id = j.note_id and a.ended_at is null), 0)::bigint
  from journal_posting j
  where j.l_id = ${lId} and ${of('j.agency_id')} and j.kind = 'agencyCredit' and j.credit_account = '${ACCOUNTS.agency}')`;
