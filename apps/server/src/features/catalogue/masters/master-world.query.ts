import type { MasterValues } from '@nidan/domain/masters/master-field';
import { type Master, type MasterName, usesOf } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OpenFor } from '../../../kernel/imports/master-file.ts';
import { type ReadRecord, referencesOf } from './master-record.ts';
import { columnOfField, tableOf } from './master-tables.ts';
import { readAllRecords } from './masters.query.ts';

/** A record that others refer to. */
export interface Referred {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: number;
  /** Of a parameter, which says how units become its own. */
  readonly ucum: string | null;
  readonly loinc: string | null;
  readonly molarMass: number | null;
}

/** What the rules of a master are asked of, beside the records that change. */
export interface MasterWorld {
  /** All records of a tree; otherwise those that change, or all. */
  readonly records: readonly ReadRecord[];
  /** By field, then by code: what may be referred to. */
  readonly referred: ReadonlyMap<string, ReadonlyMap<string, Referred>>;
  /** The enabled record that refers to one of this master, by its id. */
  readonly users: ReadonlyMap<string, string>;
}

/** A change of one record. */
interface OneChange {
  readonly values: MasterValues;
  readonly former: ReadRecord | null;
}

/** What to ask for: what one change touches, or null for everything; and whether something is written then. */
export interface WorldParts {
  readonly only: OneChange | null;
  readonly use: OpenFor;
}

async function readReferred(
  ctx: Ctx,
  master: Master,
  { only, use }: WorldParts,
): Promise<MasterWorld['referred']> {
  const found = new Map<string, ReadonlyMap<string, Referred>>();
  for (const { field, to } of referencesOf(master)) {
    const { table, id } = tableOf(to);
    const named = only === null ? sql`` : sql`and code = ${String(only.values[field] ?? '')}`;
    // A department leaves use without the lock of the masters: it must not do so before this commits.
    const held = use === 'change' && to === 'departments' ? sql`for key share` : sql``;
    const measured =
      to === 'parameters'
        ? sql`ucum, loinc, (select u.molar_mass from parameter_units u
            where u.l_id = parameter.l_id and u.parameter_id = parameter.parameter_id) as "molarMass"`
        : sql`null::text as ucum, null::text as loinc, null::float8 as "molarMass"`;
    const { rows } = await sql<Referred>`
      select ${sql.ref(id)} as id, code, name, status, ${measured} from ${sql.table(table)}
      where l_id = ${ctx.lId} ${named} ${held}`.execute(ctx.db);
    found.set(field, new Map(rows.map((row) => [row.code, row])));
  }
  return found;
}

/** Tables of other features that refer to a master: what they have in use keeps what it refers to in use. */
const OUTSIDE_USERS: Readonly<
  Partial<Record<MasterName, readonly { readonly table: string; readonly column: string }[]>>
> = {
  sampletypes: [{ table: 'test', column: 'sample_type_id' }],
  territories: [
    { table: 'doctor', column: 'territory_id' },
    { table: 'agency', column: 'territory_id' },
  ],
};

/** Tables and columns that refer to a master; those of its own tree are among its records. */
function usersOf({ name }: Master): { readonly table: string; readonly column: string }[] {
  const declared = usesOf(name).flatMap(({ user, field }) => {
    const own = user.fields[field];
    if (user.name === name || own === undefined) return [];
    return [{ table: tableOf(user.name).table, column: columnOfField(field, own) }];
  });
  return [...declared, ...(OUTSIDE_USERS[name] ?? [])];
}

async function readUsers(ctx: Ctx, master: Master, only: OneChange | null): Promise<Map<string, string>> {
  const users = new Map<string, string>();
  for (const { table, ...user } of usersOf(master)) {
    const column = sql.ref(user.column);
    const one = only === null ? sql`` : sql`and ${column} = ${only.former?.id ?? null}`;
    const { rows } = await sql<{ id: string; name: string }>`
      select ${column} as id, min(name) as name from ${sql.table(table)}
      where l_id = ${ctx.lId} and status = ${masterData.codes.enabled} and ${column} is not null ${one}
      group by ${column}`.execute(ctx.db);
    for (const { id, name } of rows) users.set(id, name);
  }
  return users;
}

/** Reads what the rules of a master are asked of, for one change or for a whole file. */
export async function readWorld(ctx: Ctx, master: Master, parts: WorldParts): Promise<MasterWorld> {
  const { only } = parts;
  const whole = only === null || master.tree !== undefined;
  return {
    records: whole ? await readAllRecords(ctx, master) : only.former === null ? [] : [only.former],
    referred: await readReferred(ctx, master, parts),
    users: await readUsers(ctx, master, only),
  };
}
