import * as ledgerEndpoints from '@nidan/contract/ledger/journal/ledger-endpoints';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Closed days, newest first. */
export const listClosedDaysOf = serve(
  ledgerEndpoints.listClosedDays,
  async ({ db, lId }, { cursor, limit = 50 }) => {
    const after = decodeCursor(cursor)?.[0];
    const rows = await db
      .selectFrom('closed_day as c')
      .leftJoin('login_user as u', 'u.user_id', 'c.closed_by')
      .select(['c.day', 'c.closed_at', 'c.postings', 'c.amount_paise', 'u.name as by'])
      .where('c.l_id', '=', lId)
      .$if(after !== undefined, (select) => select.where('c.day', '<', String(after)))
      .orderBy('c.day', 'desc')
      .limit(limit + 1)
      .execute();
    return toPage({
      rows,
      limit,
      key: ({ day }) => [day],
      present: ({ day, closed_at, postings, amount_paise, by }) => ({
        day,
        closedAt: closed_at.toISOString(),
        by,
        postings,
        amountPaise: amount_paise,
      }),
    });
  },
);

/** The last closed day of a lab; null while none is. */
export async function readClosedThrough({ db, lId }: Ctx): Promise<string | null> {
  const row = await db
    .selectFrom('closed_day')
    .select('day')
    .where('l_id', '=', lId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}
