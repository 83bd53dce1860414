import type { listTurnAroundTests } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export type ReceivedFilter = Omit<QueryOf<typeof listTurnAroundTests>, 'cursor' | 'limit' | 'which'>;

const ofBills = sql`join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id`;

/** Tests `bt` with their tubes `s` and bills `b`: what every number about turn-around time counts. */
export const receivedTests = sql`bill_test bt join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id ${ofBills}`;

/** What is counted without a filter by its bill: no tube is read, and whoever sees all bills needs none of them either. */
export function countedTests({ caller }: Ctx): RawBuilder<unknown> {
  return seesAllBills(caller.scope) ? sql`bill_test bt` : sql`bill_test bt ${ofBills}`;
}

/** The hour of the receipt in the zone of the lab. */
export function hourReceived({ lab }: Ctx): RawBuilder<number> {
  return sql<number>`extract(hour from bt.received_at at time zone ${sql.lit(lab.timeZone)})::int`;
}

/** Null without a target and while it is open; else whether the test was ready by then. A turn-around time of 0 is no target. */
export function inTimeOf({ now }: Ctx): RawBuilder<boolean | null> {
  return sql<
    boolean | null
  >`(case when bt.tat_hours <= 0 then null when bt.checked_at is not null then bt.checked_at <= bt.due_at
    when bt.due_at < ${now}::timestamptz then false end)`;
}

const TEST_RECEIVED = sql.ref('bt.received_at');
/** The same moment where the tubes are read in its order, for which they have an index. */
export const TUBE_RECEIVED = sql.ref('s.accessioned_at');

/** Conditions on received tests for a filter, under the scope of the caller; cancelled tests are no work. */
export function receivedConditions(
  ctx: Ctx,
  filter: ReceivedFilter,
  received: RawBuilder<unknown> = TEST_RECEIVED,
): RawBuilder<unknown>[] {
  const { departmentId, testId, locationId, priority, hour } = filter;
  return [
    sql`bt.l_id = ${ctx.lId}`,
    sql`${received} is not null`,
    sql`bt.state <> ${CANCELED}`,
    billInScope(ctx.caller),
    departmentInScope(ctx.caller, sql.ref('bt.department_id')),
    ...withinDates(ctx, received, filter),
    ...(departmentId === undefined ? [] : [sql`bt.department_id = ${departmentId}`]),
    ...(testId === undefined ? [] : [sql`bt.test_id = ${testId}`]),
    ...(locationId === undefined ? [] : [sql`b.location_id = ${locationId}`]),
    ...(priority === undefined ? [] : [sql`b.priority = ${priority}`]),
    ...(hour === undefined ? [] : [sql`${hourReceived(ctx)} = ${hour}`]),
  ];
}
