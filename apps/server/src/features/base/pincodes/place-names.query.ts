import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** The places of the lab: their names by id. */
export async function readPlaceNames({ db, lId }: Ctx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ locationId: string; name: string }>`
    select location_id as "locationId", name from location where l_id = ${lId}`.execute(db);
  return new Map(rows.map(({ locationId, name }) => [locationId, name]));
}
