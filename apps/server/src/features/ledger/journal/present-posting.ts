import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { firstKnown } from '../../../kernel/database/connections/first-known.ts';

/** A posting as it is stored, with the number of its document. */
export interface PostingRow {
  readonly posting_id: string;
  readonly posted_at: Date;
  readonly posted_on: CalendarDate;
  readonly kind: string;
  /** Of what was posted: a refund, a payment, an advance, a note, else the bill. */
  readonly number: string | null;
  readonly lab_no: string | null;
  readonly bill_id: string | null;
}

/** Whose number the posting `m` of a query carries. */
export const documentOfPosting = firstKnown('m.refund_id', 'm.payment_id', 'm.document_id', 'm.bill_id');

/** When and for what a posting was made. */
export function presentPosting(row: PostingRow) {
  return {
    postingId: row.posting_id,
    at: row.posted_at.toISOString(),
    day: row.posted_on,
    kind: row.kind,
    number: row.number ?? '',
    labNo: row.lab_no ?? '',
    billId: row.bill_id,
  };
}
