import type { DatedPrice } from '@nidan/domain/rates/price-rules';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewRate extends DatedPrice {
  readonly listId: string;
  readonly testId: string;
}

/** Adds prices; where another one holds, end or withdraw it in an earlier statement. */
export async function insertRates({ db, lId, now, caller }: Ctx, rates: readonly NewRate[]): Promise<void> {
  await insertRows(db, 'rate', {
    shared: { l_id: lId, set_at: now, set_by: caller.userId },
    rows: rates.map(({ listId, testId, from, until, pricePaise, isFree }) => ({
      rate_id: newId(),
      rate_list_id: listId,
      test_id: testId,
      from_date: from,
      until_date: until,
      price_paise: pricePaise,
      is_free: isFree,
    })),
  });
}

/** Lets prices that began before `until` end then. */
export async function endRates(
  { db, lId }: Ctx,
  rateIds: readonly string[],
  until: CalendarDate,
): Promise<void> {
  await sql`
    update rate set until_date = ${until}
    where l_id = ${lId} and rate_id = any(${[...rateIds]})`.execute(db);
}

/** Takes prices back whose place others take from their first day on. */
export async function withdrawRates({ db, lId, now }: Ctx, rateIds: readonly string[]): Promise<void> {
  await sql`
    update rate set withdrawn_at = ${now}
    where l_id = ${lId} and rate_id = any(${[...rateIds]})`.execute(db);
}
