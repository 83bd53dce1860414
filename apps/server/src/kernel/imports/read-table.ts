import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import { MOST_IMPORT_ROWS } from '@nidan/domain/imports/limits';
import type { FileTable } from './file-table.ts';
import { headFirst, MOST_TITLE_ROWS } from './head-first.ts';
import { readCsv, textOfCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { importEnding } from './table-file-name.ts';

/** The head and the first values below it. */
const SAMPLE_ROWS = 4;

async function tableOf(name: string, bytes: Buffer, parts?: { readonly rows: number }): Promise<FileTable> {
  return importEnding(name) === 'xlsx' ? readXlsx(bytes, parts) : readCsv(textOfCsv(bytes) ?? '', parts);
}

/** The first rows of a file that was looked through: its head, and values below it. */
export async function readSample(name: string, bytes: Buffer): Promise<FileTable> {
  const table = headFirst(await tableOf(name, bytes, { rows: SAMPLE_ROWS + MOST_TITLE_ROWS }));
  const [head, ...below] = table.rows;
  if (head === undefined) return table;
  return { ...table, rows: [head, ...below.filter((row) => row.length > 0)].slice(0, SAMPLE_ROWS) };
}

/** The rows of a file that was looked through; one with too many ends with a fault that says so. */
export async function readTable(name: string, bytes: Buffer): Promise<FileTable> {
  const table = headFirst(await tableOf(name, bytes));
  const most = MOST_IMPORT_ROWS + 1;
  if (table.rows.length <= most) return table;
  const reason = faultOf('too-many-rows', { most: MOST_IMPORT_ROWS.toLocaleString('en-IN') });
  return { rows: table.rows.slice(0, most), fault: { rowNo: most + 1, reason } };
}
