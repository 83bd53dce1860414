import { accountingNoteInput } from './accounting-note-input.ts';
import { agencyInvoiceInput, agencyStatementInput } from './agency-paper-input.ts';
import { advanceReceiptInput } from './advance-receipt-input.ts';
import { boxManifestInput } from './box-manifest-input.ts';
import { controlChartInput } from './control-chart-input.ts';
import { disposalCertificateInput } from './disposal-certificate-input.ts';
import type { DocumentRequest } from './document-request.ts';
import type { FontMetrics } from './font-metrics.ts';
import { billPageInput, billRollInput } from './bill/bill-input.ts';
import { labelInput } from './label-input.ts';
import { moneySlipInput } from './money-slip-input.ts';
import { reportInput } from './report/report-input.ts';
import { smartReportInput } from './smart-report-input.ts';
import { shiftSheetInput } from './shift-sheet-input.ts';
import { tablePaperInput } from './table-paper-input.ts';
import { tradePaperInput } from './trade/trade-paper-input.ts';
import type { TemplateInput } from './template-input.ts';

/** What the template of a document reads. */
export function templateInput(metrics: FontMetrics, request: DocumentRequest): TemplateInput {
  if (request.kind === 'report') return reportInput(metrics, request.data);
  if (request.kind === 'bill-a5') return billPageInput(metrics, request.data, 'a5');
  if (request.kind === 'bill-a4') return billPageInput(metrics, request.data, 'a4');
  if (request.kind === 'bill-80mm') return billRollInput(request.data);
  if (request.kind === 'smart-report') return smartReportInput(request.data);
  if (request.kind === 'control-chart') return controlChartInput(request.data);
  if (request.kind === 'disposal-certificate') return disposalCertificateInput(request.data);
  if (request.kind === 'advance-receipt') return advanceReceiptInput(request.data);
  if (request.kind === 'money-slip') return moneySlipInput(request.data);
  if (request.kind === 'accounting-note') return accountingNoteInput(request.data);
  if (request.kind === 'shift-sheet') return shiftSheetInput(request.data);
  if (request.kind === 'box-manifest') return boxManifestInput(request.data);
  if (request.kind === 'agency-statement') return agencyStatementInput(request.data);
  if (request.kind === 'agency-invoice') return agencyInvoiceInput(request.data);
  if (request.kind === 'table-paper') return tablePaperInput(request.data);
  if (request.kind === 'trade-paper') return tradePaperInput(request.data);
  return labelInput(request.data);
}
