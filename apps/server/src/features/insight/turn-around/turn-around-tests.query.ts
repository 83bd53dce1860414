import * as turnAroundEndpoints from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type { TurnAroundTest } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { inTimeOf, receivedConditions, receivedTests, TUBE_RECEIVED } from './received-tests.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly bill_id: string;
  readonly bill_test_id: string;
  readonly lab_no: string;
  readonly test: string;
  readonly department: string;
  readonly location: string;
  readonly priority: string;
  readonly state: string;
  readonly received_at: Date;
  /** With microseconds, which a Date drops. */
  readonly received_exactly: string;
  readonly due_at: Date | null;
  readonly checked_at: Date | null;
  readonly in_time: boolean | null;
}

function whichOf(
  ctx: Ctx,
  which: QueryOf<typeof turnAroundEndpoints.listTurnAroundTests>['which'],
): RawBuilder<unknown>[] {
  if (which === 'judged') return [sql`${inTimeOf(ctx)} is not null`];
  if (which === 'late') return [sql`${inTimeOf(ctx)} = false`];
  return which === 'inTime' ? [sql`${inTimeOf(ctx)} = true`] : [];
}

function present(row: Row): TurnAroundTest {
  return {
    billId: row.bill_id,
    billTestId: row.bill_test_id,
    labNo: row.lab_no,
    test: row.test,
    department: row.department,
    location: row.location,
    priority: row.priority,
    state: row.state,
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    inTime: row.in_time,
  };
}

/** The tests that the numbers of turn-around time count, latest received first. */
export const listTurnAroundTestsOf = serve(
  turnAroundEndpoints.listTurnAroundTests,
  async (ctx, { cursor, limit = 50, which, ...filter }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      ...receivedConditions(ctx, filter, TUBE_RECEIVED),
      ...whichOf(ctx, which),
      ...(after === null
        ? []
        : [sql`(s.accessioned_at, bt.bill_test_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
    ];
    const { rows } = await sql<Row>`
    select bt.bill_id, bt.bill_test_id, b.lab_no, t.name as test, d.name as department, place.name as location, b.priority, bt.state,
      s.accessioned_at as received_at, s.accessioned_at::text as received_exactly,
      case when bt.tat_hours > 0 then bt.due_at end as due_at, bt.checked_at, ${inTimeOf(ctx)} as in_time
    from ${receivedTests}
    join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    join department d on d.l_id = bt.l_id and d.department_id = bt.department_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    where ${sql.join(conditions, sql` and `)}
    order by s.accessioned_at desc, bt.bill_test_id desc limit ${limit + 1}`.execute(ctx.db);
    return toPage({ rows, limit, key: (row) => [row.received_exactly, row.bill_test_id], present });
  },
);
