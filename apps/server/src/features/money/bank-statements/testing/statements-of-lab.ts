import {
  listBankLines,
  readBankStatement,
  saveBankAccount,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BankLineView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { receiveFromAgency } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import { somebody, today } from '../../settlements/testing/money-between-places.ts';

export const GUESSED = { date: '', amount: '', withdrawal: '', deposit: '', reference: '', narration: '' };

/** Ten digits that no other account has. */
function anyNumber(): string {
  return String(Math.floor(Math.random() * 9_000_000_000) + 1_000_000_000);
}

/** What is typed of a new account of the lab. */
export function accountBody(given: { readonly columns?: typeof GUESSED } = {}) {
  const accountId = newId();
  return {
    accountId,
    version: 0,
    name: 'Current account',
    accountNo: anyNumber(),
    ifsc: 'HDFC0000123',
    columns: GUESSED,
    ...given,
  };
}

/** A new account at a bank, and somebody of finance. */
export async function newAccount(app: TestApp) {
  const person = await somebody(app);
  return { person, account: await person.ok(saveBankAccount, { body: accountBody() }) };
}

/** What a bank tells of one movement, in rupees. */
export interface ToldLine {
  readonly amount: number;
  readonly reference?: string;
  readonly narration?: string;
  /** YYYY-MM-DD; today unless told. */
  readonly on?: string;
}

/** A file as banks write it, in base64. */
export function csvOf(lines: readonly ToldLine[]): string {
  const rows = lines.map(({ amount, reference = '', narration = 'NEFT', on = today }) => {
    const [year, month, day] = on.split('-');
    const sides = amount < 0 ? `${-amount},` : `,${amount}`;
    return `${day}/${month}/${year},${narration},${reference},${sides}`;
  });
  const head = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.';
  return Buffer.from(['Statement of account', head, ...rows].join('\n')).toString('base64');
}

/** The body that reads these lines onto an account. */
export function fileBody(accountId: string, lines: readonly ToldLine[]) {
  return { statementId: newId(), accountId, name: 'statement.csv', content: csvOf(lines) };
}

/** A new account with these lines, the latest first. */
export async function accountWith(app: TestApp, lines: readonly ToldLine[]) {
  const { person, account } = await newAccount(app);
  const { accountId } = account;
  const statement = await person.ok(readBankStatement, { body: fileBody(accountId, lines) });
  const { rows } = await person.ok(listBankLines, { query: { accountId } });
  const lineOf = (rupees: number): BankLineView => {
    const found = rows.find(({ amountPaise }) => amountPaise === Math.round(rupees * 100));
    if (found === undefined) throw new Error(`No line of ₹${rupees}`);
    return found;
  };
  return { person, account, statement, lineOf };
}

/** An agency that pays by account. */
export async function newAgency(app: TestApp): Promise<string> {
  const agencyId = newId();
  const body = {
    agencyId,
    name: `Clinic ${agencyId}`,
    paymentType: 'credit',
    accountMode: 'postpaid',
  } as const;
  await app.as('Manager').ok(createAgency, { body });
  return agencyId;
}

/** ₹1,250 that an agency paid by the bank under a number of its own. */
export async function receiptByBank(app: TestApp) {
  const agencyId = await newAgency(app);
  const reference = `N${newId().slice(-12).toUpperCase()}`;
  const body = { receiptId: newId(), agencyId, mode: 'Online' as const, amountPaise: 125_000, reference };
  await app.as('Accountant').ok(receiveFromAgency, { body });
  return { agencyId, reference, receiptId: body.receiptId };
}
