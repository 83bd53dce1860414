import * as counterEndpoints from '@nidan/contract/money/counter/counter-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { shiftSeen } from './shift-seen.ts';
import { presentShiftRow, shiftsWhere, type StoredShift } from './shift.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function filterOf(ctx: Ctx, query: QueryOf<typeof counterEndpoints.listShifts>): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`];
  const { locationId, userId, state, mine = false } = query;
  for (const within of withinDates(ctx, sql.ref('s.opened_at'), query))
    conditions.push(sql<boolean>`${within}`);
  if (locationId !== undefined) conditions.push(sql<boolean>`s.location_id = ${locationId}`);
  if (userId !== undefined) conditions.push(sql<boolean>`s.user_id = ${userId}`);
  if (state !== undefined) conditions.push(sql<boolean>`s.status = ${openClosed.codes[state]}`);
  if (mine) {
    const { userId: own } = ctx.caller;
    conditions.push(sql<boolean>`(s.user_id = ${own} or s.handed_to = ${own})`);
  }
  const after = decodeCursor(query.cursor);
  if (after !== null) {
    const [at = '', id = ''] = after;
    conditions.push(sql<boolean>`(s.opened_at, s.shift_id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Shifts that the caller may see, newest first. */
export const listShiftsOf = serve(counterEndpoints.listShifts, async (ctx, query) => {
  const { limit = 50 } = query;
  const { rows } = await sql<StoredShift>`
    ${shiftsWhere(ctx, filterOf(ctx, query))} and ${shiftSeen(ctx)}
    order by s.opened_at desc, s.shift_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: ({ opened_at, shift_id }) => [opened_at.toISOString(), shift_id],
    present: (shift) => presentShiftRow(ctx, shift),
  });
});
