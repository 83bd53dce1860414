import * as doctorEndpoints from '@nidan/contract/people/referrers/doctor-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { ReadDoctor } from './doctor-record.ts';
import { presentDoctor } from './present-doctor.ts';
import type { Brief } from './referred-records.ts';
import { serve } from '../../../kernel/http/serve.ts';

const ENABLED = literalCode(masterData.codes.enabled);

interface Row extends Omit<ReadDoctor, 'agencies'> {
  readonly nameSearch: string;
}

const COLUMNS = sql.raw(`
  d.doctor_id as "doctorId", d.code, d.name, d.name_search as "nameSearch", d.qualification, d.specialisation,
  d.registration_no as "registrationNo", d.phone, d.email, d.address, d.status, d.version,
  t.code as territory, t.name as "territoryName",
  coalesce((select jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name) order by a.code)
    from doctor_agency m join agency a on a.l_id = m.l_id and a.agency_id = m.agency_id
    where m.l_id = d.l_id and m.doctor_id = d.doctor_id), '[]') as "agencyBriefs"`);

interface Reading {
  readonly conditions?: readonly RawBuilder<unknown>[];
  readonly tail?: RawBuilder<unknown>;
}

/** Doctors of the lab; by code unless the tail says otherwise. */
export async function readDoctors(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  { conditions = [], tail = sql`order by d.code` }: Reading = {},
): Promise<(ReadDoctor & { readonly nameSearch: string })[]> {
  const where = sql.join([sql`d.l_id = ${lId}`, ...conditions], sql` and `);
  const { rows } = await sql<Row>`
    select ${COLUMNS} from doctor d
    left join territory t on t.l_id = d.l_id and t.territory_id = d.territory_id
    where ${where} ${tail}`.execute(db);
  return rows.map((row) => ({ ...row, agencies: row.agencyBriefs.map(({ code }: Brief) => code) }));
}

/** A doctor of the lab, locked when something is to be written; null when the lab has none of this id. */
export async function readDoctor(ctx: Ctx, doctorId: string, isLocked = false): Promise<ReadDoctor | null> {
  const [doctor] = await readDoctors(ctx, {
    conditions: [sql`d.doctor_id = ${doctorId}`],
    tail: isLocked ? sql`for no key update of d` : sql``,
  });
  return doctor ?? null;
}

function isMappedTo(agency: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from doctor_agency m join agency a on a.l_id = m.l_id and a.agency_id = m.agency_id
    where m.l_id = d.l_id and m.doctor_id = d.doctor_id and ${agency})`;
}

/** Doctors whose name or code contains the text, by name, those in use unless `all` is asked for. */
export const listDoctorsOf = serve(doctorEndpoints.listDoctors, async (ctx, query) => {
  const { limit = 50, id, agency, territory } = query;
  const after = decodeCursor(query.cursor);
  const { doctorId, agencyId } = ctx.caller.scope;
  const text = query.q?.trim().toLowerCase() ?? '';
  const conditions = [
    ...(query.all === true || id !== undefined ? [] : [sql`d.status = ${ENABLED}`]),
    ...(text === '' ? [] : [sql`(strpos(d.name_search, ${text}) > 0 or strpos(lower(d.code), ${text}) > 0)`]),
    ...(id === undefined ? [] : [sql`d.doctor_id = ${id}`]),
    ...(agency === undefined ? [] : [isMappedTo(sql`a.code = ${agency.toUpperCase()}`)]),
    ...(territory === undefined ? [] : [sql`t.code = ${territory.toUpperCase()}`]),
    ...(doctorId === null ? [] : [sql`d.doctor_id = ${doctorId}`]),
    ...(agencyId === null ? [] : [isMappedTo(sql`a.agency_id = ${agencyId}`)]),
    ...(after === null ? [] : [sql`(d.name_search, d.doctor_id) > (${after[0]}, ${after[1]}::uuid)`]),
  ];
  const rows = await readDoctors(ctx, {
    conditions,
    tail: sql`order by d.name_search, d.doctor_id limit ${limit + 1}`,
  });
  return toPage({
    rows,
    limit,
    key: (row) => [row.nameSearch, row.doctorId],
    present: (row) => presentDoctor(ctx, row),
  });
});

interface MappedRow extends Brief {
  readonly agencyId: string;
  readonly nameSearch: string;
}

/** The enabled agencies through which a doctor sends patients. */
export const listMappedAgenciesOf = serve(doctorEndpoints.listMappedAgencies, async (ctx, query) => {
  const { limit = 50 } = query;
  const after = decodeCursor(query.cursor);
  const { agencyId } = ctx.caller.scope;
  const { rows } = await sql<MappedRow>`
    select a.agency_id as "agencyId", a.code, a.name, a.name_search as "nameSearch"
    from doctor_agency m join agency a on a.l_id = m.l_id and a.agency_id = m.agency_id
    where m.l_id = ${ctx.lId} and m.doctor_id = ${query.doctorId} and a.status = ${ENABLED}
      ${agencyId === null ? sql`` : sql`and a.agency_id = ${agencyId}`}
      ${after === null ? sql`` : sql`and a.name_search > ${after[0]}`}
    order by a.name_search limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.nameSearch],
    present: ({ agencyId: id, code, name }) => ({ agencyId: id, code, name }),
  });
});
