import * as bankStatementEndpoints from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { BankAccountView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { STATEMENT_COLUMNS } from '@nidan/domain/money/bank/statement-columns';
import { areWholeColumns } from '@nidan/domain/money/bank/statement-file';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import {
  type BankAccount,
  insertBankAccount,
  lockBankAccount,
  writeBankAccount,
} from './bank-account-rows.ts';
import { readBankAccount } from './bank-accounts.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof bankStatementEndpoints.saveBankAccount>;

function toldOf({ name, accountNo, ifsc, columns }: BankAccount) {
  return { name, accountNo, ifsc, columns: STATEMENT_COLUMNS.map((one) => columns[one]).join(' | ') };
}

/** Adds an account of the lab at a bank, or changes one. */
export const saveBankAccount = serve(
  bankStatementEndpoints.saveBankAccount,
  async (ctx, { version, ...body }: Body): Promise<BankAccountView> => {
    const { accountId, columns } = body;
    const isGuessed = STATEMENT_COLUMNS.every((one) => columns[one].trim() === '');
    if (!isGuessed && !areWholeColumns(columns)) throw refuseField('columns', 'bank-columns-needed');
    const trimmed = (one: (typeof STATEMENT_COLUMNS)[number]): string => columns[one].trim();
    const account: BankAccount = {
      ...body,
      name: body.name.trim(),
      columns: {
        date: trimmed('date'),
        amount: trimmed('amount'),
        withdrawal: trimmed('withdrawal'),
        deposit: trimmed('deposit'),
        reference: trimmed('reference'),
        narration: trimmed('narration'),
      },
    };
    const before = version === 0 ? null : await lockBankAccount(ctx, accountId);
    if (before === null) await insertBankAccount(ctx, account);
    else {
      await expectVersion(ctx, { entityId: accountId, expected: version, found: before.version });
      await writeBankAccount(ctx, account);
    }
    recordEvent(ctx, {
      entityKind: 'BANK_ACCOUNT',
      entityId: accountId,
      action: before === null ? 'create' : 'change',
      ...(before === null ? {} : { before: toldOf(before) }),
      after: toldOf(account),
    });
    return readBankAccount(ctx, accountId);
  },
);
