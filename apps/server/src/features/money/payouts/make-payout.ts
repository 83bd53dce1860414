import * as payoutEndpoints from '@nidan/contract/money/payouts/payout-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { addDays } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { owedByMonth } from './owed-by-month.ts';
import { lockPayee, type LockedPayee } from './payee-rows.ts';
import { readPayee } from './payees.query.ts';
import { insertPayout } from './payout-rows.ts';
import { readPayoutView } from './payouts.query.ts';
import { requireAllBills, requireNotOwn, requirePayouts } from './require-payouts.ts';
import { slabOf } from './slab-of.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The first day that no payout of a payee covers; refused while one waits, and where the days are covered or still to come. */
async function firstDay(ctx: Ctx, { payeeId, name, since }: LockedPayee, toDay: string): Promise<string> {
  const { rows } = await sql<{ to: string; waits: boolean }>`
    select to_day::text as to, state = ${payout.codes.made} as waits from payout
    where l_id = ${ctx.lId} and payee_id = ${payeeId} and state <> ${payout.codes.rejected}
    order by to_day desc limit 1`.execute(ctx.db);
  const [last] = rows;
  const to = formatDate(last?.to ?? toDay);
  if (last?.waits === true) throw refuse('payout-open', { details: { name, to } });
  if (toDay > calendarDateIn(ctx.lab.timeZone, ctx.now))
    throw refuse('payout-day-to-come', { details: { to: formatDate(toDay) } });
  if (last !== undefined && toDay <= last.to) throw refuse('payout-covered', { details: { name, to } });
  const from = last === undefined ? since : addDays(last.to, 1);
  if (toDay < from) throw refuse('payout-covered', { details: { name, to: formatDate(addDays(since, -1)) } });
  return from;
}

/** Makes the payout of what was collected since the last one; it waits for another person. */
export const makePayout = serve(payoutEndpoints.makePayout, async (ctx, { payoutId, payeeId, toDay }) => {
  requirePayouts(ctx);
  requireAllBills(ctx);
  const payee = await lockPayee(ctx, payeeId);
  requireNotOwn(ctx, payee);
  const fromDay = await firstDay(ctx, payee, toDay);
  const { rules } = await readPayee(ctx, payeeId);
  const owed = await owedByMonth(ctx, payee, {
    fromDay,
    toDay,
    rules: rules.map(({ slabs, ...rule }) => ({ ...rule, slabs: slabs.map(slabOf) })),
  });
  if (owed.total <= 0) {
    const days = { from: formatDate(fromDay), to: formatDate(toDay) };
    throw refuse('payout-nothing', {
      details: { ...days, name: payee.name, total: formatRupees(owed.total) },
    });
  }
  await insertPayout(ctx, { payoutId, payee, fromDay, toDay, ...owed });
  recordEvent(ctx, {
    entityKind: 'PAYOUT',
    entityId: payoutId,
    parts: [payeeId],
    action: 'create',
    after: { fromDay, toDay, volumePaise: owed.volume, totalPaise: owed.total },
  });
  return readPayoutView(ctx, payoutId);
});
