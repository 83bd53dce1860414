import type { BillDocument } from '@nidan/domain/documents/bill-document';
import type { LabelDocument } from '@nidan/domain/documents/label-document';
import type { ReportDocument } from '@nidan/domain/documents/report-document';

/** A document to print, as plain data. */
export type DocumentRequest =
  | { kind: 'report'; data: ReportDocument }
  | { kind: 'bill-a5'; data: BillDocument }
  | { kind: 'bill-80mm'; data: BillDocument }
  | { kind: 'label'; data: LabelDocument };

export interface RenderedDocument {
  pdf: Uint8Array;
  pages: number;
}
