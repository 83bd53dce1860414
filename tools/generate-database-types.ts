import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withClient } from '../apps/server/src/kernel/database/connections/with-client.ts';
import { withMigratedDatabase } from './with-migrated-database.ts';

/** Where the types of the tables are kept. */
export const generatedTypesPath = fileURLToPath(
  new URL('../apps/server/src/kernel/database/database.gen.ts', import.meta.url),
);

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  generated: boolean;
}

/** What pg answers with the parsers of the kernel: int8 and numeric as numbers, dates as text. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  inet: 'string',
  date: 'string',
  timestamptz: 'Date',
  xid8: 'string',
  bytea: 'Buffer',
};

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as generated
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration'
  order by c.relname collate "C", a.attnum`;

/** The TypeScript text of all tables of a migrated database. Throws an Error on a column type that has no counterpart. */
export async function databaseTypes(url: string): Promise<string> {
  const columns = await withClient(url, async (client) => (await client.query<Column>(COLUMNS)).rows);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const interfaces = [...tables].map(
    ([table, own]) =>
      `export interface ${interfaceName(table)} {\n${own.map((one) => `  ${one.column}: ${columnType(one)};\n`).join('')}}\n`,
  );
  const database = `export interface Database {\n${[...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};\n`).join('')}}\n`;
  const body = [...interfaces, database].join('\n');
  const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`));
  return [
    '// Written by `npm run types` from a migrated database; `npm run check` compares it.\n',
    used.length === 0 ? '' : `import type { ${used.join(', ')} } from 'kysely';\n\n`,
    body,
  ].join('');
}

function interfaceName(table: string): string {
  return `${table.replace(/(^|_)([a-z0-9])/g, (_, _gap, letter: string) => letter.toUpperCase())}Table`;
}

function columnType(column: Column): string {
  const orNull = column.nullable ? ' | null' : '';
  if (column.type === 'jsonb' || column.type === 'json') {
    // Read as what it holds, written as its text.
    const update = `string${orNull}`;
    return `ColumnType<unknown, ${update}${column.hasDefault ? ' | undefined' : ''}, ${update}>`;
  }
  const element = TYPES[column.type.replace(/^_/, '')];
  if (element === undefined) {
    throw new Error(
      `${column.table}.${column.column}: type ${column.type} has no counterpart in tools/generate-database-types.ts`,
    );
  }
  const type = `${element}${column.type.startsWith('_') ? '[]' : ''}${orNull}`;
  if (column.generated) return `GeneratedAlways<${type}>`;
  return column.hasDefault ? `Generated<${type}>` : type;
}

if (import.meta.main) {
  writeFileSync(generatedTypesPath, await withMigratedDatabase((urls) => databaseTypes(urls.ownerUrl)));
  console.log(`Wrote ${generatedTypesPath}`);
}
