import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { percentOf } from '@nidan/domain/insight/turn-around-segments';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { DATE_PRESETS, type DateRange } from '@nidan/domain/time/date-filter';
import { sql } from 'kysely';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { hourReceived, inTimeOf, receivedConditions, receivedTests } from '../turn-around/received-tests.ts';

interface HeatRow {
  readonly department_id: string;
  readonly hour: number;
  readonly tests: number;
  readonly in_time: number;
}

const sumOf = (rows: readonly HeatRow[], part: 'tests' | 'in_time'): number =>
  rows.reduce((sum, row) => sum + row[part], 0);

/** Tests that were received and are ready or late, by department and hour: the judged ones of the turn-around list. */
export async function readHeat(ctx: Ctx, days: DateRange) {
  const conditions = [
    ...receivedConditions(ctx, { dates: DATE_PRESETS.custom, ...days }),
    sql`${inTimeOf(ctx)} is not null`,
  ];
  const { rows } = await sql<HeatRow>`
    select bt.department_id, ${hourReceived(ctx)} as hour, count(*)::int as tests,
      count(*) filter (where ${inTimeOf(ctx)})::int as in_time
    from ${receivedTests} where ${sql.join(conditions, sql` and `)} group by 1, 2 order by 1, 2`.execute(
    ctx.db,
  );
  const { departments } = await catalogueOf(ctx);
  const byDepartment = Map.groupBy(rows, (row) => row.department_id);
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
  return { tests: sumOf(rows, 'tests'), inTime: sumOf(rows, 'in_time'), heat };
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
