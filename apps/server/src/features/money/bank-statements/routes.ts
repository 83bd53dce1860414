import {
  bankLineCandidates,
  proposeBankMatches,
  readBankStatement,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import { implement, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { listAccounts } from './bank-accounts.query.ts';
import { listLines } from './bank-lines.query.ts';
import { inspectStatement } from './inspect-statement.ts';
import { matchLines, undoMatch } from './match-lines.ts';
import { candidatesFor, proposeFor } from './proposals.query.ts';
import { readStatementOnto } from './read-statement.ts';
import { receiveLine } from './receive-line.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { listStatements } from './statements.query.ts';

export const bankStatementRoutes: readonly Route[] = [
  listAccounts,
  saveBankAccount,
  listStatements,
  implementInspected(readBankStatement, {
    admit: () => undefined,
    inspect: ({ body }) => inspectStatement(body),
    command: (ctx, { body }, file) => readStatementOnto(ctx, body, file),
  }),
  listLines,
  implement(proposeBankMatches, (ctx, { query }) => proposeFor(ctx, query.accountId)),
  implement(bankLineCandidates, (ctx, { query }) => candidatesFor(ctx, query.lineId)),
  matchLines,
  undoMatch,
  receiveLine,
];
