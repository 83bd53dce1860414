import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';

/** Refuses a tube whose centre sends its department to another location than that of the caller, unless the lab allows it. */
export async function requireRightPlace(
  { db, lId, lab, caller }: Ctx,
  sampleIds: readonly string[],
): Promise<void> {
  if (!labSettingOf(lab.switches, 'accessionWhereProcessed')) return;
  const { rows } = await sql<{ barcode: string; department: string; place: string }>`
    select s.barcode, d.name as department, w.name as place from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join processing_place p on p.l_id = s.l_id and p.centre_id = b.location_id and p.department_id = s.department_id
    join location w on w.l_id = p.l_id and w.location_id = p.location_id
    join department d on d.l_id = s.l_id and d.department_id = s.department_id
    where s.l_id = ${lId} and s.sample_id = any(${[...sampleIds]})
      and p.location_id is distinct from ${caller.locationId}::uuid
    order by s.barcode limit 1`.execute(db);
  const [tube] = rows;
  if (tube !== undefined) throw refuse('sample-of-other-place', { details: { ...tube } });
}
