import { Writable } from 'node:stream';
import { ping } from '@nidan/contract/base/identity/identity-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import { newId } from '../database/new-id.ts';
import { buildApp } from './build-app.ts';
import { implementOpen } from './route.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  '/%zz',
  '/api/patients/%ff?l_id=1',
  `/api/patients/${'x'.repeat(999)}`,
  '/%00',
  '//',
  '/api/../../etc/passwd',
])('the address %s gets a refusal', async (url) => {
  const answer = await app.app.inject({ url });
  expect([400, 401, 404]).toContain(answer.statusCode);
  expect(answer.json()).toEqual({
    msg: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  });
});

/** What the server logs when a request fails by this statement, and what it answers. */
async function logOf(statement: string): Promise<{ log: string; answer: string }> {
  const lines: string[] = [];
  const logTo = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const failing = implementOpen(ping, async ({ services }) => {
    await inTransaction(services.db, 1, (db) => sql.raw(statement).execute(db));
    return { online: true as const };
  });
  const broken = await buildApp({ services: app.services, routes: [failing], logTo });
  const answer = await broken.inject({ url: ping.path });
  await broken.close();
  expect(answer.statusCode).toBe(500);
  return { log: lines.join(''), answer: answer.body };
}

describe('a failure', () => {
  it.each([
    [
      `insert into patient (l_id, patient_id, patient_code, name, sex, age_at, phone)
       values (1, '${newId()}', 'P-0', 'Zubeida', 'X', now(), '9876543210')`,
      '23514',
    ],
    [`do $$ begin raise exception 'Zubeida 9876543210'; end $$`, 'P0001'],
  ])('logs what happened and no value of a row', async (statement, sqlState) => {
    const { log, answer } = await logOf(statement);
    expect(log).toContain(`"sqlState":"${sqlState}"`);
    expect(log).toContain('build-app.test.ts');
    expect(log).not.toMatch(/Zubeida|9876543210/);
    expect(JSON.parse(answer)).toMatchObject({ msg: 'Failed to perform operation', code: 'internal' });
    expect(answer).not.toMatch(/Zubeida|relation|column/);
  });

  it('logs the message where it names only our own things', async () => {
    const { log } = await logOf('select nothing from patient');
    expect(log).toContain('column \\"nothing\\" does not exist');
  });
});
