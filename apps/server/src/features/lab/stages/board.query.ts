import * as stageEndpoints from '@nidan/contract/lab/stages/stage-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { StageCount } from '@nidan/contract/lab/stages/case-view';
import { BOARD_VIEWS, type BoardView } from '@nidan/contract/lab/stages/stage-endpoints';
import { type StagePlan, stagePlanOf } from '@nidan/domain/stages/stage-plan';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { testsInVersions } from '../../catalogue/tests/tests-in-versions.ts';
import { type CaseRow, caseColumns } from './case.query.ts';
import { presentCaseHead } from './present-case.ts';
import { STATES_AT_BENCH, STATES_AT_WORK } from './states-at-work.ts';
import { serve } from '../../../kernel/http/serve.ts';

const READY = literalCode(testStage.codes.READY_TO_RUN);
const STARTED = literalCode(testStage.codes.STARTED);
const COMPLETED = literalCode(testStage.codes.COMPLETED);
const REJECTED = literalCode(testStage.codes.REJECTED);

/** How many things of a case are how far in a stage, as counted: [stage, things, ready, running, done, rejected, since, by, due]. */
type Counted = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  string | null,
  string | null,
  string | null,
];

interface BoardRow extends CaseRow {
  readonly due_exactly: string;
  readonly counted: readonly Counted[] | null;
}

/** Cases that somebody still has to work on, with their test `t` and bill `b`. */
function openCases(ctx: Ctx): RawBuilder<unknown> {
  return sql`c.l_id = ${ctx.lId} and c.completed_at is null
    and t.state = any(${[...STATES_AT_WORK]})
    and ${billInScope(ctx.caller)} and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}`;
}

function lateCondition(ctx: Ctx): RawBuilder<boolean> {
  return sql<boolean>`(t.due_at < ${ctx.now} or exists (
    select from stage_progress late where late.l_id = c.l_id and late.bill_test_id = c.bill_test_id and late.is_current
      and late.state in (${READY}, ${STARTED}) and late.due_at < ${ctx.now}))`;
}

function viewCondition(ctx: Ctx, view: BoardView): RawBuilder<boolean> {
  switch (view) {
    case 'ihc':
      return sql<boolean>`exists (
        select from case_thing g where g.l_id = c.l_id and g.bill_test_id = c.bill_test_id
          and g.why = 'immunohistochemistry' and g.discarded_at is null)`;
    case 'mine':
      return sql<boolean>`exists (
        select from stage_progress m where m.l_id = c.l_id and m.bill_test_id = c.bill_test_id and m.is_current
          and m.state = ${STARTED} and m.started_by = ${ctx.caller.userId})`;
    case 'late':
      return lateCondition(ctx);
    default:
      return sql<boolean>`c.kind = ${view}`;
  }
}

/** Places of a stage of this name in the versions of tests that are in use or were: by the plan, as names are of the version. */
async function stageCondition(ctx: Ctx, name: string): Promise<RawBuilder<boolean>> {
  const { tests } = await catalogueOf(ctx);
  const wanted = name.trim().toLowerCase();
  const places = [...tests.values()].flatMap(({ testId, stages }) =>
    stages.flatMap((stage, index) => (stage.name.trim().toLowerCase() === wanted ? [{ testId, index }] : [])),
  );
  return sql<boolean>`exists (
    select from stage_progress at
    join unnest(${places.map(({ testId }) => testId)}::uuid[], ${places.map(({ index }) => index)}::int[])
      as place (test_id, stage_index) on place.test_id = t.test_id and place.stage_index = at.stage_index
    where at.l_id = c.l_id and at.bill_test_id = c.bill_test_id and at.is_current and at.state in (${READY}, ${STARTED}))`;
}

async function conditionsOf(
  ctx: Ctx,
  filter: QueryOf<typeof stageEndpoints.listCases>,
): Promise<RawBuilder<unknown>[]> {
  const { view, stage, olderThanHours, q } = filter;
  const text = q?.trim().toUpperCase() ?? '';
  return [
    openCases(ctx),
    ...(view === undefined ? [] : [viewCondition(ctx, view)]),
    ...(stage === undefined || stage.trim() === '' ? [] : [await stageCondition(ctx, stage)]),
    ...(olderThanHours === undefined
      ? []
      : [sql`c.opened_at <= ${new Date(ctx.now.getTime() - olderThanHours * 3_600_000)}`]),
    ...(text === '' ? [] : [sql`(starts_with(c.case_no, ${text}) or starts_with(b.lab_no, ${text}))`]),
  ];
}

function countsOf(plan: StagePlan, counted: readonly Counted[]): StageCount[] {
  return plan.map(({ index, name }) => {
    const [, things = 0, ready = 0, running = 0, done = 0, rejected = 0, since = null, by = null] =
      counted.find(([stage]) => stage === index) ?? [];
    return {
      stage: index,
      name,
      things,
      ready,
      running,
      done,
      rejected,
      since: since === null ? null : new Date(since).toISOString(),
      by,
    };
  });
}

