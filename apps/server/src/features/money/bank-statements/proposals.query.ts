import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type {
  bankLineCandidates,
  proposeBankMatches,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import { proposeMatches, type StatementLine } from '@nidan/domain/agencies/bank-match';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readBankAccount } from './bank-accounts.query.ts';
import { readLines } from './bank-lines.query.ts';
import { readExpected } from './expected-money.query.ts';

/** Open lines that are looked at, the newest. */
const MOST = 2_000;

/** Which open lines of an account may be which money that the books expect. */
export async function proposeFor(ctx: Ctx, accountId: string): Promise<AnswerOf<typeof proposeBankMatches>> {
  await readBankAccount(ctx, accountId);
  const { rows: lines } = await sql<StatementLine>`
    select l.line_id as "lineId", l.day::text as on, l.amount_paise as amount, l.reference || ' ' || l.narration as narration
    from bank_statement_line l
    where l.l_id = ${ctx.lId} and l.account_id = ${accountId} and not exists (
      select from bank_line_match m where m.l_id = l.l_id and m.line_id = l.line_id and m.undone_at is null)
    order by l.day desc, l.line_id desc limit ${MOST}`.execute(ctx.db);
  if (lines.length === 0) return { proposals: [] };
  const expected = new Map((await readExpected(ctx)).map((one) => [one.documentId, one]));
  const money = [...expected.values()].map(({ documentId, on, amountPaise, reference }) => ({
    expectedId: documentId,
    on,
    amount: amountPaise,
    reference,
  }));
  return {
    proposals: proposeMatches(lines, money).flatMap(({ expectedId, ...proposal }) => {
      const one = expected.get(expectedId);
      return one === undefined ? [] : [{ ...proposal, expected: one }];
    }),
  };
}

/** All money of the amount of a line that the books expect to see at the bank. */
export async function candidatesFor(ctx: Ctx, lineId: string): Promise<AnswerOf<typeof bankLineCandidates>> {
  const [line] = await readLines(ctx, [lineId]);
  if (line === undefined || line.match !== null) return { candidates: [] };
  return { candidates: (await readExpected(ctx, { amountPaise: line.amountPaise })).slice(0, 200) };
}
