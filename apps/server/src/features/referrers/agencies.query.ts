import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { listAgencies } from '@nidan/contract/referrers/agency-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import type { AgencyRow } from './agency-rows.ts';
import { presentAgency } from './present-agency.ts';

interface ListRow extends AgencyRow {
  readonly name_search: string;
}

/** Agencies whose name contains the text, by name, those in use unless `all` is asked for; an agency user sees its own. */
export async function listAgenciesOf(
  ctx: Ctx,
  query: QueryOf<typeof listAgencies>,
): Promise<AnswerOf<typeof listAgencies>> {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const { agencyId } = ctx.caller.scope;
  const conditions = [sql`l_id = ${ctx.lId}`];
  if (query.all !== true) conditions.push(sql`status = ${masterData.codes.enabled}`);
  const text = query.q?.trim().toLowerCase() ?? '';
  if (text !== '') conditions.push(sql`strpos(name_search, ${text}) > 0`);
  if (agencyId !== null) conditions.push(sql`agency_id = ${agencyId}`);
  if (after !== null) conditions.push(sql`name_search > ${after[0]}`);
  const { rows } = await sql<ListRow>`
    select agency_id, name, name_search, phone, status, version from agency
    where ${sql.join(conditions, sql` and `)} order by name_search limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.name_search],
    present: (row) => presentAgency(ctx, row),
  });
}

/** Id of the enabled agency of a name, or null: so a client that is typed at the counter is known. */
export async function findAgencyByName(ctx: Ctx, name: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('agency')
    .select('agency_id')
    .where('l_id', '=', ctx.lId)
    .where('name_search', '=', name.toLowerCase())
    .where('status', '=', masterData.codes.enabled)
    .executeTakeFirst();
  return row?.agency_id ?? null;
}

/** Name of an enabled agency, or null. */
export async function findAgencyName(ctx: Ctx, agencyId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('agency')
    .select('name')
    .where('l_id', '=', ctx.lId)
    .where('agency_id', '=', agencyId)
    .where('status', '=', masterData.codes.enabled)
    .executeTakeFirst();
  return row?.name ?? null;
}
