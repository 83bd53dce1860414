import * as wallEndpoints from '@nidan/contract/insight/wall/wall-endpoints';
import type { WallView } from '@nidan/contract/insight/wall/wall-endpoints';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { Urgency } from '@nidan/domain/time/turn-around';
import { sql } from 'kysely';
import { departmentInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { urgencyOf } from '../../lab/worklist/worklist-filter.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Numbers that a screen across the room has room for. */
const MOST_NUMBERS = 12;
/** A report that nobody fetched for a day is no news. */
const READY_HOURS = 24;

interface OpenRow {
  readonly department_id: string;
  readonly state: string;
  readonly urgency: Urgency;
  readonly count: number;
  readonly oldest: Date;
}

async function readOpen(ctx: Ctx): Promise<readonly OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select bt.department_id, bt.state, ${urgencyOf(ctx)} as urgency, count(*)::int as count, min(b.created_at) as oldest
    from bill_test bt join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    where bt.l_id = ${ctx.lId} and bt.queue is not null and ${departmentInScope(ctx.caller, sql.ref('bt.department_id'))}
      and ${ofBillInScope(ctx, sql.ref('bt.bill_id'))}
    group by 1, 2, 3`.execute(ctx.db);
  return rows;
}

async function labNos(rows: Promise<{ rows: { lab_no: string }[] }>): Promise<string[]> {
  return (await rows).rows.map(({ lab_no: labNo }) => labNo);
}

function waitingToCollect(ctx: Ctx): Promise<string[]> {
  const rows = sql<{ lab_no: string }>`
    select b.lab_no from bill b
    where b.l_id = ${ctx.lId} and ${ofBillInScope(ctx, sql.ref('b.bill_id'))}
      and b.created_at >= ${new Date(ctx.now.getTime() - READY_HOURS * 3_600_000)} and exists (
        select from bill_test bt where bt.l_id = b.l_id and bt.bill_id = b.bill_id and bt.state = ${billTest.codes.ncollected})
    order by b.created_at limit ${MOST_NUMBERS}`.execute(ctx.db);
  return labNos(rows);
}

function readyAtCounter(ctx: Ctx): Promise<string[]> {
  const rows = sql<{ lab_no: string }>`
    select b.lab_no from report_dispatch d join bill b on b.l_id = d.l_id and b.bill_id = d.bill_id
    where d.l_id = ${ctx.lId} and not d.replaced and d.status = ${reportDispatch.codes.readyToPrint}
      and d.released_at >= ${new Date(ctx.now.getTime() - READY_HOURS * 3_600_000)} and ${ofBillInScope(ctx, sql.ref('d.bill_id'))}
    order by d.released_at desc limit ${MOST_NUMBERS}`.execute(ctx.db);
  return labNos(rows);
}

const sum = (rows: readonly OpenRow[]): number => rows.reduce((total, { count }) => total + count, 0);

const least = (own: readonly OpenRow[]): Date =>
  new Date(Math.min(...own.map(({ oldest }) => oldest.getTime())));

/** What hangs on the wall: numbers and lab IDs, no name of anybody. */
export const readWallOf = serve(wallEndpoints.readWall, async (ctx): Promise<WallView> => {
  const rows = await readOpen(ctx);
  const { departments } = await catalogueOf(ctx);
  const byState = Map.groupBy(rows, ({ state }) => state);
  const byDepartment = Map.groupBy(rows, (row) => row.department_id);
  return {
    lab: ctx.lab.name,
    asOf: ctx.now.toISOString(),
    states: [...byState].map(([state, own]) => ({
      state,
      count: sum(own),
      oldest: least(own).toISOString(),
    })),
    departments: [...departments.values()].flatMap(({ departmentId, name }) => {
      const own = byDepartment.get(departmentId);
      if (own === undefined) return [];
      const of = (urgency: Urgency): number => sum(own.filter((row) => row.urgency === urgency));
      return [{ departmentId, name, open: sum(own), warm: of('warm'), hot: of('hot') }];
    }),
    toCollect: await waitingToCollect(ctx),
    ready: await readyAtCounter(ctx),
  };
});
