import type { DocumentRequest } from './document-request.ts';
import type { FontMetrics } from './font-metrics.ts';
import { billA5Input, billRollInput } from './bill/bill-input.ts';
import { labelInput } from './label-input.ts';
import { reportInput } from './report/report-input.ts';
import type { TemplateInput } from './template-input.ts';

/** What the template of a document reads. */
export function templateInput(metrics: FontMetrics, request: DocumentRequest): TemplateInput {
  if (request.kind === 'report') return reportInput(metrics, request.data);
  if (request.kind === 'bill-a5') return billA5Input(metrics, request.data);
  if (request.kind === 'bill-80mm') return billRollInput(request.data);
  return labelInput(request.data);
}
