import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import type { RenderedDocument } from '../http/route.ts';
import type { ExportTable } from './export-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>;

/** A table as the file that was asked for, to be saved. */
export async function renderExport(table: ExportTable, format: ExportFormat): Promise<RenderedDocument> {
  const bytes = format === 'csv' ? writeCsv(table) : await writeXlsx(table);
  const ending = format === 'csv' ? 'csv' : 'xlsx';
  return { bytes, fileName: `${table.name}.${ending}`, savedAs: MEDIA_TYPES[format] };
}
