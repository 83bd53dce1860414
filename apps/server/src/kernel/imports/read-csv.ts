import type { Fault } from '@nidan/domain/text/fault';
import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '@nidan/domain/imports/limits';
import { CsvError, parse } from 'csv-parse/sync';
import { plainOfText } from '../exports/formula-text.ts';
import type { FileTable } from './file-table.ts';

/** The text of a CSV, null when its bytes are not UTF-8: what another encoding says nobody can know. */
export function textOfCsv(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const FAULTS: Readonly<Record<string, Fault>> = {
  CSV_QUOTE_NOT_CLOSED: faultOf('quote-not-closed'),
  CSV_INVALID_CLOSING_QUOTE: faultOf('after-closing-quote'),
  INVALID_OPENING_QUOTE: faultOf('quote-inside'),
  CSV_MAX_RECORD_SIZE: faultOf('row-too-long'),
};

/** A first line that says by what the values are separated, as some spreadsheets write it. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|])"?\r?\n/iu;

/** What separates the values of a head: the first of these that it has. */
function separatorOf(head: string): string {
  return [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
}

/**
 * Reads a CSV (RFC 4180) as spreadsheets write it: commas, semicolons or tabs, with or without a byte order mark or a line `sep=`. The apostrophe
 * by which an export keeps a text from being a formula is taken away again. Reads at most `rows`.
 */
export function readCsv(file: string, { rows = MOST_IMPORT_ROWS + 2 } = {}): FileTable {
  const read: string[][] = [];
  const told = SEPARATOR_LINE.exec(file);
  const text = told === null ? file : file.slice(told[0].length);
  const head = text.slice(0, text.search(/[\r\n]|$/));
  try {
    parse(text, {
      bom: true,
      delimiter: told?.[1] ?? separatorOf(head),
      relaxColumnCount: true,
      skipEmptyLines: false,
      maxRecordSize: 1_000_000,
      to: rows,
      onRecord: (record: string[]) => {
        read.push(record.slice(0, MOST_IMPORT_COLUMNS).map(plainOfText));
        return null;
      },
    });
    return { rows: read, fault: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = FAULTS[error.code] ?? faultOf('no-csv-from-here');
    return { rows: read, fault: { rowNo: read.length + 1, reason } };
  }
}
