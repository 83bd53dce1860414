import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { barcodesOfScans } from './scanned-tubes.ts';

export interface MisplacedTube {
  readonly barcode: string;
  readonly department: string;
  /** Where it belongs. */
  readonly place: string;
}

/**
 * The first of scanned tubes whose centre sends its department to another location than that of the caller; null where there is none
 * and where the lab lets every location accession every tube.
 */
export async function tubeOfOtherPlace(
  { db, lId, lab, caller }: Ctx,
  scanned: readonly string[],
): Promise<MisplacedTube | null> {
  if (!labSettingOf(lab.switches, 'accessionWhereProcessed')) return null;
  const { rows } = await sql<MisplacedTube>`
    select s.barcode, d.name as department, w.name as place from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join processing_place p on p.l_id = s.l_id and p.centre_id = b.location_id and p.department_id = s.department_id
    join location w on w.l_id = p.l_id and w.location_id = p.location_id
    join department d on d.l_id = s.l_id and d.department_id = s.department_id
    where s.l_id = ${lId} and s.barcode = any(${barcodesOfScans(scanned)})
      and p.location_id is distinct from ${caller.locationId}::uuid
    order by s.barcode limit 1`.execute(db);
  return rows[0] ?? null;
}
