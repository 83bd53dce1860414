import type {
  Breakpoint,
  BreakpointConvention,
  OrganismRank,
  SusceptibilityMethod,
} from '@nidan/domain/susceptibility/breakpoint';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A row of a table of the lab. */
export interface LabBreakpoint extends Breakpoint {
  readonly breakpointId: string;
  readonly document: string;
}

export interface SetInUse {
  readonly setId: string;
  readonly document: string;
  readonly guideline: string;
}

/** The table that new values are held against; null where the lab has chosen none. */
export async function readSetInUse({ db, lId }: Pick<Ctx, 'db' | 'lId'>): Promise<SetInUse | null> {
  const { rows } = await sql<SetInUse>`
    select set_id as "setId", document, guideline from breakpoint_set where l_id = ${lId} and is_in_use`.execute(
    db,
  );
  return rows[0] ?? null;
}

interface Row {
  readonly breakpointId: string;
  readonly document: string;
  readonly guideline: string;
  readonly year: number;
  readonly convention: BreakpointConvention;
  readonly method: SusceptibilityMethod;
  readonly rank: OrganismRank;
  readonly organism: string;
  readonly medicine: string;
  readonly potency: string;
  readonly site: string;
  readonly susceptible: number;
  readonly resistant: number | null;
  readonly isDoseDependent: boolean;
  readonly source: string;
}

/** Rows of the table in use for these organisms, and those that values of a case were held against before. */
export async function readBreakpoints(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  of: {
    readonly setId: string | null;
    readonly organisms: readonly string[];
    readonly ids: readonly string[];
  },
): Promise<LabBreakpoint[]> {
  const { rows } = await sql<Row>`
    select p.breakpoint_id as "breakpointId", s.document, s.guideline, s.year, s.convention, p.method, p.organism_rank as rank,
      p.organism, p.medicine, p.potency, p.site, p.susceptible, p.resistant, p.is_dose_dependent as "isDoseDependent", p.source
    from breakpoint p join breakpoint_set s on s.l_id = p.l_id and s.set_id = p.set_id
    where p.l_id = ${lId}
      and (p.set_id = ${of.setId}::uuid and p.organism = any(${[...of.organisms]}) or p.breakpoint_id = any(${[...of.ids]}::uuid[]))
    order by p.medicine, p.breakpoint_id`.execute(db);
  return rows.map(({ rank, organism, ...row }) => ({ ...row, organism: { rank, code: organism } }));
}

interface NewSet {
  readonly setId: string;
  readonly guideline: string;
  readonly year: number;
  readonly document: string;
  readonly convention: BreakpointConvention;
  readonly isDelivered: boolean;
  readonly addedBy: string;
}

/** Writes a table with its rows; it is in use at once where the lab has no other. */
export async function insertSet(
  { db, lId, now }: Pick<Ctx, 'db' | 'lId' | 'now'>,
  set: NewSet,
  rows: readonly Omit<Breakpoint, 'guideline' | 'year' | 'convention'>[],
): Promise<void> {
  await sql`
    insert into breakpoint_set (l_id, set_id, guideline, year, document, convention, is_delivered, is_in_use, added_at, added_by)
    values (${lId}, ${set.setId}, ${set.guideline}, ${set.year}, ${set.document}, ${set.convention}, ${set.isDelivered},
      not exists (select from breakpoint_set o where o.l_id = ${lId} and o.is_in_use), ${now}, ${set.addedBy})`.execute(
    db,
  );
  await insertRows(db, 'breakpoint', {
    shared: { l_id: lId, set_id: set.setId },
    rows: rows.map((row) => ({
      breakpoint_id: newId(),
      method: row.method,
      organism_rank: row.organism.rank,
      organism: row.organism.code,
      medicine: row.medicine,
      potency: row.potency,
      site: row.site,
      susceptible: row.susceptible,
      resistant: row.resistant,
      is_dose_dependent: row.isDoseDependent,
      source: row.source,
    })),
  });
}

/** Makes a table the one in use. */
export async function useSet(ctx: Ctx, setId: string): Promise<void> {
  await sql`update breakpoint_set set is_in_use = false, version = version + 1
    where l_id = ${ctx.lId} and is_in_use and set_id <> ${setId}`.execute(ctx.db);
  await sql`update breakpoint_set set is_in_use = true, version = version + 1
    where l_id = ${ctx.lId} and set_id = ${setId} and not is_in_use`.execute(ctx.db);
}
