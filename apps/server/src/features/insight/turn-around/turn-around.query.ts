import * as turnAroundEndpoints from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type {
  TurnAroundGroup,
  TurnAroundLine,
} from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import {
  percentOf,
  TEST_STAMPS,
  type TestStamp,
  TURN_AROUND_SEGMENT_NAMES,
  TURN_AROUND_SEGMENTS,
  type TurnAroundSegment,
} from '@nidan/domain/insight/turn-around-segments';
import { type RawBuilder, sql } from 'kysely';
import { planForValues } from '../../../kernel/database/connections/plan-for-values.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { hourReceived, inTimeOf, receivedConditions, receivedTests } from './received-tests.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Query = QueryOf<typeof turnAroundEndpoints.readTurnAround>;

/** Where each moment of a test is written down. Testing begins with the first stage, or when the department took the tube. */
const STAMPS: Readonly<Record<TestStamp, RawBuilder<unknown>>> = {
  ordered: sql.raw('b.created_at'),
  collected: sql.raw('s.collected_at'),
  received: sql.raw('bt.received_at'),
  started: sql.raw(`coalesce((
    select min(g.started_at) from stage_progress g where g.l_id = bt.l_id and g.bill_test_id = bt.bill_test_id), s.dept_accessioned_at)`),
  result: sql.raw('bt.completed_at'),
  validated: sql.raw('bt.checked_at'),
};

type SegmentCell = `${'n' | 'p50' | 'p90'}_${TurnAroundSegment}`;

type Row = Readonly<Record<SegmentCell, number | null>> & {
  readonly key: string | null;
  readonly is_total: number;
  readonly tests: number;
  readonly with_target: number;
  readonly in_time: number;
  readonly paused: number;
  readonly paused_minutes: number;
};

/** Minutes of a stretch; none where a moment is missing, and none where one was written down before the other. */
function minutesOf(segment: TurnAroundSegment): RawBuilder<unknown> {
  const { from, to } = TURN_AROUND_SEGMENTS[segment];
  const span = sql`extract(epoch from m.${sql.raw(to)} - m.${sql.raw(from)}) / 60`;
  return sql`case when m.${sql.raw(to)} >= m.${sql.raw(from)} then ${span} end`;
}

function segmentColumns(): RawBuilder<unknown>[] {
  return TURN_AROUND_SEGMENT_NAMES.flatMap((segment) => {
    const minutes = sql.ref(`f.${segment}`);
    return [
      sql`count(${minutes})::int as ${sql.ref(`n_${segment}`)}`,
      sql`percentile_cont(0.5) within group (order by ${minutes}) as ${sql.ref(`p50_${segment}`)}`,
      sql`percentile_cont(0.9) within group (order by ${minutes}) as ${sql.ref(`p90_${segment}`)}`,
    ];
  });
}

function keyOf(ctx: Ctx, by: TurnAroundGroup): RawBuilder<unknown> {
  if (by === 'hour') return sql`${hourReceived(ctx)}::text`;
  const columns = {
    department: 'bt.department_id',
    test: 'bt.test_id',
    location: 'b.location_id',
    priority: 'b.priority',
  } as const;
  return sql`${sql.raw(columns[by])}::text`;
}

/** Pauses of the tests: from each hold to what came next, or to now. Few tests are held, so they are looked up one by one. */
const pauses = (now: Date) => sql`left join lateral (
  select sum(extract(epoch from coalesce(e.next, ${now}::timestamptz) - e.at) / 60)::int as minutes
  from (
    select at, action, lead(at) over (order by at, event_id) as next from event
    where l_id = m.l_id and entity_kind = 'BILL_TEST' and action in ('hold', 'resume') and entity_id = m.bill_test_id
      and bill_id = m.bill_id
  ) e where e.action = 'hold') p on m.was_held`;

