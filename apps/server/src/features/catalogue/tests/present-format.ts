import type { ReportFormatView } from '@nidan/contract/catalogue/tests/report-format-view';
import type { ReportFormat } from '@nidan/domain/reports/report-format';

/** A format as a message of its own. */
export function presentFormat({ newPage, without, method, interpretation }: ReportFormat): ReportFormatView {
  return { newPage, without: [...without], method, interpretation };
}
