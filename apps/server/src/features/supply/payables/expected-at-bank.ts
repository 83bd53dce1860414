import { sql } from 'kysely';

/** What vendors were paid, as money that a statement of the bank is to show; the number of the payment goes with it to the bank. */
export const vendorPaymentsAtBank = sql.raw(`
  select 'vendorPayment' as meaning, e.l_id, e.payment_id as id, n.number || ', ' || v.name as document, null::date as day,
    e.paid_at as at, e.tds_paise - e.gross_paise as paise, n.number as reference, e.location_id
  from vendor_payment e join vendor v on v.l_id = e.l_id and v.vendor_id = e.vendor_id
  join money_document n on n.l_id = e.l_id and n.document_id = e.payment_id`);
