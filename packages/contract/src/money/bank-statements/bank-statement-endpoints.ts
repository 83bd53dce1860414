import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LARGEST_STATEMENT, LINE_MEANINGS } from '@nidan/domain/money/bank/line-meanings';
import { Type } from 'typebox';
import { dateFilter, dayFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf, Reason } from '../../kernel/shapes.ts';
import {
  BankAccountView,
  BankLineView,
  BankStatementView,
  ReadStatementView,
  ExpectedMoneyView,
  MatchProposalView,
  StatementColumnsBody,
} from './bank-statement-view.ts';

const { read, update } = PERMISSION;
const finance = (bits: number) => ({ module: 'finance', bits }) as const;
/** Base64 takes four characters for three bytes. */
const LONGEST = Math.ceil(LARGEST_STATEMENT / 3) * 4;

export const listBankAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/bank-accounts',
  summary: 'Accounts of the lab at banks, by name',
  access: finance(read),
  query: closed({ ...page }),
  response: pageOf(BankAccountView),
});

export const saveBankAccount = defineEndpoint({
  method: 'PUT',
  path: '/api/bank-accounts',
  summary:
    'Adds an account of the lab at a bank (version 0), or changes one: its name, its number, and which columns of its statements hold what',
  access: finance(update),
  body: closed({
    accountId: Id,
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    name: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S' }),
    accountNo: Type.String({ pattern: '^[0-9]{6,18}$' }),
    ifsc: Type.String({ format: 'ifsc' }),
    columns: StatementColumnsBody,
  }),
  response: BankAccountView,
});

export const listBankStatements = defineEndpoint({
  method: 'GET',
  path: '/api/bank-statements',
  summary: 'Statements of banks that were read, newest first',
  access: finance(read),
  query: closed({ ...page, accountId: Type.Optional(Id), ...dateFilter }),
  response: pageOf(BankStatementView),
});

export const readBankStatement = defineEndpoint({
  method: 'POST',
  path: '/api/bank-statements',
  summary:
    'Reads a statement of a bank, CSV, MT940 or camt.053, onto an account; lines that cannot be read are told, and a line that a file before had is not added again',
  access: finance(update),
  bodyLimit: LONGEST + 1_024,
  perMinute: 20,
  body: closed({
    statementId: Id,
    accountId: Id,
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** The file in base64. */
    content: Type.String({ minLength: 4, maxLength: LONGEST, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  }),
  response: ReadStatementView,
});

export const listBankLines = defineEndpoint({
  method: 'GET',
  path: '/api/bank-statements/lines',
  summary:
    'Lines of the statements of an account, the latest day first; `open` alone those that nobody has said anything of',
  access: finance(read),
  query: closed({ ...page, accountId: Id, open: Type.Optional(Type.Boolean()), ...dayFilter }),
  response: pageOf(BankLineView),
});

export const proposeBankMatches = defineEndpoint({
  method: 'GET',
  path: '/api/bank-statements/proposals',
  summary:
    'Which open lines of an account may be which money that the books expect, by reference or by amount and day',
  access: finance(read),
  query: closed({ accountId: Id }),
  response: closed({ proposals: Type.Array(MatchProposalView) }),
});

export const bankLineCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/bank-statements/candidates',
  summary: 'All money of the amount of a line that the books expect to see at the bank',
  access: finance(read),
  query: closed({ lineId: Id }),
  response: closed({ candidates: Type.Array(ExpectedMoneyView) }),
});

export const matchBankLines = defineEndpoint({
  method: 'POST',
  path: '/api/bank-statements/match',
  summary:
    'Says of lines which money they are, or that they are a charge of the bank or unknown; all of them or none',
  access: finance(update),
  body: closed({
    matches: Type.Array(
      closed({
        matchId: Id,
        lineId: Id,
        meaning: Type.Enum([...LINE_MEANINGS]),
        /** Of the document that it is; null where it is none. */
        documentId: nullable(Id),
        note: Type.String({ maxLength: 200 }),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  response: closed({ lines: Type.Array(BankLineView) }),
});

export const undoBankMatch = defineEndpoint({
  method: 'POST',
  path: '/api/bank-statements/match/undo',
  summary: 'Takes back what somebody said of a line, unless what it is of was archived',
  access: finance(update),
  body: closed({ matchId: Id, reason: Reason }),
  response: BankLineView,
});

export const receiveBankLine = defineEndpoint({
  method: 'POST',
  path: '/api/bank-statements/receipt',
  summary: 'Takes a line onto the account of an agency that paid by the bank, and matches both',
  access: finance(update),
  body: closed({ matchId: Id, lineId: Id, receiptId: Id, agencyId: Id }),
  response: BankLineView,
});
