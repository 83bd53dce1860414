import * as bankStatementEndpoints from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BankAccountView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { type RawBuilder, sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { COLUMNS_OF_ACCOUNT } from './bank-account-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly BankAccountView[]> {
  const { rows } = await sql<BankAccountView>`
    select a.account_id as "accountId", a.name, a.account_no as "accountNo", a.ifsc, ${COLUMNS_OF_ACCOUNT} as columns, (
        select count(*)::int from bank_statement_line l where l.l_id = a.l_id and l.account_id = a.account_id and not exists (
          select from bank_line_match m where m.l_id = l.l_id and m.line_id = l.line_id and m.undone_at is null)) as "openLines",
      a.version
    from bank_account a where a.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

/** An account of the lab; refused when it has none of this id. */
export async function readBankAccount(ctx: Ctx, accountId: string): Promise<BankAccountView> {
  const [row] = await readRows(ctx, sql`a.account_id = ${accountId}`);
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** Accounts of the lab at banks, by name. */
export const listAccounts = serve(bankStatementEndpoints.listBankAccounts, async (ctx, query) => {
  const rows = await readRows(ctx, sql`true order by lower(a.name), a.account_id`);
  return pageInMemory(rows, query, { id: ({ accountId }) => accountId, present: (row) => row });
});
