import type { CalendarDate } from '@nidan/domain/time/calendar-date';

/** A posting as it is stored, with the number of its document. */
export interface PostingRow {
  readonly posting_id: string;
  readonly posted_at: Date;
  readonly posted_on: CalendarDate;
  readonly kind: string;
  /** Of the refund or payment where there is one, else of the bill. */
  readonly number: string | null;
  readonly lab_no: string;
  readonly bill_id: string;
}

/** When and for what a posting was made. */
export function presentPosting(row: PostingRow) {
  return {
    postingId: row.posting_id,
    at: row.posted_at.toISOString(),
    day: row.posted_on,
    kind: row.kind,
    number: row.number ?? '',
    labNo: row.lab_no,
    billId: row.bill_id,
  };
}
