import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { sql } from 'kysely';

const ARCHIVED = [labPayment.codes.ARCHIVED, settlementBatch.codes.ARCHIVED];

/** The code of what is archived, the same of money between places and of batches (spec §4). */
export const ARCHIVED_CODE = Math.max(...ARCHIVED);

/** What the money of a match `m` is called: the number of its document, else what it is of; null for none. */
export const DOCUMENT_OF_MATCH = sql.raw(`coalesce(
  (select n.number from money_document n
    where n.l_id = m.l_id and n.document_id = coalesce(m.receipt_id, m.payment_id, m.batch_id, m.payout_id, m.vendor_payment_id)),
  (select x.mode || ' ' || to_char(x.day, 'DD/MM/YYYY') from settlement_batch x where x.l_id = m.l_id and x.batch_id = m.batch_id),
  (select g.name from lab_payment p join location g on g.l_id = p.l_id and g.location_id = p.from_location_id
    where p.l_id = m.l_id and p.payment_id = m.payment_id))`);
