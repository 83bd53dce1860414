import { EACH_OTHER_DAYS } from '@nidan/domain/money/lab-payment-people';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Refuses to approve money of somebody who has approved money of the caller of late, between places or with the bank: a third must. */
export async function requireNotEachOther({ db, lId, caller, now }: Ctx, other: string): Promise<void> {
  const since = new Date(now.getTime() - EACH_OTHER_DAYS * 86_400_000);
  const { rows } = await sql<{ name: string }>`
    select u.name from login_user u where u.user_id = ${other} and (exists (
      select from lab_payment p where p.l_id = ${lId} and p.created_by = ${caller.userId} and p.finance_by = u.user_id
        and p.finance_at >= ${since}) or exists (
      select from settlement_batch s where s.l_id = ${lId} and s.requested_by = ${caller.userId} and s.settled_by = u.user_id
        and s.settled_at >= ${since}))`.execute(db);
  const [found] = rows;
  if (found === undefined) return;
  throw refuse('lab-payment-each-other', { details: { name: found.name, days: String(EACH_OTHER_DAYS) } });
}
