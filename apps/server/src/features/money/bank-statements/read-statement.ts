import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { readBankStatement } from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { ReadStatementView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { MOST_STATEMENT_LINES } from '@nidan/domain/money/bank/line-meanings';
import {
  areWholeColumns,
  findColumns,
  numberedEntries,
  readStatementRows,
  type StatementEntry,
  type StatementFile,
} from '@nidan/domain/money/bank/statement-file';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { tableFileRefused } from '../../base/files/inspect-table-file.ts';
import { type LockedBankAccount, lockBankAccount } from './bank-account-rows.ts';
import type { InspectedStatement } from './inspect-statement.ts';
import { insertStatement, newEntries } from './statement-rows.ts';
import { readStatement } from './statements.query.ts';

/** Faults that one refusal tells; who mends so many brings the file again. */
const MOST_TOLD = 50;
const LONGEST = { reference: 80, narration: 500, cell: 80 } as const;
const CURRENCY = 'INR';

interface ReadEntries {
  readonly entries: readonly StatementEntry[];
  readonly skipped: ReadStatementView['skipped'];
}

/** A line that cannot be read is told beside those that can; a file of such lines alone is refused. */
function readOrRefuse(fileName: string, { entries, faults }: StatementFile): ReadEntries {
  const skipped = faults.map(({ row, column, found }) => ({
    row,
    column,
    found: found.slice(0, LONGEST.cell),
  }));
  if (faults.length === 0 || entries.length > 0) return { entries, skipped };
  throw refuse('bank-file-cells', {
    details: { name: fileName, count: String(faults.length) },
    errors: faults
      .slice(0, MOST_TOLD)
      .map(({ row, column, found }) =>
        faultAt(`rows.${row}.${column}`, column === 'date' ? 'no-day' : 'no-amount', { found }),
      ),
  });
}

function entriesOfCsv(
  { fileName, rows }: Extract<InspectedStatement, { readonly format: 'csv' }>,
  { columns }: LockedBankAccount,
): ReadEntries {
  const chosen = areWholeColumns(columns) ? columns : null;
  const found = findColumns(rows, chosen);
  if (found === null) {
    const titles = rows.toSorted((a, b) => b.filter(Boolean).length - a.filter(Boolean).length)[0] ?? [];
    throw refuse('bank-columns-unknown', {
      details: { name: fileName, titles: titles.slice(0, 12).join(', ') },
    });
  }
  return readOrRefuse(fileName, readStatementRows(rows, found));
}

function entriesOfBankFile(
  {
    fileName,
    accounts,
    currencies,
    entries,
    faults,
  }: Extract<InspectedStatement, { readonly entries: unknown }>,
  { accountNo }: LockedBankAccount,
): ReadEntries {
  const other = accounts.find(
    (account) => !account.replaceAll(/\D/gu, '').endsWith(accountNo.replace(/^0+/u, '')),
  );
  if (other !== undefined)
    throw refuse('bank-file-other-account', { details: { name: fileName, account: other } });
  const foreign = currencies.find((currency) => currency !== CURRENCY);
  if (foreign !== undefined) throw tableFileRefused(fileName, `it is in ${foreign}, not in ${CURRENCY}`);
  return readOrRefuse(fileName, { entries: entries.filter(({ amount }) => amount !== 0), faults });
}

/** Reads a statement of a bank onto an account: what a file before had is not added again. */
export async function readStatementOnto(
  ctx: Ctx,
  { statementId, accountId }: BodyOf<typeof readBankStatement>,
  file: InspectedStatement,
): Promise<ReadStatementView> {
  const account = await lockBankAccount(ctx, accountId);
  const { fileName, format } = file;
  const { entries: read, skipped } =
    file.format === 'csv' ? entriesOfCsv(file, account) : entriesOfBankFile(file, account);
  if (read.length === 0) throw tableFileRefused(fileName, 'it has no line with a day and an amount');
  if (read.length > MOST_STATEMENT_LINES)
    throw tableFileRefused(fileName, 'it has more lines than one file may have. Bring it in parts');
  const entries = numberedEntries(
    read.map((entry) => ({
      ...entry,
      reference: entry.reference.slice(0, LONGEST.reference),
      narration: entry.narration.slice(0, LONGEST.narration),
    })),
  );
  const added = await newEntries(ctx, accountId, entries);
  await insertStatement(ctx, {
    statementId,
    accountId,
    fileName,
    format,
    lines: entries.length,
    entries: added,
  });
  recordEvent(ctx, {
    entityKind: 'BANK_STATEMENT',
    entityId: statementId,
    parts: [accountId],
    action: 'read',
    after: {
      fileName,
      format,
      lines: entries.length,
      added: added.length,
      skipped: new Set(skipped.map(({ row }) => row)).size,
    },
  });
  return {
    ...(await readStatement(ctx, statementId)),
    skippedLines: new Set(skipped.map(({ row }) => row)).size,
    skipped: skipped.slice(0, MOST_TOLD),
  };
}
