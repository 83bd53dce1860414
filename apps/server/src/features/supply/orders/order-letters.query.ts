import type { OrderLetterView } from '@nidan/contract/supply/orders/order-view';
import { maskEmail, maskName } from '@nidan/domain/people/demo-mask';
import type { GenericOutcomeState } from '@nidan/domain/status-sets/links/generic-outcome';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

interface Row extends Omit<OrderLetterView, 'state' | 'at'> {
  readonly outcome: GenericOutcomeState;
  readonly at: Date;
}

const STATES = { PENDING: 'waiting', SUCCESS: 'sent', FAILURE: 'failed' } as const;

/** Letters with an order, the latest first, masked for demo users. */
export async function readOrderLetters(
  { db, lId, caller }: Ctx,
  orderId: string,
): Promise<OrderLetterView[]> {
  const { rows } = await sql<Row>`
    select m.entity_version as issue, m.recipient_name as name, coalesce(m.email, '') as email, m.outcome, c.problem,
      coalesce(c.failed_at, c.sent_at, c.queued_at, m.created_at) as at, u.name as by
    from message m
    join login_user u on u.user_id = m.created_by
    left join message_channel c on c.l_id = m.l_id and c.message_id = m.message_id and c.channel = 'email'
    where m.l_id = ${lId} and m.kind = 'order' and m.entity_id = ${orderId} and m.withdrawn_at is null
    order by m.created_at desc, m.message_id desc`.execute(db);
  return rows.map(({ outcome, problem, at, ...row }) => ({
    ...row,
    name: caller.isDemoUser ? maskName(row.name) : row.name,
    email: caller.isDemoUser ? maskEmail(row.email) : row.email,
    state: STATES[outcome],
    problem: outcome === 'FAILURE' ? problem : null,
    at: at.toISOString(),
  }));
}
