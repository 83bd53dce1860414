import type { StatementFormat } from '@nidan/domain/money/bank/line-meanings';
import type { StatementEntryNo } from '@nidan/domain/money/bank/statement-file';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewStatement {
  readonly statementId: string;
  readonly accountId: string;
  readonly fileName: string;
  readonly format: StatementFormat;
  /** Lines of the file. */
  readonly lines: number;
  /** Those that no file before had. */
  readonly entries: readonly StatementEntryNo[];
}

interface KnownLine {
  readonly key: string;
}

function keyOf({ on, amount, reference, runningNo }: StatementEntryNo): string {
  return `${on}|${amount}|${reference}|${runningNo}`;
}

/** Entries that a locked account does not have yet. */
export async function newEntries(
  { db, lId }: Ctx,
  accountId: string,
  entries: readonly StatementEntryNo[],
): Promise<readonly StatementEntryNo[]> {
  const days = entries.map(({ on }) => on).toSorted();
  const { rows } = await sql<KnownLine>`
    select day || '|' || amount_paise || '|' || reference || '|' || running_no as key from bank_statement_line
    where l_id = ${lId} and account_id = ${accountId} and day between ${days[0] ?? null} and ${days.at(-1) ?? null}`.execute(
    db,
  );
  const known = new Set(rows.map(({ key }) => key));
  return entries.filter((entry) => !known.has(keyOf(entry)));
}

/** Adds a statement that the caller reads now, with the lines that are new. */
export async function insertStatement(ctx: Ctx, statement: NewStatement): Promise<void> {
  const { statementId, accountId, entries } = statement;
  await insertRows(ctx.db, 'bank_statement', [
    {
      l_id: ctx.lId,
      statement_id: statementId,
      account_id: accountId,
      file_name: statement.fileName,
      format: statement.format,
      lines: statement.lines,
      added: entries.length,
      read_at: ctx.now,
      read_by: ctx.caller.userId,
    },
  ]);
  const rows = entries.map(({ on, amount, reference, narration, runningNo }) => ({
    line_id: newId(),
    day: on,
    amount_paise: amount,
    reference,
    narration,
    running_no: runningNo,
  }));
  const shared = { l_id: ctx.lId, statement_id: statementId, account_id: accountId };
  await insertRows(ctx.db, 'bank_statement_line', { shared, rows });
}
