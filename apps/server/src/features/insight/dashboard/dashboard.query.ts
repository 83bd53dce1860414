import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { percentOf } from '@nidan/domain/insight/turn-around-segments';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { DATE_PRESETS, type DateRange } from '@nidan/domain/time/date-filter';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, postingInScope } from '../../../kernel/access/in-scope.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { countedTests, hourReceived, inTimeOf, receivedConditions } from '../turn-around/received-tests.ts';

/** The days that are shown, and those that they are held against. */
export interface Days {
  readonly days: DateRange;
  readonly former: DateRange;
}

interface HeatRow {
  readonly is_former: boolean;
  readonly department_id: string;
  readonly hour: number;
  readonly tests: number;
  readonly in_time: number;
}

const sumOf = (rows: readonly HeatRow[], part: 'tests' | 'in_time'): number =>
  rows.reduce((sum, row) => sum + row[part], 0);

/** Conditions that a moment is of the days shown, and that it is of either period. */
function periodsOf(ctx: Ctx, moment: RawBuilder<unknown>, { days, former }: Days) {
  const within = (range: DateRange) =>
    sql.join(withinDates(ctx, moment, { dates: DATE_PRESETS.custom, ...range }), sql` and `);
  const areAdjacent = addDays(former.to, 1) === days.from;
  const inEither = areAdjacent
    ? within({ from: former.from, to: days.to })
    : sql`(${within(days)} or ${within(former)})`;
  return { inDays: within(days), inEither };
}

/** Of what was received within one of these no zone of the world shows another hour or another day. */
const QUARTER_HOUR = sql.lit('15 minutes');

/**
 * Tests that were received and are ready or late, by department and hour: the judged ones of the turn-around list. Both periods in one
 * scan; the zone is asked of their quarters of an hour alone.
 */
export async function readHeat(ctx: Ctx, both: Days) {
  const { inDays, inEither } = periodsOf(ctx, sql.ref('bt.received_at'), both);
  const { rows } = await sql<HeatRow>`
    select not (${inDays}) as is_former, bt.department_id, ${hourReceived(ctx)} as hour, sum(bt.tests)::int as tests,
      sum(bt.in_time)::int as in_time
    from (
      select bt.department_id, date_bin(${QUARTER_HOUR}, bt.received_at, timestamptz 'epoch') as received_at,
        count(${inTimeOf(ctx)}) as tests, count(*) filter (where ${inTimeOf(ctx)}) as in_time
      from ${countedTests(ctx)} where ${sql.join([...receivedConditions(ctx, {}), inEither], sql` and `)}
      group by 1, 2) bt
    group by 1, 2, 3 having sum(bt.tests) > 0 order by 1, 2, 3`.execute(ctx.db);
  const now = rows.filter((row) => !row.is_former);
  const then = rows.filter((row) => row.is_former);
  const { departments } = await catalogueOf(ctx);
  const byDepartment = Map.groupBy(now, (row) => row.department_id);
  const heat: NonNullable<DashboardView['heat']> = [...departments.values()].flatMap(
    ({ departmentId, name }) => {
      const own = byDepartment.get(departmentId) ?? [];
      if (own.length === 0) return [];
      return [
        {
          departmentId,
          department: name,
          percent: percentOf(sumOf(own, 'in_time'), sumOf(own, 'tests')),
          hours: own.map((row) => ({
            hour: row.hour,
            tests: row.tests,
            percent: percentOf(row.in_time, row.tests),
          })),
        },
      ];
    },
  );
  const share = (of: readonly HeatRow[]) => percentOf(sumOf(of, 'in_time'), sumOf(of, 'tests'));
  return { inTime: { value: share(now), former: share(then) }, heat };
}

export interface Taken {
  readonly day: CalendarDate;
  readonly mode: string;
  /** What came less what went. */
  readonly paise: number;
}

/** Money that came less what went, by day and mode, in one scan: what the day book sums day by day and mode by mode. */
export async function readTaken(ctx: Ctx, { from, to }: DateRange): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    select j.posted_on as day, substr(side.account, 6) as mode, sum(side.change)::bigint as paise
    from journal_posting j cross join lateral (
      values (j.debit_account, j.amount_paise), (j.credit_account, -j.amount_paise)) side (account, change)
    where j.l_id = ${ctx.lId} and j.posted_on between ${from} and ${to}
      and (j.debit_account like 'mode:%' or j.credit_account like 'mode:%') and side.account like 'mode:%'
      and ${postingInScope(ctx, 'j')}
    group by 1, 2 order by 1, 3 desc`.execute(ctx.db);
  return rows;
}

/** Bills that were registered in one of the periods and what is due on them. */
interface BillSums {
  readonly bills: number;
  readonly duePaise: number;
}

/** Bills of both periods in one scan, as the list of bills counts; no posting of a bill is older than the bill. */
export async function readBillSums(ctx: Ctx, both: Days): Promise<{ now: BillSums; former: BillSums }> {
  const { inDays, inEither } = periodsOf(ctx, sql.ref('b.created_at'), both);
  const { rows } = await sql<BillSums & { is_former: boolean }>`
    with own as materialized (
      select b.bill_id, not (${inDays}) as is_former from bill b
      where b.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and ${inEither}),
    due as (
      select own.is_former, sum(case when j.debit_account = 'receivable' then j.amount_paise else -j.amount_paise end) as paise
      from own join journal_posting j on j.l_id = ${ctx.lId} and j.bill_id = own.bill_id and j.posted_on >= ${both.former.from}
        and (j.debit_account = 'receivable' or j.credit_account = 'receivable')
      group by 1)
    select n.is_former, n.bills, coalesce(due.paise, 0)::bigint as "duePaise"
    from (select is_former, count(*)::int as bills from own group by 1) n
    left join due on due.is_former = n.is_former`.execute(ctx.db);
  const sumsOf = (isFormer: boolean): BillSums =>
    rows.find((row) => row.is_former === isFormer) ?? { bills: 0, duePaise: 0 };
  return { now: sumsOf(false), former: sumsOf(true) };
}

/** Percent of the completed control runs that no rule rejected. */
export async function readControls(ctx: Ctx, days: DateRange): Promise<number | null> {
  const within = withinDates(ctx, sql.ref('r.measured_at'), { dates: DATE_PRESETS.custom, ...days });
  const { rows } = await sql<{ runs: number; passed: number }>`
    select count(*)::int as runs, count(*) filter (where r.verdict <> 'reject')::int as passed
    from qc_run r where r.l_id = ${ctx.lId} and r.status = ${qcRun.codes.completed} and r.verdict is not null
      and ${sql.join(within, sql` and `)}`.execute(ctx.db);
  return percentOf(rows[0]?.passed ?? 0, rows[0]?.runs ?? 0);
}
