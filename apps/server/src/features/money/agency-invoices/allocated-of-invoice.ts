import { sql } from 'kysely';

/** What receipts and credit notes pay of the invoice `i` of a query, as `p.paise`. */
export const allocatedOfInvoice = sql.raw(`lateral (
  select coalesce(sum(a.amount_paise), 0)::bigint as paise from agency_allocation a
  where a.l_id = i.l_id and a.invoice_id = i.invoice_id and a.ended_at is null)`);
