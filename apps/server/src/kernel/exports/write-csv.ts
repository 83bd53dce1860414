import { textAsText } from './formula-text.ts';
import type { ExportCell, ExportTable } from './export-table.ts';

/** Spreadsheets take the file for UTF-8 by this mark alone. */
const BYTE_ORDER_MARK = '\uFEFF';

function field(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  // The apostrophe says "text" to a spreadsheet, which shows it or not; NUL has no place in a text file.
  return `"${textAsText(cell).replaceAll('\0', '\uFFFD').replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180, UTF-8 with a byte order mark): every text quoted, none taken for a formula, numbers as numbers. */
export function writeCsv({ columns, rows }: ExportTable): Buffer {
  const lines = [columns.map(field).join(',')];
  for (const row of rows) lines.push(row.map(field).join(','));
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`);
}
