import * as agencyEndpoints from '@nidan/contract/people/referrers/agency-endpoints';
import { type NamedAgency, nearAgency } from '@nidan/domain/agencies/near-agency';
import type { ExpectedVolume } from '@nidan/domain/imports/agency-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { ReadAgency } from './agency-record.ts';
import { presentAgency } from './present-agency.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ListRow extends ReadAgency {
  readonly nameSearch: string;
}

const COLUMNS = sql.raw(`
  g.agency_id as "agencyId", g.code, g.name, g.name_search as "nameSearch", g.type,
  g.contact_person as "contactPerson", g.phone, g.email, g.address, g.gstin, g.print_mode as "printMode",
  g.payment_type as "paymentType", g.billing_cycle as "billingCycle", g.account_mode as "accountMode", g.status,
  g.version, t.code as territory, t.name as "territoryName",
  coalesce((select jsonb_agg(jsonb_build_object('test', x.code, 'perMonth', v.per_month) order by x.code collate "C")
    from agency_expected_volume v join test x on x.l_id = v.l_id and x.test_id = v.test_id
    where v.l_id = g.l_id and v.agency_id = g.agency_id), '[]') as "expectedVolume"`);

interface Reading {
  readonly conditions?: readonly RawBuilder<unknown>[];
  readonly tail?: RawBuilder<unknown>;
}

/** Agencies of the lab; by code unless the tail says otherwise. */
export async function readAgencies(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  { conditions = [], tail = sql`order by g.code` }: Reading = {},
): Promise<ListRow[]> {
  const where = sql.join([sql`g.l_id = ${lId}`, ...conditions], sql` and `);
  const { rows } = await sql<ListRow>`
    select ${COLUMNS} from agency g
    left join territory t on t.l_id = g.l_id and t.territory_id = g.territory_id
    where ${where} ${tail}`.execute(db);
  return rows;
}

/** An agency that the caller sees, locked when something is to be written; null when the lab has none of this id. */
export async function readAgency(ctx: Ctx, agencyId: string, isLocked = false): Promise<ReadAgency | null> {
  const { agencyId: own } = ctx.caller.scope;
  if (own !== null && own !== agencyId) return null;
  const [agency] = await readAgencies(ctx, {
    conditions: [sql`g.agency_id = ${agencyId}`],
    tail: isLocked ? sql`for no key update of g` : sql``,
  });
  return agency ?? null;
}

/** Terms by which the list is narrowed, with their columns. */
const NARROWED = [
  ['type', 'g.type'],
  ['printMode', 'g.print_mode'],
  ['paymentType', 'g.payment_type'],
  ['billingCycle', 'g.billing_cycle'],
  ['accountMode', 'g.account_mode'],
] as const;

/** Agencies whose name or code contains the text, by name, those in use unless `all` is asked for; an agency user sees its own. */
export const listAgenciesOf = serve(agencyEndpoints.listAgencies, async (ctx, query) => {
  const { limit = 50, id } = query;
  const after = decodeCursor(query.cursor);
  const { agencyId } = ctx.caller.scope;
  const text = query.q?.trim().toLowerCase() ?? '';
  const conditions = [
    ...(query.all === true || id !== undefined ? [] : [sql`g.status = ${masterData.codes.enabled}`]),
    ...(text === '' ? [] : [sql`(strpos(g.name_search, ${text}) > 0 or strpos(lower(g.code), ${text}) > 0)`]),
    ...(id === undefined ? [] : [sql`g.agency_id = ${id}`]),
    ...(agencyId === null ? [] : [sql`g.agency_id = ${agencyId}`]),
    ...NARROWED.flatMap(([name, column]) => {
      const value = query[name];
      return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
    }),
    ...(query.territory === undefined ? [] : [sql`t.code = ${query.territory.toUpperCase()}`]),
    ...(after === null ? [] : [sql`g.name_search > ${after[0]}`]),
  ];
  const rows = await readAgencies(ctx, {
    conditions,
    tail: sql`order by g.name_search limit ${limit + 1}`,
  });
  return toPage({
    rows,
    limit,
    key: (row) => [row.nameSearch],
    present: (row) => presentAgency(ctx, row),
  });
});

/** How many of which test an agency is expected to send in a month, by code of the test. */
export const listExpectedVolumesOf = serve(agencyEndpoints.listExpectedVolumes, async (ctx, query) => {
  const { limit = 50, agencyId } = query;
  const after = decodeCursor(query.cursor);
  const { agencyId: own } = ctx.caller.scope;
  const { rows } = await sql<ExpectedVolume & { readonly name: string }>`
    select x.code as test, x.name, v.per_month as "perMonth"
    from agency_expected_volume v join test x on x.l_id = v.l_id and x.test_id = v.test_id
    where v.l_id = ${ctx.lId} and v.agency_id = ${agencyId}
      ${own === null ? sql`` : sql`and v.agency_id = ${own}`}
      ${after === null ? sql`` : sql`and x.code > ${after[0]}`}
    order by x.code limit ${limit + 1}`.execute(ctx.db);
  return toPage({ rows, limit, key: (row) => [row.test], present: (row) => row });
});

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

/** The enabled agency that a typed client is near to without having its name, or null. */
export async function findAgencyNear(ctx: Ctx, typed: string): Promise<NamedAgency | null> {
  const agencies = await ctx.db
    .selectFrom('agency')
    .select(['code', 'name'])
    .where('l_id', '=', ctx.lId)
    .where('status', '=', masterData.codes.enabled)
    .orderBy('name_search')
    .execute();
  return nearAgency(typed, agencies);
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
