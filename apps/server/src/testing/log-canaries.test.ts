import { Writable } from 'node:stream';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { createPatient, searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { newId } from '../kernel/database/new-id.ts';
import { withClient } from '../kernel/database/connections/with-client.ts';
import { buildApp } from '../kernel/http/build-app.ts';
import { routes } from '../routes.ts';
import { billBody } from './order-bill.ts';
import { startTestApp, TestClient, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const secret = {
  name: 'Qzcanary Contractor',
  phone: '9812345678',
  email: 'qzcanary@mail.example',
  password: 'qzcanary-Passw0rd',
  address: 'Qzcanary Chawl',
};
const canaries = /qzcanary|9812345678/i;

/** Everything that the server logs, at its most talkative, while `work` calls it. */
async function logOf(work: (client: TestClient) => Promise<void>): Promise<string> {
  let log = '';
  const logTo = new Writable({
    write: (chunk, _, done) => {
      log += String(chunk);
      done();
    },
  });
  const config = readConfig({ LOG_LEVEL: 'debug', SESSION_LIMITS: '0', NIDAN_SECRET_KEY: 'a5'.repeat(32) });
  const talkative = await buildApp({ services: { ...app.services, config }, routes, logTo });
  const token = app.lab.users.get('Front desk')?.token ?? '';
  await work(new TestClient(talkative, 1, token));
  await talkative.close();
  expect(log).not.toContain(token);
  return log;
}

const patient = { ...secret, age_sex: { age: 30, sex: 'F', unit: 'Yrs.' } } as const;

it('nothing that a person typed is logged: what works, what is refused, what is malformed', async () => {
  const log = await logOf(async (client) => {
    const { password: _password, ...fields } = patient;
    await client.ok(createPatient, { body: fields });
    await client.call(createPatient, { body: { ...fields, phone: '98123456789812345678' } });
    await client.call(searchPatients, { query: { q: secret.phone } });
    await client.call(searchPatients, { query: { q: secret.name, cursor: '!' } });
    await client.call(signIn, { body: { username: 'qzcanary', password: secret.password } });
    await client.call(signIn, { body: { username: 'front.desk.1', password: secret.password } });
    await client.call(createBill, {
      body: { ...(await billBody(app, { testCodes: ['HB'] })), billId: 'qzcanary' },
    });
  });
  expect(log).not.toMatch(canaries);
});

it('nor when the database fails on it, though the failure is', async () => {
  await withClient(app.database.adminUrl, (client) =>
    client.query(`
      create function fail_aloud() returns trigger language plpgsql as $$
      begin raise exception 'refused %', new.name using detail = new.phone; end $$;
      create trigger fail_aloud before insert on patient for each row execute function fail_aloud()`),
  );
  const { password: _password, ...fields } = patient;
  const log = await logOf(async (client) => {
    const answer = await client.call(createPatient, { body: { ...fields, patient_id: newId() } });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toMatch(canaries);
    expect(answer.body).toMatchObject({ code: 'internal', requestId: expect.any(String) });
  });
  expect(log).toContain('request failed');
  expect(log).toContain('"sqlState":"P0001"');
  expect(log).not.toMatch(canaries);
});
