import type { Counter } from '@nidan/contract/money/counter/counter-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Drawer } from './counter-postings.query.ts';

const ACTIVE = literalCode(accountStatus.codes.active);

/** Who may take a drawer over from the caller: those who take payments at its place, except the caller and whose it is, by name. */
export async function readCounterPeople(
  { db, lId, caller }: Ctx,
  { userId, locationId }: Drawer,
): Promise<Counter['people']> {
  const { rows } = await sql<Counter['people'][number]>`
    select u.user_id as "userId", u.name, r.name as "roleName"
    from membership m
    join login_user u on u.user_id = m.user_id and u.status = ${ACTIVE}
    join role r on r.l_id = m.l_id and r.role_id = m.role_id
    join role_right rr on rr.l_id = m.l_id and rr.role_id = m.role_id and rr.module = 'payments'
      and rr.bits & ${PERMISSION.create} <> 0
    where m.l_id = ${lId} and m.status = ${ACTIVE} and m.user_id not in (${caller.userId}, ${userId}) and u.user_type <> 'API'
      and (m.location_ids is null or ${locationId} = any (m.location_ids))
    order by u.name, u.user_id limit 200`.execute(db);
  return rows;
}
