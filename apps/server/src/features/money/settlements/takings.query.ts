import * as labPaymentEndpoints from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { accountOfMode } from '@nidan/domain/money/journal';
import { NOT_HANDED_OVER } from '@nidan/domain/money/lab-payment-people';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Days that are looked back on. */
const DAYS_BACK = 92;

export interface Takings {
  readonly day: string;
  readonly takenPaise: number;
  readonly handedPaise: number;
  readonly leftPaise: number;
}

/** What a place took in a mode per day, without what a batch has, and what of that it has not handed over; days with nothing left are none. */
export async function readTakings(
  { db, lId, lab, now }: Ctx,
  { locationId, mode }: { readonly locationId: string; readonly mode: PaymentMode },
): Promise<readonly Takings[]> {
  const account = accountOfMode(mode);
  const from = addDays(calendarDateIn(lab.timeZone, now), -DAYS_BACK);
  const { rows } = await sql<Omit<Takings, 'leftPaise'>>`
    with taken as (
      select posted_on as day, sum(case when debit_account = ${account} then amount_paise else -amount_paise end)::bigint as paise
      from journal_posting j
      where l_id = ${lId} and posted_on >= ${from} and location_id = ${locationId}
        and ${account} in (debit_account, credit_account) and not exists (
          select from settlement_batch_item i where i.l_id = j.l_id and i.posting_id = j.posting_id)
      group by posted_on),
    handed as (
      select d.day, sum(d.amount_paise)::bigint as paise
      from lab_payment p join lab_payment_day d on d.l_id = p.l_id and d.payment_id = p.payment_id
      where p.l_id = ${lId} and p.from_location_id = ${locationId} and p.mode = ${mode} and d.day >= ${from}
        and p.state <> all(${NOT_HANDED_OVER.map((state) => labPayment.codes[state])}::smallint[])
      group by d.day)
    select t.day::text as day, t.paise as "takenPaise", coalesce(h.paise, 0)::bigint as "handedPaise"
    from taken t left join handed h on h.day = t.day
    where t.paise > coalesce(h.paise, 0) order by t.day desc`.execute(db);
  return rows.map((row) => ({ ...row, leftPaise: row.takenPaise - row.handedPaise }));
}

/** Whether anything of a day, place and mode was handed over to another place. */
export async function wasHandedOver(
  { db, lId }: Ctx,
  {
    locationId,
    mode,
    day,
  }: { readonly locationId: string; readonly mode: PaymentMode; readonly day: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from lab_payment p join lab_payment_day d on d.l_id = p.l_id and d.payment_id = p.payment_id
    where p.l_id = ${lId} and p.from_location_id = ${locationId} and p.mode = ${mode} and d.day = ${day}
      and p.state <> all(${NOT_HANDED_OVER.map((state) => labPayment.codes[state])}::smallint[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Days whose takings a place has not handed over, newest first. */
export const listTakings = serve(
  labPaymentEndpoints.labPaymentsAgainst,
  async (ctx, { locationId, mode, cursor, limit = 50 }) => {
    if (!seesLocation(ctx.caller.scope, locationId)) throw refuse('not-found');
    const rows = await readTakings(ctx, { locationId, mode });
    const paging = { ...(cursor === undefined ? {} : { cursor }), limit };
    return pageInMemory(rows, paging, { id: ({ day }) => day, present: (row) => row });
  },
);
