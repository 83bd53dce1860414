import * as delegationEndpoints from '@nidan/contract/people/approvals/delegation-endpoints';
import type { DelegationView } from '@nidan/contract/people/approvals/delegation-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { DELEGATION_ACTIONS, delegationState } from '@nidan/domain/approvals/delegation';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readApprovers } from './approvers.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface DelegationRow {
  readonly delegation_id: string;
  readonly from_user_id: string;
  readonly from_name: string;
  readonly to_user_id: string;
  readonly to_name: string;
  readonly from_day: string;
  readonly until_day: string;
  readonly reason: string;
  readonly made_at: Date;
  readonly revoked_at: Date | null;
  readonly revoker: string | null;
  readonly answered: number;
  readonly version: number;
}

async function readRows(
  { db, lId }: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<DelegationRow[]> {
  const { rows } = await sql<DelegationRow>`
    select d.delegation_id, d.from_user_id, away.name as from_name, d.to_user_id, delegate.name as to_name,
      d.from_day::text as from_day, d.until_day::text as until_day, d.reason, d.made_at, d.revoked_at, revoker.name as revoker,
      d.version,
      (select count(*)::int from approval_step s where s.l_id = d.l_id and s.delegation_id = d.delegation_id) as answered
    from approval_delegation d
    join login_user away on away.user_id = d.from_user_id
    join login_user delegate on delegate.user_id = d.to_user_id
    left join login_user revoker on revoker.user_id = d.revoked_by
    where ${sql.join([sql`d.l_id = ${lId}`, ...conditions], sql` and `)}
    order by d.until_day desc, d.delegation_id desc limit ${limit}`.execute(db);
  return rows;
}

/** True for who is away, who answers for them, and who keeps the rules. */
export function mayEndDelegation(
  { caller }: Ctx,
  { fromUserId, toUserId }: Pick<DelegationView, 'fromUserId' | 'toUserId'>,
): boolean {
  const keeps = hasRight(caller, 'approvals', PERMISSION.create);
  return keeps || [fromUserId, toUserId].includes(caller.userId);
}

function present(ctx: Ctx, row: DelegationRow): DelegationView {
  const { caller, lab, now } = ctx;
  const [fromUserId, toUserId] = [row.from_user_id, row.to_user_id];
  const span = { fromDay: row.from_day, untilDay: row.until_day, isRevoked: row.revoked_at !== null };
  const state = delegationState(span, calendarDateIn(lab.timeZone, now));
  return {
    delegationId: row.delegation_id,
    fromUserId,
    from: row.from_name,
    toUserId,
    to: row.to_name,
    fromDay: row.from_day,
    untilDay: row.until_day,
    reason: caller.isDemoUser ? maskOther(row.reason) : row.reason,
    state,
    answered: row.answered,
    madeAt: row.made_at.toISOString(),
    revoked: row.revoked_at === null ? null : { at: row.revoked_at.toISOString(), by: row.revoker ?? '' },
    version: row.version,
    can: mayEndDelegation(ctx, { fromUserId, toUserId }) ? [...DELEGATION_ACTIONS[state]] : [],
  };
}

/** One delegation; refused when the lab has none of this id. */
export async function readDelegation(ctx: Ctx, delegationId: string): Promise<DelegationView> {
  const [row] = await readRows(ctx, [sql`d.delegation_id = ${delegationId}`], 1);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Who answers for whom, the latest last day first. */
export const listDelegationsOf = serve(delegationEndpoints.listDelegations, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const conditions: RawBuilder<unknown>[] = [];
  if (query.list !== 'all') conditions.push(sql`d.revoked_at is null and d.until_day >= ${today}::date`);
  if (after !== null) {
    conditions.push(sql`(d.until_day, d.delegation_id) < (${after[0]}::date, ${after[1]}::uuid)`);
  }
  return toPage({
    rows: await readRows(ctx, conditions, limit + 1),
    limit,
    key: (row) => [row.until_day, row.delegation_id],
    present: (row) => present(ctx, row),
  });
});

/** Whom the caller can name: others who may approve. */
export const listDelegatesOf = serve(delegationEndpoints.listDelegates, async (ctx) => {
  const approvers = await readApprovers(ctx, null);
  const others = approvers.filter(({ userId }) => userId !== ctx.caller.userId);
  return { users: others.map(({ userId, name }) => ({ id: userId, name })) };
});
