import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../apps/server/src/kernel/database/connections/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../apps/server/src/kernel/testing/test-database.ts';
import { databaseTypes } from './generate-database-types.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('writes each kind of column as pg reads it and as it is written', async () => {
  await withClient(database.ownerUrl, (client) =>
    client.query(`create table every_kind (
      l_id int not null, id uuid not null, amount_paise bigint not null, ratio numeric(4, 1) null, day date null,
      at timestamptz not null default now(), name text null, tags text[] not null default '{}', body jsonb not null,
      extra jsonb null, options jsonb not null default '{}', bytes bytea not null,
      name_search text generated always as (lower(name)) stored)`),
  );
  const types = await databaseTypes(database.ownerUrl);
  expect(/export interface EveryKindTable \{[^}]*\}/.exec(types)?.[0]).toBe(`export interface EveryKindTable {
  l_id: number;
  id: string;
  amount_paise: number;
  ratio: number | null;
  day: string | null;
  at: Generated<Date>;
  name: string | null;
  tags: Generated<string[]>;
  body: ColumnType<unknown, string, string>;
  extra: ColumnType<unknown, string | null, string | null>;
  options: ColumnType<unknown, string | undefined, string>;
  bytes: Buffer;
  name_search: GeneratedAlways<string | null>;
}`);
  expect(types).toContain('  every_kind: EveryKindTable;\n');
  expect(types).not.toContain('schema_migration');
});

test('refuses a type that it does not know', async () => {
  await withClient(database.ownerUrl, (client) => client.query('create table odd (shape point)'));
  await expect(databaseTypes(database.ownerUrl)).rejects.toThrow('odd.shape: type point has no counterpart');
});
