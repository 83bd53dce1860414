import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Whether anything was ever charged to an agency, or taken of it. */
export async function hasAgencyAccount({ db, lId }: Ctx, agencyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from agency_account where l_id = ${lId} and agency_id = ${agencyId}`.execute(db);
  return rows.length > 0;
}
