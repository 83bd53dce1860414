import { PassThrough } from 'node:stream';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { logSlowStatements } from './log-slow-statements.ts';
import { type Db, openDatabase } from './open-database.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase({ url: database.appUrl, size: 1, onError: () => undefined });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('logs what takes long with its text and no value of it, and nothing else', async () => {
  const stream = new PassThrough();
  const app = fastify({ logger: { level: 'error', stream } });
  const end = logSlowStatements(app.log, 500);
  await sql`select ${'Sunita Deshpande'}::text as name`.execute(db);
  await sql`select pg_sleep(0.6),
    ${'Sunita Deshpande'}::text as name`.execute(db);
  end();
  await sql`select pg_sleep(0.6)`.execute(db);
  const lines = String(stream.read()).trim().split('\n');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ msg: 'slow statement', statement: 'select pg_sleep(0.6), $1::text as name' });
  expect(line.ms).toBeGreaterThanOrEqual(600);
  expect(lines[0]).not.toContain('Sunita');
});
