import type { ExplorerCell } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { ReportFormat } from '@nidan/domain/enumerations/reporting';
import { EXPLORER_LIMITS } from '@nidan/domain/insight/explorer-query';
import { pivotRows } from '@nidan/domain/insight/pivot-rows';
import { fieldOf, type ExplorerSubject } from '@nidan/domain/insight/explorer-fields';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { ExportCell, ExportTable } from '../../../kernel/exports/export-table.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import type { Services } from '../../../kernel/http/services.ts';
import type { AnswerColumn } from '../explorer/compile-question.ts';

export interface ReportRows {
  readonly title: string;
  readonly subject: ExplorerSubject;
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly (readonly ExplorerCell[])[];
  readonly lab: { readonly name: string; readonly timeZone: string };
  /** How many groups it has when the last of them lies across; null when none does. */
  readonly across: number | null;
  /** What it covers, in words. */
  readonly covers: string;
  readonly now: Date;
}

/** What stands in a file of nothing, so that nobody takes it for a failed one. */
const NO_ROWS = 'No rows';

const SUM_WORDS = {
  count: 'Count',
  sum: 'Sum',
  average: 'Average',
  least: 'Least',
  most: 'Most',
  median: 'Median',
} as const;

function headOf(subject: ExplorerSubject, { field, sum, kind }: AnswerColumn): string {
  const label = field === null ? '' : (fieldOf(subject, field)?.label ?? field);
  const unit = kind === 'money' ? ' ₹' : '';
  if (sum === null) return `${label}${unit}`;
  return label === '' ? SUM_WORDS[sum] : `${label}${unit}, ${SUM_WORDS[sum].toLowerCase()}`;
}

/** A cell as a file has it: amounts in rupees, moments in the zone of the lab. */
function cellOf(cell: ExplorerCell, { kind, step, sum }: AnswerColumn, zone: string): ExportCell {
  if (cell === null || sum === 'count') return cell;
  if (kind === 'money' && typeof cell === 'number') return cell / 100;
  if (kind !== 'instant' || typeof cell === 'number') return cell;
  return step === null ? formatDateTime(zone, new Date(cell)) : formatDate(cell);
}

/** A report whose last group lies across, as the screen shows it: one column for each value. */
function laidAcross(
  { columns, rows }: ReportRows,
  groups: number,
): Pick<ReportRows, 'columns' | 'rows'> & { readonly heads: readonly ExplorerCell[] } {
  const pivoted = pivotRows(rows, groups);
  const measure = columns[groups];
  return {
    rows: pivoted.rows,
    columns: [...columns.slice(0, groups - 1), ...pivoted.across.flatMap(() => measure ?? [])],
    heads: pivoted.across,
  };
}

function tableOf(report: ReportRows): ExportTable {
  const { title, subject, lab, across } = report;
  const { columns, rows, heads } = across === null ? { ...report, heads: [] } : laidAcross(report, across);
  const from = columns.length - heads.length;
  const name = title.replace(/[^A-Za-z0-9]+/gu, '-').replace(/^-|-$/gu, '') || 'report';
  const cells = rows.map((row) => columns.map((column, at) => cellOf(row[at] ?? null, column, lab.timeZone)));
  return {
    name,
    columns: columns.map((column, at) =>
      at < from ? headOf(subject, column) : String(heads[at - from] ?? '-'),
    ),
    rows: cells.length === 0 ? [[NO_ROWS]] : cells,
  };
}

/** Why a format cannot hold so many rows; null when it can. */
export function whyTooMany(format: ReportFormat, rows: number): string | null {
  const most = format === 'pdf' ? EXPLORER_LIMITS.pdfRows : EXPLORER_LIMITS.exportRows;
  if (rows <= most) return null;
  return `It has more than ${most.toLocaleString('en-IN')} rows. Choose fewer days or ${format === 'pdf' ? 'Excel' : 'narrow it by a field'}`;
}

/** The rows of a report as a file of its format. */
export async function renderReportTable(
  { documents }: Pick<Services, 'documents'>,
  report: ReportRows,
  format: ReportFormat,
): Promise<{ readonly fileName: string; readonly bytes: Buffer }> {
  const table = tableOf(report);
  if (format !== 'pdf') {
    const { bytes, fileName } = await renderExport(table, format);
    return { fileName, bytes: Buffer.from(bytes) };
  }
  const paper = {
    documentDate: report.now.toISOString(),
    labName: report.lab.name,
    title: report.title,
    sub: `${report.covers}, made ${formatDateTime(report.lab.timeZone, report.now)}`,
    columns: table.columns.map((head, at) => ({
      head,
      isNumber: ['number', 'money'].includes(report.columns[at]?.kind ?? 'number'),
    })),
    rows: report.rows.length === 0 ? [] : [...table.rows].map((row) => row.map((cell) => String(cell ?? ''))),
    none: NO_ROWS,
  };
  const { bytes } = await documents.render({ kind: 'table-paper', data: paper }, 'pdf');
  return { fileName: `${table.name}.pdf`, bytes: Buffer.from(bytes) };
}
