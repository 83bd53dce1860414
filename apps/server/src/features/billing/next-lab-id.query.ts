import type { nextLabId } from '@nidan/contract/billing/bill-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { composeLabId } from '@nidan/domain/billing/lab-id';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../kernel/http/context.ts';
import { labIdCounter } from './lab-id-series.ts';

/** The lab ID that the next bill gets unless somebody is faster; nothing is reserved. */
export async function readNextLabId(ctx: Ctx): Promise<AnswerOf<typeof nextLabId>> {
  const date = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const counter = await ctx.db
    .selectFrom('counter')
    .select('value')
    .where('l_id', '=', ctx.lId)
    .where('name', '=', labIdCounter(date))
    .executeTakeFirst();
  return { labId: composeLabId({ prefix: ctx.lab.prefix, date, serial: (counter?.value ?? 0) + 1 }) };
}
