import * as explorerEndpoints from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { ExplorerAnswer } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { EXPLORER_LIMITS } from '@nidan/domain/insight/explorer-query';
import { pivotRows } from '@nidan/domain/insight/pivot-rows';
import type { RawBuilder } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { readCancellable, ReadEnded } from '../../../kernel/database/connections/read-cancellable.ts';
import { decodeCursor, encodeCursor } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { compileQuestion, type CompiledQuestion } from './compile-question.ts';
import { judgeQuestion } from './judge-question.ts';
import { type FoundRow, presentCells } from './present-cells.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof explorerEndpoints.askExplorer>;

/** Reads on the copy of the database where there is one, in the bounds of the explorer, for as long as the caller waits. */
async function readRows(ctx: Ctx, statement: RawBuilder<unknown>): Promise<readonly FoundRow[]> {
  const { services, lId } = ctx;
  const gone = ctx.gone?.() ?? null;
  const { timeout } = EXPLORER_LIMITS;
  const read = async (tx: Ctx['db'], db: Ctx['db']): Promise<readonly FoundRow[]> =>
    readCancellable({ tx, db, timeout, gone }, async () => {
      // as: the columns of the statement are named c0, c1 and so on
      return (await statement.execute(tx)).rows as FoundRow[];
    });
  try {
    const { copy } = services;
    return await (copy === undefined
      ? read(ctx.db, services.db)
      : inTransaction(copy, lId, (tx) => read(tx, copy)));
  } catch (error) {
    if (error instanceof ReadEnded) {
      throw refuse('explorer-too-long', { details: { seconds: String(timeout / 1000) } });
    }
    throw error;
  }
}

const headOf = ({ columns }: CompiledQuestion): ExplorerAnswer['columns'] =>
  columns.map(({ field, step, sum }) => ({ field, step, sum }));

function pageOfList(compiled: CompiledQuestion, limit: number, { ctx, question, found }: Found) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const more = found.length > limit && last !== undefined;
  return {
    columns: headOf(compiled),
    rows: shown.map((row) => ({
      cells: presentCells(ctx, { subject: question.subject, columns: compiled.columns }, row),
      billId: row.bill_id ?? null,
    })),
    next: more ? encodeCursor([last.moment ?? '', last.row_id ?? '']) : null,
    isCut: false,
  };
}

interface Found {
  readonly ctx: Ctx;
  readonly question: Body['question'];
  readonly found: readonly FoundRow[];
}

const plain = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows.map((row) => ({ cells: [...row], billId: null }));

function groupsOf(compiled: CompiledQuestion, { ctx, question, found }: Found) {
  const isCut = found.length > EXPLORER_LIMITS.groupRows;
  const cells = found
    .slice(0, EXPLORER_LIMITS.groupRows)
    .map((row) => presentCells(ctx, { subject: question.subject, columns: compiled.columns }, row));
  const columns = headOf(compiled);
  if (!question.pivot) return { columns, rows: plain(cells), next: null, isCut };
  const groups = question.groups.length;
  const { across, rows } = pivotRows(cells, groups);
  if (across.length > EXPLORER_LIMITS.pivotColumns) {
    throw refuseField('question.pivot', 'too-many-pivots', {
      count: across.length,
      most: EXPLORER_LIMITS.pivotColumns,
    });
  }
  const [measure] = columns.slice(groups);
  const sums = across.map((value) => ({
    field: measure?.field ?? null,
    step: null,
    sum: measure?.sum ?? null,
    across: value,
  }));
  return { columns: [...columns.slice(0, groups - 1), ...sums], rows: plain(rows), next: null, isCut };
}

/** Answers a question to the explorer under the rights, the scope and the masks of the caller. */
export const askExplorer = serve(
  explorerEndpoints.askExplorer,
  async (ctx, { question, dates, cursor, limit = 50 }: Body) => {
    judgeQuestion(ctx, question);
    const compiled = compileQuestion(ctx, question, dates);
    const most = compiled.isList ? limit : EXPLORER_LIMITS.groupRows;
    const found = await readRows(ctx, compiled.text(most + 1, decodeCursor(cursor)));
    const input = { ctx, question, found };
    return {
      ...(compiled.isList ? pageOfList(compiled, limit, input) : groupsOf(compiled, input)),
      asOf: ctx.now.toISOString(),
      from: ctx.services.copy === undefined ? 'database' : 'copy',
    };
  },
);
