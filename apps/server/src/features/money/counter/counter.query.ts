import * as counterEndpoints from '@nidan/contract/money/counter/counter-endpoints';
import type { Counter } from '@nidan/contract/money/counter/counter-view';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readCounterPeople } from './counter-people.query.ts';
import { readWaitingPostings } from './counter-postings.query.ts';
import { findShift, presentShiftRow, shiftsWhere, type StoredShift } from './shift.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const OPEN = literalCode(openClosed.codes.open);
const MOST_TO_CONFIRM = 50;

async function readToConfirm(ctx: Ctx): Promise<Counter['toConfirm']> {
  const { rows } = await sql<StoredShift>`
    ${shiftsWhere(ctx, sql<boolean>`s.handed_to = ${ctx.caller.userId} and s.confirmed_at is null`)}
    order by s.closed_at limit ${MOST_TO_CONFIRM}`.execute(ctx.db);
  return rows.map((shift) => presentShiftRow(ctx, shift));
}

/** The float that stays in the drawer for the caller: that of the last shift at the place, when it was handed to them. */
async function readFloatLeft(ctx: Ctx, locationId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select float_left_paise as paise from counter_shift s
    where s.l_id = ${ctx.lId} and s.location_id = ${locationId} and s.handed_to = ${ctx.caller.userId}
      and s.closed_at > coalesce((
        select max(own.opened_at) from counter_shift own
        where own.l_id = ${ctx.lId} and own.location_id = ${locationId} and own.user_id = ${ctx.caller.userId}), '-infinity')
    order by s.closed_at desc limit 1`.execute(ctx.db);
  return rows[0]?.paise ?? 0;
}

/** The counter of the caller at their place of work; without a place there is only what waits to be confirmed. */
export const readCounterOf = serve(counterEndpoints.readCounter, async (ctx): Promise<Counter> => {
  const { userId, locationId } = ctx.caller;
  const toConfirm = await readToConfirm(ctx);
  if (locationId === null) return { shift: null, waiting: 0, floatPaise: 0, toConfirm, people: [] };
  const own = sql<boolean>`s.user_id = ${userId} and s.location_id = ${locationId} and s.status = ${OPEN}`;
  const shift = await findShift(ctx, own);
  const [waiting, floatPaise, people] = await Promise.all([
    shift === null ? readWaitingPostings(ctx, { userId, locationId }) : [],
    readFloatLeft(ctx, locationId),
    readCounterPeople(ctx, { userId, locationId }),
  ]);
  return { shift, waiting: waiting.length, floatPaise, toConfirm, people };
});