async function readRows(ctx: Ctx, { by = 'department', ...filter }: Query): Promise<Row[]> {
  const stamps = TEST_STAMPS.map((stamp) => sql`${STAMPS[stamp]} as ${sql.ref(stamp)}`);
  const segments = TURN_AROUND_SEGMENT_NAMES.map((one) => sql`${minutesOf(one)} as ${sql.ref(one)}`);
  const where = sql.join(receivedConditions(ctx, filter), sql` and `);
  const { rows } = await sql<Row>`
    with held as (
      select distinct bill_id from event
      where l_id = ${ctx.lId} and entity_kind = 'BILL_TEST' and action = 'hold' and at >= (
        select coalesce(min(bt.received_at), 'infinity') from ${receivedTests} where ${where})),
    m as (
      select bt.l_id, bt.bill_id, bt.bill_test_id, ${keyOf(ctx, by)} as key, ${inTimeOf(ctx)} as in_time,
        bt.bill_id in (select bill_id from held) as was_held, ${sql.join(stamps)}
      from ${receivedTests} where ${where}),
    f as (select m.key, m.in_time, p.minutes as paused, ${sql.join(segments)} from m ${pauses(ctx.now)})
    select f.key, grouping(f.key) as is_total, count(*)::int as tests, count(f.in_time)::int as with_target,
      count(*) filter (where f.in_time)::int as in_time, count(f.paused)::int as paused,
      coalesce(sum(f.paused), 0)::int as paused_minutes, ${sql.join(segmentColumns())}
    from f group by grouping sets ((f.key), ()) order by count(*) desc, f.key limit 501`.execute(ctx.db);
  return rows;
}

const rounded = (minutes: number | null): number | null => (minutes === null ? null : Math.round(minutes));

function presentLine(row: Row | undefined, label: string): TurnAroundLine {
  return {
    key: row?.key ?? null,
    label,
    tests: row?.tests ?? 0,
    segments: TURN_AROUND_SEGMENT_NAMES.map((segment) => ({
      segment,
      count: row?.[`n_${segment}`] ?? 0,
      medianMinutes: rounded(row?.[`p50_${segment}`] ?? null),
      p90Minutes: rounded(row?.[`p90_${segment}`] ?? null),
    })),
    withTarget: row?.with_target ?? 0,
    inTime: row?.in_time ?? 0,
    percentInTime: percentOf(row?.in_time ?? 0, row?.with_target ?? 0),
    paused: row?.paused ?? 0,
    pausedMinutes: row?.paused_minutes ?? 0,
  };
}

async function labelsOf(ctx: Ctx, by: TurnAroundGroup): Promise<(key: string) => string> {
  if (by === 'hour') return (key) => `${key.padStart(2, '0')}:00`;
  if (by === 'priority') return (key) => key;
  if (by === 'location') {
    const places = await ctx.db
      .selectFrom('location')
      .select(['location_id', 'name'])
      .where('l_id', '=', ctx.lId)
      .execute();
    const names = new Map(places.map(({ location_id: id, name }) => [id, name]));
    return (key) => names.get(key) ?? key;
  }
  const { departments, tests } = await catalogueOf(ctx);
  const known: ReadonlyMap<string, { readonly name: string }> = by === 'department' ? departments : tests;
  return (key) => known.get(key)?.name ?? key;
}

/** The stretches of the tests that were received, of all and by what they are told apart, the most first. */
export const readTurnAroundOf = serve(turnAroundEndpoints.readTurnAround, async (ctx, query: Query) => {
  await planForValues(ctx.db);
  const rows = await readRows(ctx, query);
  const labelOf = await labelsOf(ctx, query.by ?? 'department');
  const total = rows.find((row) => row.is_total === 1);
  return {
    total: presentLine(total, ''),
    lines: rows
      .filter((row) => row.is_total === 0)
      .map((row) => presentLine(row, row.key === null ? '' : labelOf(row.key))),
    asOf: ctx.now.toISOString(),
  };
});
