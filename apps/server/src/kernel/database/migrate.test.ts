import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { withClient } from './connections/with-client.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nidan-migrations-'));
  await withClient(database.ownerUrl, (client) =>
    client.query('drop table if exists schema_migration, first_table, second_table'),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

function run(): Promise<string[]> {
  return migrate({ ownerUrl: database.ownerUrl, folder });
}

async function exists(table: string): Promise<boolean> {
  return withClient(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      table,
    ]);
    return rows[0]?.found ?? false;
  });
}

test('applies each file once, in order', async () => {
  write('0001_first.sql', 'create table first_table (n int)');
  expect(await run()).toEqual(['0001_first.sql']);
  write('0002_second.sql', 'alter table first_table add m int; create table second_table (n int)');
  expect(await run()).toEqual(['0002_second.sql']);
  expect(await run()).toEqual([]);
});

test('one without a number comes last, and is known again under the number that it lands with', async () => {
  write('0001_first.sql', 'create table first_table (n int)');
  write('next_second.sql', 'create table second_table (n int)');
  expect(await run()).toEqual(['0001_first.sql', 'next_second.sql']);
  renameSync(join(folder, 'next_second.sql'), join(folder, '0002_second.sql'));
  expect(await run()).toEqual([]);
  write('0003_third.sql', 'alter table second_table add m int');
  expect(await run()).toEqual(['0003_third.sql']);
});

test('two processes at the same moment apply each file once', async () => {
  write('0001_first.sql', 'select pg_sleep(0.2); create table first_table (n int)');
  expect((await Promise.all([run(), run(), run()])).flat()).toEqual(['0001_first.sql']);
});

test('a failing file leaves nothing and names itself and its line', async () => {
  write('0001_first.sql', 'create table first_table (n int);\nselect no_such_column;\n');
  await expect(run()).rejects.toThrow('0001_first.sql:2: column "no_such_column" does not exist');
  expect(await exists('first_table')).toBe(false);
  expect(await exists('schema_migration')).toBe(true);
});

test('gives way to a transaction that holds a lock, and tries again', async () => {
  write('0001_first.sql', 'create table first_table (n int)');
  await run();
  write('0002_second.sql', 'alter table first_table add m int');
  await withClient(database.ownerUrl, async (client) => {
    await client.query('begin; lock table first_table in access share mode');
    const running = run();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await client.query('commit');
    expect(await running).toEqual(['0002_second.sql']);
  });
});

describe('refuses', () => {
  test.each([
    ['another name', { 'first.sql': 'select 1' }, /first\.sql is not a migration/],
    ['a gap', { '0001_a.sql': 'select 1', '0003_c.sql': 'select 1' }, 'Migration 0002 is missing'],
    [
      'a number used twice',
      { '0001_a.sql': 'select 1', '0001_b.sql': 'select 1' },
      'or its number is used twice',
    ],
  ])('%s', async (_what, files, message) => {
    for (const [name, sql] of Object.entries(files)) write(name, sql);
    await expect(run()).rejects.toThrow(message);
    expect(await exists('schema_migration')).toBe(false);
  });

  test('a file that was changed after it had been applied', async () => {
    write('0001_first.sql', 'create table first_table (n int)');
    await run();
    write('0001_first.sql', 'create table first_table (n bigint)');
    await expect(run()).rejects.toThrow('0001_first.sql was changed after it had been applied');
  });

  test('a database of another history', async () => {
    write('0001_first.sql', 'create table first_table (n int)');
    await run();
    rmSync(join(folder, '0001_first.sql'));
    write('0001_other.sql', 'create table second_table (n int)');
    await expect(run()).rejects.toThrow(
      'The database has 0001_first.sql where this release has 0001_other.sql',
    );
  });
});

test('accepts a database that a newer release has migrated further', async () => {
  write('0001_first.sql', 'create table first_table (n int)');
  write('0002_second.sql', 'create table second_table (n int)');
  await run();
  rmSync(join(folder, '0002_second.sql'));
  expect(await run()).toEqual([]);
});
