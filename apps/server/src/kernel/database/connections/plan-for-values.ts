import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/**
 * From here to the end of a transaction each statement is planned for its values alone. Of a span of time that is not known PostgreSQL takes
 * half a percent of the rows for granted, finds the plan for that cheaper than all it has made, and keeps it from the sixth call on: of
 * weeks of a large lab it then looks up one row after the other.
 */
export async function planForValues(db: Db): Promise<void> {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db);
}
