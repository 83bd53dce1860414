import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { CANCELED, CHECKED } from '../billing/bill-test-codes.ts';
import type { LocationRow } from './location-rows.ts';

interface Use {
  readonly why: string;
}

const uses = ({ lId }: Ctx, { location_id: id }: LocationRow): readonly RawBuilder<Use>[] => [
  sql<Use>`
    select 'it is the only enabled one' as why where not exists (
      select from location where l_id = ${lId} and location_id <> ${id} and status = ${masterData.codes.enabled})`,
  sql<Use>`
    select 'it processes ' || d.name || ' of ' || c.name as why from processing_place p
    join department d on d.l_id = p.l_id and d.department_id = p.department_id
    join location c on c.l_id = p.l_id and c.location_id = p.centre_id
    where p.l_id = ${lId} and p.location_id = ${id} and c.status = ${masterData.codes.enabled}
    order by c.name, d.name limit 1`,
  sql<Use>`
    select 'bill ' || b.lab_no || ' is still open' as why from bill_test t
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    where t.l_id = ${lId} and t.state not in (${CHECKED}, ${CANCELED}) and b.location_id = ${id} limit 1`,
];

/** Refuses to close a location that is needed: the last one, one that processes for a centre, one with open tests. */
export async function refuseLocationInUse(ctx: Ctx, location: LocationRow): Promise<void> {
  for (const use of uses(ctx, location)) {
    const { rows } = await use.execute(ctx.db);
    const [found] = rows;
    if (found === undefined) continue;
    throw refuse('location-in-use', { details: { location: location.name, why: found.why } });
  }
}
