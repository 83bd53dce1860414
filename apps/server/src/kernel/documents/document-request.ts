import type { AdvanceReceipt } from '@nidan/domain/documents/advance-receipt';
import type {
  AgencyInvoicePaper,
  AgencyStatementPaper,
} from '@nidan/domain/documents/agency-statement-paper';
import type { AccountingNotePaper } from '@nidan/domain/documents/accounting-note-paper';
import type { BoxManifest } from '@nidan/domain/documents/box-manifest';
import type { BillDocument } from '@nidan/domain/documents/bill-document';
import type { ControlChart } from '@nidan/domain/documents/control-chart';
import type { DisposalCertificate } from '@nidan/domain/documents/disposal-certificate';
import type { LabelDocument } from '@nidan/domain/documents/label-document';
import type { MoneySlip } from '@nidan/domain/documents/money/money-slip';
import type { ReportDocument } from '@nidan/domain/documents/report-document';
import type { SmartReportDocument } from '@nidan/domain/documents/smart-report-document';
import type { ShiftSheet } from '@nidan/domain/documents/shift-sheet';
import type { TradePaper } from '@nidan/domain/documents/trade-paper';
import type { TablePaper } from '@nidan/domain/documents/table-paper';

/** A document to print, as plain data. */
export type DocumentRequest =
  | { kind: 'report'; data: ReportDocument }
  | { kind: 'bill-a5'; data: BillDocument }
  | { kind: 'bill-a4'; data: BillDocument }
  | { kind: 'bill-80mm'; data: BillDocument }
  | { kind: 'label'; data: LabelDocument }
  | { kind: 'shift-sheet'; data: ShiftSheet }
  | { kind: 'box-manifest'; data: BoxManifest }
  | { kind: 'advance-receipt'; data: AdvanceReceipt }
  | { kind: 'money-slip'; data: MoneySlip }
  | { kind: 'accounting-note'; data: AccountingNotePaper }
  | { kind: 'disposal-certificate'; data: DisposalCertificate }
  | { kind: 'table-paper'; data: TablePaper }
  | { kind: 'trade-paper'; data: TradePaper }
  | { kind: 'agency-statement'; data: AgencyStatementPaper }
  | { kind: 'agency-invoice'; data: AgencyInvoicePaper }
  | { kind: 'control-chart'; data: ControlChart }
  | { kind: 'smart-report'; data: SmartReportDocument };

/** 'svg' is one picture of all pages, one below the other, for a screen. */
export type DocumentForm = 'pdf' | 'svg';

export interface RenderedDocument {
  pdf: Uint8Array;
  pages: number;
}

export interface DocumentPicture {
  /** Compressed by gzip: glyph outlines are long. */
  svgGzip: Uint8Array;
  pages: number;
}

/** What a worker makes, in the form that was asked for. */
export interface RenderedBytes {
  bytes: Uint8Array;
  pages: number;
}
