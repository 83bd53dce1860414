import type { CalendarDate } from '../../time/calendar-date.ts';
import { STATEMENT_COLUMNS, type StatementColumns } from './statement-columns.ts';
import { dayOfCell, looksLikeDay, paiseOfCell } from './statement-cells.ts';

/** What a bank tells of one movement on an account. */
export interface StatementEntry {
  readonly on: CalendarDate;
  /** In paise, not zero; what went out is below zero. */
  readonly amount: number;
  /** Number of a cheque, a UTR; empty: none. */
  readonly reference: string;
  readonly narration: string;
}

/** An entry with its number among those of the same day, amount and reference, from 1: with them it is one line of its account. */
export interface StatementEntryNo extends StatementEntry {
  readonly runningNo: number;
}

/** What banks call their columns, without spaces and points, the surest first. */
const USUAL: Readonly<Record<keyof StatementColumns, readonly string[]>> = {
  date: ['valuedate', 'valuedt', 'transactiondate', 'txndate', 'trandate', 'postdate', 'date'],
  amount: ['amount', 'transactionamount', 'amountinr', 'amountrs'],
  withdrawal: [
    'withdrawalamt',
    'withdrawalamount',
    'withdrawalamountinr',
    'withdrawals',
    'withdrawal',
    'debit',
    'debitamount',
    'dr',
  ],
  deposit: [
    'depositamt',
    'depositamount',
    'depositamountinr',
    'deposits',
    'deposit',
    'credit',
    'creditamount',
    'cr',
  ],
  reference: [
    'chqrefno',
    'chequenumber',
    'refnochequeno',
    'chequeno',
    'chqno',
    'utr',
    'utrnumber',
    'transactionid',
    'referenceno',
    'refno',
    'reference',
  ],
  narration: [
    'narration',
    'description',
    'transactionremarks',
    'particulars',
    'remarks',
    'transactionparticulars',
    'details',
  ],
};

function plain(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
}

/** True when a file can be read by these: a day, and what came in or went out. */
export function areWholeColumns({ date, amount, withdrawal, deposit }: StatementColumns): boolean {
  return date !== '' && (amount !== '' || (withdrawal !== '' && deposit !== ''));
}

function guess(titles: readonly string[]): StatementColumns {
  const one = (column: keyof StatementColumns): string => {
    const name = USUAL[column].find((usual) => titles.some((title) => plain(title) === usual));
    return titles.find((title) => plain(title) === name) ?? '';
  };
  const [withdrawal, deposit] = [one('withdrawal'), one('deposit')];
  return {
    date: one('date'),
    amount: withdrawal === '' || deposit === '' ? one('amount') : '',
    withdrawal,
    deposit,
    reference: one('reference'),
    narration: one('narration'),
  };
}

/** Rows above the titles, at most: name and address of the bank. */
const ROWS_ABOVE = 40;

type Cells = readonly string[];

/** Where the titles of a file stand, and which columns hold what; null where it has no row with these. */
export function findColumns(
  rows: readonly Cells[],
  chosen: StatementColumns | null,
): { readonly titleRow: number; readonly columns: StatementColumns } | null {
  for (const [titleRow, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const titles = cells.map((cell) => cell.trim());
    const columns = chosen ?? guess(titles);
    const isHere = STATEMENT_COLUMNS.every((name) => columns[name] === '' || titles.includes(columns[name]));
    if (isHere && areWholeColumns(columns)) return { titleRow, columns };
  }
  return null;
}

/** A row of a file that is meant as a movement and cannot be read; rows count from 1 as a spreadsheet shows them. */
export interface StatementFault {
  readonly row: number;
  readonly column: 'date' | 'amount';
  readonly found: string;
}

export interface StatementFile {
  readonly entries: readonly StatementEntry[];
  readonly faults: readonly StatementFault[];
}

/** The movements below the titles of a file; rows without a day, such as a balance or a sum, are none. */
export function readStatementRows(
  rows: readonly Cells[],
  { titleRow, columns }: { readonly titleRow: number; readonly columns: StatementColumns },
): StatementFile {
  const titles = (rows[titleRow] ?? []).map((cell) => cell.trim());
  const entries: StatementEntry[] = [];
  const faults: StatementFault[] = [];
  for (const [index, cells] of rows.entries()) {
    const cell = (name: keyof StatementColumns): string =>
      columns[name] === '' ? '' : (cells[titles.indexOf(columns[name])] ?? '').trim();
    if (index <= titleRow || !looksLikeDay(cell('date'))) continue;
    const on = dayOfCell(cell('date'));
    const amount = amountOf(cell);
    if (on === null) faults.push({ row: index + 1, column: 'date', found: cell('date') });
    if (amount === null)
      faults.push({
        row: index + 1,
        column: 'amount',
        found: cell('amount') || cell('deposit') || cell('withdrawal'),
      });
    if (on !== null && amount !== null && amount !== 0)
      entries.push({ on, amount, reference: cell('reference'), narration: cell('narration') });
  }
  return { entries, faults };
}

function partOf(text: string): number | null {
  return text === '' || text === '-' ? 0 : paiseOfCell(text);
}

function amountOf(cell: (name: keyof StatementColumns) => string): number | null {
  if (cell('amount') !== '') return paiseOfCell(cell('amount'));
  const [out, came] = [partOf(cell('withdrawal')), partOf(cell('deposit'))];
  return out === null || came === null ? null : Math.abs(came) - Math.abs(out);
}

/** The same entries, each with its number among those that are alike, so that a file that is read twice adds nothing. */
export function numberedEntries(entries: readonly StatementEntry[]): StatementEntryNo[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const key = `${entry.on}|${entry.amount}|${entry.reference}`;
    const runningNo = (counts.get(key) ?? 0) + 1;
    counts.set(key, runningNo);
    return { ...entry, runningNo };
  });
}
