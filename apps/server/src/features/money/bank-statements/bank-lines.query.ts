import * as bankStatementEndpoints from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BankLineView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { LineMeaning } from '@nidan/domain/money/bank/line-meanings';
import { daysAsked } from '@nidan/domain/time/asked-dates';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { requireDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readBankAccount } from './bank-accounts.query.ts';
import { ARCHIVED_CODE, DOCUMENT_OF_MATCH } from './document-of-match.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<BankLineView, 'match'> {
  readonly matchId: string | null;
  readonly meaning: LineMeaning;
  readonly documentId: string | null;
  readonly document: string;
  readonly note: string;
  readonly matchedAt: Date;
  readonly matchedBy: string;
  readonly isArchived: boolean;
}

/** What a masked user sees of what names people. */
const HIDDEN = '…';

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select l.line_id as "lineId", l.day::text as day, l.amount_paise as "amountPaise", l.reference, l.narration,
      m.match_id as "matchId", m.meaning, coalesce(m.receipt_id, m.payment_id, m.batch_id, m.payout_id, m.vendor_payment_id) as "documentId",
      coalesce(${DOCUMENT_OF_MATCH}, '') as document, m.note, m.matched_at as "matchedAt", u.name as "matchedBy",
      coalesce(y.state, s.state, 0) = ${ARCHIVED_CODE} as "isArchived"
    from bank_statement_line l
    left join bank_line_match m on m.l_id = l.l_id and m.line_id = l.line_id and m.undone_at is null
    left join login_user u on u.user_id = m.matched_by
    left join lab_payment y on y.l_id = m.l_id and y.payment_id = m.payment_id
    left join settlement_batch s on s.l_id = m.l_id and s.batch_id = m.batch_id
    where l.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

function present(ctx: Ctx, row: Row): BankLineView {
  const { lineId, day, amountPaise, reference, matchId, matchedAt } = row;
  const narration = ctx.caller.isDemoUser ? HIDDEN : row.narration;
  const line = { lineId, day, amountPaise, reference, narration };
  if (matchId === null) return { ...line, match: null };
  const { meaning, documentId, document, note, matchedBy, isArchived } = row;
  const may = !isArchived && hasRight(ctx.caller, 'finance', PERMISSION.update);
  const can = may ? ['undo'] : [];
  return {
    ...line,
    match: {
      matchId,
      meaning,
      documentId,
      document,
      note,
      matchedAt: matchedAt.toISOString(),
      matchedBy,
      can,
    },
  };
}

/** Lines by their ids, in the order of these; refused when the lab lacks one. */
export async function readLines(ctx: Ctx, lineIds: readonly string[]): Promise<BankLineView[]> {
  const rows = await readRows(ctx, sql`l.line_id = any(${[...lineIds]}::uuid[])`);
  return lineIds.map((lineId) => {
    const row = rows.find((one) => one.lineId === lineId);
    if (row === undefined) throw refuse('not-found');
    return present(ctx, row);
  });
}

/** Lines of the statements of an account, the latest day first. */
export const listLines = serve(
  bankStatementEndpoints.listBankLines,
  async (ctx, { accountId, open, cursor, limit = 50, ...dates }) => {
    await readBankAccount(ctx, accountId);
    const after = decodeCursor(cursor);
    requireDates(ctx, dates);
    const { from, to } = daysAsked(dates, { now: ctx.now, zone: ctx.lab.timeZone });
    const conditions = [
      sql`l.account_id = ${accountId}`,
      ...(open === true ? [sql`m.match_id is null`] : []),
      ...(from === null ? [] : [sql`l.day >= ${from}`]),
      ...(to === null ? [] : [sql`l.day <= ${to}`]),
      ...(after === null ? [] : [sql`(l.day, l.line_id) < (${after[0]}::date, ${after[1]}::uuid)`]),
    ];
    const rows = await readRows(
      ctx,
      sql`${sql.join(conditions, sql` and `)} order by l.day desc, l.line_id desc limit ${limit + 1}`,
    );
    return toPage({
      rows,
      limit,
      key: ({ day, lineId }) => [day, lineId],
      present: (row) => present(ctx, row),
    });
  },
);
