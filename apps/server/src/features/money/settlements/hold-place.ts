import { seesLocation } from '@nidan/domain/access/work-scope';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Locks a place, so that its takings are handed over and gathered by one after the other; refused when the caller does not see it. */
export async function holdPlace({ db, lId, caller }: Ctx, locationId: string): Promise<void> {
  const { rows } = await sql`
    select from location where l_id = ${lId} and location_id = ${locationId} for no key update`.execute(db);
  if (rows.length === 0 || !seesLocation(caller.scope, locationId)) throw refuse('not-found');
}
