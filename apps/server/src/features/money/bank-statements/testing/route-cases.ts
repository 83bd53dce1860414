import {
  bankLineCandidates,
  listBankAccounts,
  listBankLines,
  listBankStatements,
  matchBankLines,
  proposeBankMatches,
  readBankStatement,
  receiveBankLine,
  saveBankAccount,
  undoBankMatch,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { accountWith, fileBody, newAccount, newAgency, receiptByBank } from './statements-of-lab.ts';

const LINES = [{ amount: 1_250 }];

/** A line that is a receipt of an agency, and what says so. */
async function lineOfReceipt(app: TestApp) {
  const { receiptId, reference } = await receiptByBank(app);
  const { person, lineOf } = await accountWith(app, [{ amount: 1_250, reference }]);
  const { lineId } = lineOf(1_250);
  const match = {
    matchId: newId(),
    lineId,
    meaning: 'agencyReceipt' as const,
    documentId: receiptId,
    note: '',
  };
  return { person, match };
}

export const bankStatementCases: readonly RouteCase[] = [
  forRoute(listBankAccounts).send(async ({ app }) => {
    await newAccount(app);
    return { query: { limit: 2 } };
  }),
  forRoute(saveBankAccount).send(async ({ app }) => {
    const { openLines: _, ...account } = (await newAccount(app)).account;
    return { body: { ...account, name: 'Overdraft account' } };
  }),
  forRoute(listBankStatements).send(async ({ app }) => {
    const { account } = await accountWith(app, LINES);
    return { query: { accountId: account.accountId } };
  }),
  forRoute(readBankStatement).send(async ({ app }) => ({
    body: fileBody((await newAccount(app)).account.accountId, LINES),
  })),
  forRoute(listBankLines).send(async ({ app }) => {
    const { account } = await accountWith(app, LINES);
    return { query: { accountId: account.accountId, open: true } };
  }),
  forRoute(proposeBankMatches).send(async ({ app }) => {
    const { account } = await accountWith(app, LINES);
    return { query: { accountId: account.accountId } };
  }),
  forRoute(bankLineCandidates).send(async ({ app }) => ({
    query: { lineId: (await accountWith(app, LINES)).lineOf(1_250).lineId },
  })),
  forRoute(matchBankLines).send(async ({ app }) => ({
    body: { matches: [(await lineOfReceipt(app)).match] },
  })),
  forRoute(undoBankMatch).send(async ({ app }) => {
    const { person, match } = await lineOfReceipt(app);
    await person.ok(matchBankLines, { body: { matches: [match] } });
    return { body: { matchId: match.matchId, reason: 'Of another agency' } };
  }),
  forRoute(receiveBankLine).send(async ({ app }) => {
    const { lineId } = (await accountWith(app, LINES)).lineOf(1_250);
    return { body: { matchId: newId(), lineId, receiptId: newId(), agencyId: await newAgency(app) } };
  }),
];
