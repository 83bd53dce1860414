import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Who can take a list: the table of their names, and that of what they take. */
const TABLES = {
  agency: { thing: sql.raw('agency'), id: sql.raw('agency_id'), takes: sql.raw('agency_rate_list') },
  centre: { thing: sql.raw('location'), id: sql.raw('location_id'), takes: sql.raw('centre_rate_list') },
} as const;

/** Names by id of those that the lab has. */
export async function readNamesOf(
  { db, lId }: Ctx,
  who: keyof typeof TABLES,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { thing, id } = TABLES[who];
  const { rows } = await sql<{ id: string; name: string }>`
    select ${id} as id, name from ${thing} where l_id = ${lId} and ${id} = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The lists that these take now. */
export async function listsTakenBy(
  { db, lId }: Ctx,
  who: keyof typeof TABLES,
  ids: readonly string[],
): Promise<readonly { readonly takerId: string; readonly listId: string }[]> {
  const { id, takes } = TABLES[who];
  const { rows } = await sql<{ takerId: string; listId: string }>`
    select ${id} as "takerId", rate_list_id as "listId" from ${takes}
    where l_id = ${lId} and ${id} = any(${[...ids]})`.execute(db);
  return rows;
}
