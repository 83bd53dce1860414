import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Who bills at a location in use without a GSTIN, and so may charge no GST: a firm, or the lab itself; null when nobody does. */
export async function firmWithoutGstin({ db, lId, lab }: Ctx): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select firm.name from location place
    left join firm on firm.l_id = place.l_id and firm.firm_id = place.firm_id
    where place.l_id = ${lId} and place.status = ${masterData.codes.enabled} and firm.gstin is null
    order by firm.name limit 1`.execute(db);
  const [without] = rows;
  return without === undefined ? null : (without.name ?? lab.name);
}
