import { STATEMENT_COLUMNS, type StatementColumns } from '@nidan/domain/money/bank/statement-columns';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface BankAccount {
  readonly accountId: string;
  readonly name: string;
  readonly accountNo: string;
  readonly ifsc: string;
  readonly columns: StatementColumns;
}

export type LockedBankAccount = BankAccount & { readonly version: number };

function columnsOf({ name, accountNo, ifsc, columns }: BankAccount) {
  return {
    name,
    account_no: accountNo,
    ifsc,
    date_column: columns.date,
    amount_column: columns.amount,
    withdrawal_column: columns.withdrawal,
    deposit_column: columns.deposit,
    reference_column: columns.reference,
    narration_column: columns.narration,
  };
}

/** The titles that are kept of the account `a` of a query, as one object. */
export const COLUMNS_OF_ACCOUNT = sql.raw(
  `json_build_object(${STATEMENT_COLUMNS.map((name) => `'${name}', a.${name}_column`).join(', ')})`,
);

/** Adds an account of the lab at a bank. */
export async function insertBankAccount(ctx: Ctx, account: BankAccount): Promise<void> {
  await insertRows(ctx.db, 'bank_account', [
    { l_id: ctx.lId, account_id: account.accountId, ...columnsOf(account) },
  ]);
}

/** Locks an account, so that its statements are read one after the other; refused when the lab has none of this id. */
export async function lockBankAccount({ db, lId }: Ctx, accountId: string): Promise<LockedBankAccount> {
  const { rows } = await sql<LockedBankAccount>`
    select a.account_id as "accountId", a.name, a.account_no as "accountNo", a.ifsc, ${COLUMNS_OF_ACCOUNT} as columns, a.version
    from bank_account a where a.l_id = ${lId} and a.account_id = ${accountId} for no key update`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** Writes a locked account anew; counts up its version. */
export async function writeBankAccount({ db, lId }: Ctx, account: BankAccount): Promise<void> {
  await db
    .updateTable('bank_account')
    .set((eb) => ({ ...columnsOf(account), version: eb('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('account_id', '=', account.accountId)
    .execute();
}
