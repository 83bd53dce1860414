import { LINE_MEANINGS, DOCUMENT_MEANINGS, STATEMENT_FORMATS } from '@nidan/domain/money/bank/line-meanings';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

const Title = Type.String({ maxLength: 80 });

/** Titles of the columns of a file of the bank; all empty: guessed by what banks call them. */
export const StatementColumnsBody = closed({
  date: Title,
  amount: Title,
  withdrawal: Title,
  deposit: Title,
  reference: Title,
  narration: Title,
});

export const BankAccountView = closed({
  accountId: Id,
  name: Type.String(),
  accountNo: Type.String(),
  ifsc: Type.String(),
  columns: StatementColumnsBody,
  /** Lines that nobody has said anything of. */
  openLines: Type.Integer(),
  version: Version,
});
export type BankAccountView = Static<typeof BankAccountView>;

/** A file that was read. */
const statement = {
  statementId: Id,
  accountId: Id,
  fileName: Type.String(),
  format: Type.Enum([...STATEMENT_FORMATS]),
  lines: Type.Integer(),
  /** Those that no file before had. */
  added: Type.Integer(),
  readAt: Instant,
  readBy: Type.String(),
};
export const BankStatementView = closed(statement);
export type BankStatementView = Static<typeof BankStatementView>;

/** A statement that was read now, with the lines that could not be. */
export const ReadStatementView = closed({
  ...statement,
  skippedLines: Type.Integer(),
  /** The first of these, by their row in the file. */
  skipped: Type.Array(
    closed({ row: Type.Integer(), column: Type.Enum(['date', 'amount']), found: Type.String() }),
  ),
});
export type ReadStatementView = Static<typeof ReadStatementView>;

/** What somebody said that a line is. */
export const LineMatchView = closed({
  matchId: Id,
  meaning: Type.Enum([...LINE_MEANINGS]),
  documentId: nullable(Id),
  /** Number of the document, or what it is of. */
  document: Type.String(),
  note: Type.String(),
  matchedAt: Instant,
  matchedBy: Type.String(),
  /** 'undo', unless what it is of was archived. */
  can: Can,
});

export const BankLineView = closed({
  lineId: Id,
  day: CalendarDate,
  /** What went out is below zero. */
  amountPaise: Paise,
  reference: Type.String(),
  narration: Type.String(),
  /** Null while nobody has said what it is. */
  match: nullable(LineMatchView),
});
export type BankLineView = Static<typeof BankLineView>;

/** Money that the books expect to see at the bank. */
export const ExpectedMoneyView = closed({
  meaning: Type.Enum([...DOCUMENT_MEANINGS]),
  documentId: Id,
  document: Type.String(),
  on: CalendarDate,
  amountPaise: Paise,
  reference: Type.String(),
});
export type ExpectedMoneyView = Static<typeof ExpectedMoneyView>;

/** Which line may be which money. */
export const MatchProposalView = closed({
  lineId: Id,
  expected: ExpectedMoneyView,
  by: Type.Enum(['reference', 'amount']),
  daysApart: Type.Integer(),
});
export type MatchProposalView = Static<typeof MatchProposalView>;
