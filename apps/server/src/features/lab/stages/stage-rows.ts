import { HOUR } from '@nidan/domain/time/durations';
import type { CaseState, StageRow } from '@nidan/domain/stages/case-tree';
import type { StageValues } from '@nidan/domain/stages/stage-inputs';
import type { CaseKind, StagePlan } from '@nidan/domain/stages/stage-plan';
import { CASE_DIGITS } from '@nidan/domain/stages/thing-label';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import { CompiledQuery, sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { takenNumberText, takeNumberText } from '../../../kernel/database/next-number.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NewCase {
  readonly billTestId: string;
  readonly billId: string;
  readonly kind: CaseKind;
  /** 'S-26-'. */
  readonly series: string;
  readonly isFrozen: boolean;
}

/** Opens a case under the next number of its series; answers the number. */
export async function insertCase(
  ctx: Ctx,
  { billTestId, billId, kind, series, isFrozen }: NewCase,
): Promise<string> {
  const text = `
    with taken as (${takeNumberText('$2')})
    insert into staged_case (l_id, bill_test_id, bill_id, kind, case_no, is_frozen, opened_at, opened_by)
    values ($1, $3, $4, $5, $6 || ${takenNumberText(CASE_DIGITS)}, $7, $8, $9) returning case_no`;
  const values = [
    ctx.lId,
    `case ${series}`,
    billTestId,
    billId,
    kind,
    series,
    isFrozen,
    ctx.now,
    ctx.caller.userId,
  ];
  const { rows } = await ctx.db.executeQuery<{ case_no: string }>(CompiledQuery.raw(text, values));
  const [row] = rows;
  if (row === undefined) throw new Error('A case was not numbered');
  return row.case_no;
}

/** Marks a case as completed with its last stage. */
export async function completeCase(ctx: Ctx, billTestId: string): Promise<void> {
  await sql`
    update staged_case set completed_at = ${ctx.now}, version = version + 1
    where l_id = ${ctx.lId} and bill_test_id = ${billTestId}`.execute(ctx.db);
}

/** What an action leaves on its row beside its state. */
export interface ActedRow {
  readonly rowId: string;
  readonly inputs?: StageValues;
  readonly reason?: string;
  readonly reworkIndex?: number;
}

interface StageChange {
  readonly billTestId: string;
  readonly plan: StagePlan;
  readonly before: CaseState;
  readonly after: CaseState;
  readonly acted: ActedRow | null;
}

function dueAt(ctx: Ctx, plan: StagePlan, row: StageRow): Date | null {
  const hours = plan[row.stage]?.hours ?? null;
  return hours === null ? null : new Date(ctx.now.getTime() + hours * HOUR);
}

function setsOf(ctx: Ctx, { plan, acted }: StageChange, { was, row }: { was: StageRow; row: StageRow }) {
  const by = ctx.caller.userId;
  const sets = [
    sql`state = ${testStage.codeOf(row.state)}`,
    sql`is_current = ${row.isCurrent}`,
    sql`version = version + 1`,
  ];
  if (row.state !== was.state) {
    if (row.state === 'READY_TO_RUN')
      sets.push(sql`ready_at = ${ctx.now}`, sql`due_at = ${dueAt(ctx, plan, row)}`);
    if (row.state === 'NOT_STARTED') sets.push(sql`ready_at = null`, sql`due_at = null`);
    if (row.state === 'STARTED') sets.push(sql`started_at = ${ctx.now}`, sql`started_by = ${by}`);
    if (row.state === 'COMPLETED') sets.push(sql`completed_at = ${ctx.now}`, sql`completed_by = ${by}`);
    if (row.state === 'REJECTED') sets.push(sql`rejected_at = ${ctx.now}`, sql`rejected_by = ${by}`);
  }
  if (acted?.rowId === row.rowId) {
    if (acted.inputs !== undefined) sets.push(sql`inputs = ${JSON.stringify(acted.inputs)}`);
    if (acted.reason !== undefined) sets.push(sql`reason = ${acted.reason}`);
    if (acted.reworkIndex !== undefined) sets.push(sql`rework_index = ${acted.reworkIndex}`);
  }
  return sets;
}

/** Writes what an action changed in the rows of a locked case: those that it moved, then those that it added. */
export async function writeStageRows(ctx: Ctx, change: StageChange): Promise<void> {
  const { billTestId, plan, before, after, acted } = change;
  const known = new Map(before.rows.map((row) => [row.rowId, row]));
  for (const row of after.rows) {
    const was = known.get(row.rowId);
    const isSame = was?.state === row.state && was.isCurrent === row.isCurrent && acted?.rowId !== row.rowId;
    if (was === undefined || isSame) continue;
    const sets = setsOf(ctx, change, { was, row });
    await sendLater(
      ctx.db,
      sql`update stage_progress set ${sql.join(sets)}
        where l_id = ${ctx.lId} and bill_test_id = ${billTestId} and stage_progress_id = ${row.rowId}`,
    );
  }
  const added = after.rows.filter(({ rowId }) => !known.has(rowId));
  await insertRows(ctx.db, 'stage_progress', {
    shared: { l_id: ctx.lId, bill_test_id: billTestId },
    rows: added.map((row) => ({
      stage_progress_id: row.rowId,
      stage_index: row.stage,
      thing_id: row.thingId,
      attempt: row.attempt,
      is_current: row.isCurrent,
      state: testStage.codeOf(row.state),
      ready_at: row.state === 'READY_TO_RUN' ? ctx.now : null,
      due_at: row.state === 'READY_TO_RUN' ? dueAt(ctx, plan, row) : null,
    })),
  });
}
