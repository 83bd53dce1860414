import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { readBankStatement } from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import {
  LARGEST_STATEMENT,
  MOST_STATEMENT_LINES,
  type StatementFormat,
} from '@nidan/domain/money/bank/line-meanings';
import { textOf } from '@nidan/domain/imports/sheet';
import { cleanFileName } from '@nidan/domain/text/file-name';
import { readCsv, textOfCsv } from '../../../kernel/imports/read-csv.ts';
import { tableFileRefused } from '../../base/files/inspect-table-file.ts';
import type { BankFile } from './bank-file.ts';
import { looksLikeCamt, readCamt } from './read-camt.ts';
import { looksLikeMt940, readMt940 } from './read-mt940.ts';

/** A file of a bank that was looked through: the cells of a CSV, or what a format of banks says. */
export type InspectedStatement = { readonly fileName: string } & (
  | { readonly format: 'csv'; readonly rows: readonly (readonly string[])[] }
  | ({ readonly format: 'mt940' | 'camt053' } & BankFile)
);

/** Rows above the titles and below the lines that a file may have besides. */
const ROWS_AROUND = 200;
/** Letters of a name before its ending that are kept. */
const LONGEST_STEM = 90;

/** The name of a file as it is shown: cleaned, with its ending in small letters. */
function shownName(name: string): string {
  const [, stem = name, ending] = /^(.+)\.([A-Za-z0-9]{1,5})$/u.exec(name.trim()) ?? [];
  const kept = cleanFileName(stem).slice(0, LONGEST_STEM) || 'statement';
  return ending === undefined ? kept : `${kept}.${ending.toLowerCase()}`;
}

function csvOf(fileName: string, text: string): InspectedStatement {
  const { rows, fault } = readCsv(text, { rows: MOST_STATEMENT_LINES + ROWS_AROUND });
  if (fault !== null) throw tableFileRefused(fileName, `row ${fault.rowNo}: ${fault.reason.msg}`);
  return { fileName, format: 'csv', rows: rows.map((row) => row.map((cell) => textOf(cell))) };
}

function formatOf(text: string): StatementFormat {
  if (looksLikeMt940(text)) return 'mt940';
  return looksLikeCamt(text) ? 'camt053' : 'csv';
}

/** Looks at a statement of a bank before a transaction begins: its size, its letters, which format it is and that it can be read. */
export async function inspectStatement({
  name,
  content,
}: BodyOf<typeof readBankStatement>): Promise<InspectedStatement> {
  const fileName = shownName(name);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_STATEMENT)
    throw tableFileRefused(fileName, `it is larger than ${LARGEST_STATEMENT / 1_000_000} MB`);
  const text = textOfCsv(bytes);
  if (text === null || text.includes('\0'))
    throw tableFileRefused(
      fileName,
      'it is no CSV in UTF-8, no MT940 and no camt.053. Ask the bank for one of them',
    );
  const format = formatOf(text);
  if (format === 'csv') return csvOf(fileName, text);
  const read = format === 'mt940' ? readMt940(text) : readCamt(text);
  if ('fault' in read) throw tableFileRefused(fileName, read.fault);
  return { fileName, format, ...read };
}
