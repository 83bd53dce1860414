import { HOUR } from '@nidan/domain/time/durations';
import { paymentOrder, WAITING_STATES } from '@nidan/domain/status-sets/money/payment-order';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface AgencyTries {
  /** Payments that are waited for now. */
  readonly open: number;
  /** Payments that were begun within the last hour and came to nothing. */
  readonly ended: number;
}

const WAITING = WAITING_STATES.map((state) => paymentOrder.codeOf(state));
const ENDED = (['failed', 'cancelled'] as const).map((state) => paymentOrder.codeOf(state));

/** How often an agency tried to pay; lock its account in an earlier statement. */
export async function readAgencyTries({ db, lId, now }: Ctx, agencyId: string): Promise<AgencyTries> {
  const since = new Date(now.getTime() - HOUR);
  const { rows } = await sql<AgencyTries>`
    select count(*) filter (where state = any(${WAITING}))::int as open,
      count(*) filter (where state = any(${ENDED}) and created_at > ${since})::int as ended
    from payment_order where l_id = ${lId} and agency_id = ${agencyId}
      and (state = any(${WAITING}) or created_at > ${since})`.execute(db);
  return rows[0] ?? { open: 0, ended: 0 };
}
