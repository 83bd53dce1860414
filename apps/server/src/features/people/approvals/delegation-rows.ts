import type { addDelegation } from '@nidan/contract/people/approvals/delegation-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Inserts a delegation by which somebody answers for the caller. */
export async function insertDelegation(ctx: Ctx, body: BodyOf<typeof addDelegation>): Promise<void> {
  await insertRows(ctx.db, 'approval_delegation', [
    {
      l_id: ctx.lId,
      delegation_id: body.delegationId,
      from_user_id: ctx.caller.userId,
      to_user_id: body.toUserId,
      from_day: body.fromDay,
      until_day: body.untilDay,
      reason: body.reason.trim(),
      made_at: ctx.now,
    },
  ]);
}

/** Locks a delegation; refused when the lab has none of this id. */
export async function lockDelegation({ db, lId }: Ctx, delegationId: string): Promise<void> {
  const { rows } = await sql`
    select from approval_delegation where l_id = ${lId} and delegation_id = ${delegationId} for update`.execute(
    db,
  );
  if (rows.length === 0) throw refuse('not-found');
}

/** Writes that the caller ended a locked delegation; counts up its version. */
export async function markRevoked({ db, lId, now, caller }: Ctx, delegationId: string): Promise<void> {
  await sql`
    update approval_delegation set revoked_at = ${now}, revoked_by = ${caller.userId}, version = version + 1
    where l_id = ${lId} and delegation_id = ${delegationId}`.execute(db);
}
