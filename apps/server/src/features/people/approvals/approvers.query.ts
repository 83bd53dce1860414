import type { Approver } from '@nidan/domain/approvals/next-approver';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NamedApprover extends Approver {
  readonly name: string;
  readonly roleName: string;
  /** Places whose bills they see; null is all. */
  readonly locationIds: readonly string[] | null;
}

/**
 * Who may approve in the lab, by name: active people with an enabled role that has the right. With a bill only those whose
 * places it is within; who sees bills through a doctor or an agency alone approves nothing.
 */
export async function readApprovers(
  { db, lId }: Ctx,
  billId: string | null,
): Promise<readonly NamedApprover[]> {
  const { active } = accountStatus.codes;
  const seesBill =
    billId === null
      ? sql`true`
      : sql`(m.location_ids is null or exists (select from bill b
          where b.l_id = m.l_id and b.bill_id = ${billId} and b.location_id = any(m.location_ids)))`;
  const { rows } = await sql<NamedApprover>`
    select m.user_id as "userId", m.role_id as "roleId", u.name, r.name as "roleName",
      m.location_ids as "locationIds"
    from membership m
    join login_user u on u.user_id = m.user_id and u.status = ${active}
    join role r on r.l_id = m.l_id and r.role_id = m.role_id and r.status = ${masterData.codes.enabled}
    join role_right rr on rr.l_id = m.l_id and rr.role_id = m.role_id and rr.module = 'approvals'
      and rr.bits & ${PERMISSION.update} > 0
    where m.l_id = ${lId} and m.status = ${active} and m.doctor_id is null and m.agency_id is null and ${seesBill}
    order by u.name, m.user_id`.execute(db);
  return rows;
}
