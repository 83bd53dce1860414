import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Why departments stay in use, in words, by their ids; those that may leave it are not among them. */
export async function readDepartmentUses(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  departmentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { enabled } = masterData.codes;
  const { rows } = await sql<{ id: string; why: string }>`
    select d.id, u.why from unnest(${[...departmentIds]}::uuid[]) as d(id), lateral (
      (select 'test ' || code || ' is enabled' as why from test
        where l_id = ${lId} and department_id = d.id and status = ${enabled} order by code limit 1)
      union all
      (select 'machine ' || name || ' is enabled' from machine
        where l_id = ${lId} and department_id = d.id and status = ${enabled} order by code limit 1)
      union all
      (select 'bill ' || b.lab_no || ' is still open' from bill_test t
        join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
        where t.l_id = ${lId} and t.queue is not null and t.department_id = d.id limit 1)
      limit 1) u`.execute(db);
  return new Map(rows.map(({ id, why }) => [id, why]));
}
