import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { MasterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import type { MasterValue } from '@nidan/domain/masters/master-field';
import { type Master, type NarrowingField, narrowingFields } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type ReadRecord, referencesOf } from './master-record.ts';
import { columnNamed, columnOfField, tableOf } from './master-tables.ts';
import { presentMaster } from './present-master.ts';

interface Row {
  readonly id: string;
  readonly status: number;
  readonly version: number;
  readonly [column: string]: unknown;
}

function asValue(value: unknown): MasterValue {
  // as: the columns of a declared field are texts, flags and lists of texts
  return value as MasterValue;
}

/** The name of what is referred to; '' where nothing is. */
function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function recordOf(master: Master, row: Row): ReadRecord {
  const { id, status, version } = row;
  const names = referencesOf(master).map(({ field }): [string, string] => [
    field,
    textIn(row[`name of ${field}`]),
  ]);
  const fields = ['code', 'name', ...Object.keys(master.fields)];
  return {
    id,
    status,
    version,
    values: Object.fromEntries(fields.map((field) => [field, asValue(row[field])])),
    names: Object.fromEntries(names),
  };
}

/** Every field under its own name, a reference as code and name of what it refers to. */
function columnsOf({ fields }: Master): RawBuilder<unknown> {
  const columns = Object.entries(fields).map(([name, field]) =>
    field.kind === 'reference'
      ? sql`${sql.ref(`${name}.code`)} as ${sql.ref(name)}, ${sql.ref(`${name}.name`)} as ${sql.ref(`name of ${name}`)}`
      : sql`${sql.ref(`m.${columnOfField(name, field)}`)} as ${sql.ref(name)}`,
  );
  return sql.join(columns);
}

function joinsOf(master: Master): RawBuilder<unknown> {
  const joins = referencesOf(master).map(({ field, to, ...declared }) => {
    const { table, id } = tableOf(to);
    const own = columnOfField(field, { ...declared, to });
    return sql`left join ${sql.table(table)} ${sql.ref(field)}
      on ${sql.ref(`${field}.l_id`)} = m.l_id and ${sql.ref(`${field}.${id}`)} = ${sql.ref(`m.${own}`)}`;
  });
  return sql.join(joins, sql` `);
}

interface Reading {
  readonly conditions?: readonly RawBuilder<unknown>[];
  readonly tail?: RawBuilder<unknown>;
}

async function readRows(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  master: Master,
  { conditions = [], tail = sql`` }: Reading,
): Promise<ReadRecord[]> {
  const { table, id } = tableOf(master.name);
  const where = sql.join([sql`m.l_id = ${lId}`, ...conditions], sql` and `);
  const { rows } = await sql<Row>`
    select ${sql.ref(`m.${id}`)} as id, m.code, m.name, m.status, m.version, ${columnsOf(master)}
    from ${sql.table(table)} m ${joinsOf(master)} where ${where} ${tail}`.execute(db);
  return rows.map((row) => recordOf(master, row));
}

/** The text stands in the code or name, or in what else a record stands once by. */
function containing({ fields, once = [] }: Master, text: string): RawBuilder<unknown> {
  const searched = once.flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [];
    return field.kind === 'reference'
      ? [`${name}.code`, `${name}.name`]
      : [`m.${columnOfField(name, field)}`];
  });
  const found = ['m.name', 'm.code', ...searched].map(
    (column) => sql`strpos(lower(${sql.ref(column)}), ${text}) > 0`,
  );
  return sql`(${sql.join(found, sql` or `)})`;
}

/** The field has a value, a list of words has it among others, a reference is to the record of that code. */
function having(
  name: string,
  { kind }: NarrowingField,
  value: string | number | boolean,
): RawBuilder<unknown> {
  if (kind === 'reference') return sql`${sql.ref(`${name}.code`)} = ${String(value).toUpperCase()}`;
  const column = sql.ref(`m.${columnNamed(name)}`);
  return kind === 'choices' ? sql`${value} = any(${column})` : sql`${column} = ${value}`;
}

/** Records of a master whose code, name or what else names them contains the text, by name and code, those in use unless `all` is asked for. */
export async function listMasterOf(
  ctx: Ctx,
  master: Master,
  query: QueryOf<MasterEndpoints['list']>,
): Promise<AnswerOf<MasterEndpoints['list']>> {
  const { limit = 50, id } = query;
  const after = decodeCursor(query.cursor);
  const text = query.q?.trim().toLowerCase() ?? '';
  const conditions = [
    ...(query.all === true || id !== undefined ? [] : [sql`m.status = ${masterData.codes.enabled}`]),
    ...(text === '' ? [] : [containing(master, text)]),
    ...(id === undefined ? [] : [sql`${sql.ref(`m.${tableOf(master.name).id}`)} = ${id}`]),
    ...narrowingFields(master).flatMap(({ name, field }) => {
      const value = query[name];
      return value === undefined ? [] : [having(name, field, value)];
    }),
    ...(after === null ? [] : [sql`(m.name, m.code) > (${String(after[0])}, ${String(after[1])})`]),
  ];
  const rows = await readRows(ctx, master, {
    conditions,
    tail: sql`order by m.name, m.code limit ${limit + 1}`,
  });
  return toPage({
    rows,
    limit,
    key: ({ values }) => [String(values['name']), String(values['code'])],
    present: (record) => presentMaster(ctx, master, record),
  });
}

/** All records of a master by code. */
export async function readAllRecords(ctx: Pick<Ctx, 'db' | 'lId'>, master: Master): Promise<ReadRecord[]> {
  return readRows(ctx, master, { tail: sql`order by m.code` });
}

/** A record of a master; null when the lab has none of this id. */
export async function readRecord(ctx: Ctx, master: Master, id: string): Promise<ReadRecord | null> {
  const conditions = [sql`${sql.ref(`m.${tableOf(master.name).id}`)} = ${id}`];
  const [record] = await readRows(ctx, master, { conditions });
  return record ?? null;
}