/** Open cases for the board, the one due first at the top: one statement for the page with all its counts. */
export const listOpenCases = serve(stageEndpoints.listCases, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const conditions = await conditionsOf(ctx, filter);
  const after = decodeCursor(filter.cursor);
  if (after !== null) {
    conditions.push(sql`(t.due_at, c.bill_test_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const { rows } = await sql<BoardRow>`
    with page as (
      select ${caseColumns}, t.due_at::text as due_exactly
      from staged_case c
      join bill_test t on t.l_id = c.l_id and t.bill_test_id = c.bill_test_id
      join bill b on b.l_id = c.l_id and b.bill_id = c.bill_id
      join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
      where ${sql.join(conditions, sql` and `)}
      order by t.due_at, c.bill_test_id limit ${limit + 1}
    )
    select page.*, (
      select json_agg(json_build_array(n.stage_index, n.things, n.ready, n.running, n.done, n.rejected, n.since,
          case when n.people = 1 then n.by end, n.due))
      from (
        select s.stage_index, count(*)::int as things,
          count(*) filter (where s.state = ${READY})::int as ready,
          count(*) filter (where s.state = ${STARTED})::int as running,
          count(*) filter (where s.state = ${COMPLETED})::int as done,
          count(*) filter (where s.state = ${REJECTED})::int as rejected,
          min(s.started_at) filter (where s.state = ${STARTED}) as since,
          min(u.name) filter (where s.state = ${STARTED}) as by,
          count(distinct s.started_by) filter (where s.state = ${STARTED}) as people,
          min(s.due_at) filter (where s.state in (${READY}, ${STARTED})) as due
        from stage_progress s
        left join case_thing g on g.l_id = s.l_id and g.bill_test_id = s.bill_test_id and g.thing_id = s.thing_id
        left join login_user u on u.user_id = s.started_by
        where s.l_id = ${ctx.lId} and s.bill_test_id = page.bill_test_id and s.is_current and g.discarded_at is null
        group by s.stage_index) n) as counted
    from page order by page.due_at, page.bill_test_id`.execute(ctx.db);
  const inVersion = await testsInVersions(
    ctx,
    rows.map(({ test_id: testId, test_version: version }) => ({ testId, version })),
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.due_exactly, row.bill_test_id],
    present: (row) => {
      const test = inVersion({ testId: row.test_id, version: row.test_version });
      const counted = row.counted ?? [];
      const isStageLate = counted.some(([, , , , , , , , due]) => due !== null && new Date(due) < ctx.now);
      return {
        ...presentCaseHead(ctx, row, test),
        isLate: row.due_at < ctx.now || isStageLate,
        stages: countsOf(stagePlanOf(test.stages), counted),
      };
    },
  });
});

/** Most tests that are named as waiting for their case. */
const MOST_UNOPENED = 50;

async function readUnopened(ctx: Ctx) {
  const { tests } = await catalogueOf(ctx);
  const staged = [...tests.values()].filter(({ stages }) => stages.length > 0).map(({ testId }) => testId);
  if (staged.length === 0) return [];
  const { rows } = await sql<{
    bill_test_id: string;
    lab_no: string;
    test_id: string;
    barcode: string | null;
  }>`
    select t.bill_test_id, b.lab_no, t.test_id, s.barcode
    from bill_test t
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    left join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
    where t.l_id = ${ctx.lId} and t.test_id = any(${staged}) and t.state = any(${[...STATES_AT_BENCH]})
      and not exists (select from staged_case c where c.l_id = t.l_id and c.bill_test_id = t.bill_test_id)
      and ${billInScope(ctx.caller)} and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}
    order by t.due_at, t.bill_test_id limit ${MOST_UNOPENED}`.execute(ctx.db);
  return rows.map((row) => ({
    billTestId: row.bill_test_id,
    labNo: row.lab_no,
    test: tests.get(row.test_id)?.name ?? '',
    barcode: row.barcode,
  }));
}

/** How many cases each view of the board has, by one statement. */
export const countOpenCases = serve(stageEndpoints.countCases, async (ctx) => {
  const counts = BOARD_VIEWS.map(
    (view) => sql`count(*) filter (where ${viewCondition(ctx, view)})::int as ${sql.ref(view)}`,
  );
  const [{ rows }, unopened] = await Promise.all([
    sql<Record<BoardView, number>>`
      select ${sql.join(counts)} from staged_case c
      join bill_test t on t.l_id = c.l_id and t.bill_test_id = c.bill_test_id
      join bill b on b.l_id = c.l_id and b.bill_id = c.bill_id
      where ${openCases(ctx)}`.execute(ctx.db),
    readUnopened(ctx),
  ]);
  return { views: BOARD_VIEWS.map((view) => ({ view, count: rows[0]?.[view] ?? 0 })), unopened };
});
