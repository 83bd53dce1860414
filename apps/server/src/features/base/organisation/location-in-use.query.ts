import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { LocationRow } from './location-rows.ts';

/** Why the last location of a lab stays in use. */
export const ONLY_ENABLED = 'it is the only enabled one';

/** Why locations stay in use, by id: one that processes for a centre or alone measures something, one with open tests; nothing of one that may close. */
export async function readLocationUses(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  locationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; why: string }>`
    select w.id, u.why from unnest(${[...locationIds]}::uuid[]) as w(id), lateral (
      (select 'it processes ' || d.name || ' of ' || c.name as why from processing_place p
        join department d on d.l_id = p.l_id and d.department_id = p.department_id
        join location c on c.l_id = p.l_id and c.location_id = p.centre_id
        where p.l_id = ${lId} and p.location_id = w.id and c.status = ${masterData.codes.enabled}
        order by c.name, d.name limit 1)
      union all
      (select 'it alone measures ' || p.name from parameter_share_location own
        join parameter p on p.l_id = own.l_id and p.parameter_id = own.parameter_id
        where own.l_id = ${lId} and own.location_id = w.id and p.status = ${masterData.codes.enabled}
          and not exists (
            select from parameter_share_location other
            join location l on l.l_id = other.l_id and l.location_id = other.location_id
            where other.l_id = own.l_id and other.parameter_id = own.parameter_id
              and other.location_id <> own.location_id and l.status = ${masterData.codes.enabled})
        order by p.name limit 1)
      union all
      (select 'bill ' || b.lab_no || ' is still open' from bill_test t
        join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
        where t.l_id = ${lId} and t.queue is not null and b.location_id = w.id limit 1)
      limit 1) u`.execute(db);
  return new Map(rows.map(({ id, why }) => [id, why]));
}

async function isOnlyEnabled({ db, lId }: Ctx, locationId: string): Promise<boolean> {
  const other = await db
    .selectFrom('location')
    .select('location_id')
    .where('l_id', '=', lId)
    .where('location_id', '<>', locationId)
    .where('status', '=', masterData.codes.enabled)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Refuses to close a location that is needed: the last one, one that processes for a centre or alone measures something, one with open tests. */
export async function refuseLocationInUse(
  ctx: Ctx,
  { location_id: id, name }: Pick<LocationRow, 'location_id' | 'name'>,
): Promise<void> {
  const why = (await isOnlyEnabled(ctx, id)) ? ONLY_ENABLED : (await readLocationUses(ctx, [id])).get(id);
  if (why !== undefined) throw refuse('location-in-use', { details: { location: name, why } });
}
