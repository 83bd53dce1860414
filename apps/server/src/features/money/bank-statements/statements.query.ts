import * as bankStatementEndpoints from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BankStatementView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<BankStatementView, 'readAt'> {
  readonly readAt: Date;
}

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select s.statement_id as "statementId", s.account_id as "accountId", s.file_name as "fileName", s.format, s.lines, s.added,
      s.read_at as "readAt", u.name as "readBy"
    from bank_statement s join login_user u on u.user_id = s.read_by
    where s.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

const present = ({ readAt, ...row }: Row): BankStatementView => ({ ...row, readAt: readAt.toISOString() });

/** A statement that was read; refused when the lab has none of this id. */
export async function readStatement(ctx: Ctx, statementId: string): Promise<BankStatementView> {
  const [row] = await readRows(ctx, sql`s.statement_id = ${statementId}`);
  if (row === undefined) throw refuse('not-found');
  return present(row);
}

/** Statements that were read, newest first. */
export const listStatements = serve(bankStatementEndpoints.listBankStatements, async (ctx, query) => {
  const { accountId } = query;
  return newestFirst(ctx, {
    by: ['s.read_at', 's.statement_id'],
    asked: query,
    conditions: accountId === undefined ? [] : [sql`s.account_id = ${accountId}`],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ readAt, statementId }) => [readAt, statementId],
    present,
  });
});
