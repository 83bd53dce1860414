import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What ids in events stand for: people of the lab, places, doctors, tests, tubes, bills. Ids of nothing that has a name are left out. */
export async function namesOfIds(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { lId } = ctx;
  const { rows } = await sql<{ id: string; name: string }>`
    select m.user_id as id, u.name from membership m join login_user u on u.user_id = m.user_id
      where m.l_id = ${lId} and m.user_id = any(${wanted})
    union all select location_id, name from location where l_id = ${lId} and location_id = any(${wanted})
    union all select doctor_id, name from doctor where l_id = ${lId} and doctor_id = any(${wanted})
    union all select agency_id, name from agency where l_id = ${lId} and agency_id = any(${wanted})
    union all select role_id, name from role where l_id = ${lId} and role_id = any(${wanted})
    union all select department_id, name from department where l_id = ${lId} and department_id = any(${wanted})
    union all select test_id, code from test where l_id = ${lId} and test_id = any(${wanted})
    union all select sample_id, barcode from sample where l_id = ${lId} and sample_id = any(${wanted})
    union all select bill_id, lab_no from bill where l_id = ${lId} and bill_id = any(${wanted})
    union all select patient_id, patient_code from patient where l_id = ${lId} and patient_id = any(${wanted})
    union all select bt.bill_test_id, t.code from bill_test bt join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
      where bt.l_id = ${lId} and bt.bill_test_id = any(${wanted})`.execute(ctx.db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
