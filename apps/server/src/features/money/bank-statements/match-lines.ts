import * as bankStatementEndpoints from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { BankLineView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import {
  DOCUMENT_MEANINGS,
  type DocumentMeaning,
  type LineMeaning,
} from '@nidan/domain/money/bank/line-meanings';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { readLines } from './bank-lines.query.ts';
import { readExpected } from './expected-money.query.ts';
import { insertMatches, lockMatch, lockMoney, type NewMatch, writeUndone } from './match-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Asked = BodyOf<typeof bankStatementEndpoints.matchBankLines>['matches'][number];

function isDocument(meaning: LineMeaning): meaning is DocumentMeaning {
  return DOCUMENT_MEANINGS.some((one) => one === meaning);
}

/** Refuses money that nobody expects any more, or of another amount. */
async function requireExpected(ctx: Ctx, line: BankLineView, { meaning, documentId }: Asked): Promise<void> {
  if (!isDocument(meaning)) {
    if (documentId !== null) throw refuseField('documentId', 'no-document-here');
    return;
  }
  if (documentId === null) throw refuseField('documentId', 'choose-money-of-line');
  await lockMoney(ctx, meaning, documentId);
  const [expected] = await readExpected(ctx, { documentId });
  if (expected === undefined || expected.meaning !== meaning) throw refuse('bank-money-not-expected');
  const { amountPaise, document } = expected;
  if (amountPaise === line.amountPaise) return;
  const details = {
    document,
    expected: `₹${rupeesAndPaise(amountPaise)}`,
    found: `₹${rupeesAndPaise(line.amountPaise)}`,
  };
  throw refuse('bank-amount-differs', { details });
}

/** Writes what lines are that nobody has said anything of; each with its event. */
export async function writeMatches(ctx: Ctx, matches: readonly NewMatch[]): Promise<void> {
  await insertMatches(ctx, matches);
  for (const { matchId, lineId, meaning, documentId, amountPaise } of matches) {
    recordEvent(ctx, {
      entityKind: 'BANK_LINE',
      entityId: lineId,
      parts: [matchId, ...(documentId === null ? [] : [documentId])],
      action: 'match',
      after: { meaning, amountPaise },
    });
  }
}

/** A line that nobody has said anything of yet; refused where somebody has. */
export function requireOpen(line: BankLineView): void {
  if (line.match !== null)
    throw refuse('bank-line-matched', {
      details: { name: line.match.matchedBy, document: line.match.document },
    });
}

/** Says of lines which money they are, or that they are none; all of them or none. */
export const matchLines = serve(bankStatementEndpoints.matchBankLines, async (ctx, { matches: asked }) => {
  const lineIds = asked.map(({ lineId }) => lineId);
  const documents = asked.flatMap(({ documentId }) => documentId ?? []);
  if (new Set(lineIds).size < lineIds.length || new Set(documents).size < documents.length)
    throw refuseField('matches', 'name-lines-once');
  const lines = new Map((await readLines(ctx, lineIds)).map((line) => [line.lineId, line]));
  const matches: NewMatch[] = [];
  for (const one of asked.toSorted((a, b) => (a.documentId ?? '').localeCompare(b.documentId ?? ''))) {
    const line = lines.get(one.lineId);
    if (line === undefined) throw refuse('not-found');
    requireOpen(line);
    await requireExpected(ctx, line, one);
    matches.push({ ...one, amountPaise: line.amountPaise, note: one.note.trim() });
  }
  await writeMatches(ctx, matches);
  return { lines: await readLines(ctx, lineIds) };
});

/** Takes back what somebody said of a line, unless what it is of was archived. */
export const undoMatch = serve(
  bankStatementEndpoints.undoBankMatch,
  async (ctx, { matchId, reason }): Promise<BankLineView> => {
    const { lineId, meaning, documentId, isUndone } = await lockMatch(ctx, matchId);
    if (isUndone) throw refuse('bank-match-undone');
    if (documentId !== null && isDocument(meaning)) await lockMoney(ctx, meaning, documentId);
    const [before] = await readLines(ctx, [lineId]);
    if (before?.match?.can.includes('undo') !== true) throw refuse('bank-match-archived');
    await writeUndone(ctx, matchId, reason.trim());
    recordEvent(ctx, {
      entityKind: 'BANK_LINE',
      entityId: lineId,
      parts: [matchId, ...(documentId === null ? [] : [documentId])],
      action: 'undoMatch',
      before: { meaning },
      reason: reason.trim(),
    });
    const [line] = await readLines(ctx, [lineId]);
    if (line === undefined) throw refuse('not-found');
    return line;
  },
);
