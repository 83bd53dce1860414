import { effects } from './effects.ts';
import { localFeed } from './kernel/live/live-feed.ts';
import { eventsByActivity } from '@nidan/contract/base/audit/audit-endpoints';
import { changePassword, pickLab, signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { createLab } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newLabBody } from './features/base/organisation/testing/route-cases.ts';
import { readConfig } from './kernel/config.ts';
import { type Db, openDatabase } from './kernel/database/connections/open-database.ts';
import { withClient } from './kernel/database/connections/with-client.ts';
import { startDocumentPool } from './kernel/documents/document-pool.ts';
import { buildApp } from './kernel/http/build-app.ts';
import { findOffences } from './kernel/invariants/find-offences.ts';
import { readInvariants } from './kernel/invariants/invariant-files.ts';
import { cloneDatabase, type TestDatabase } from './kernel/testing/test-database.ts';
import { openFirstLab } from './open-first-lab.ts';
import { routes } from './routes.ts';
import { tokenIn } from './testing/sign-in-as.ts';
import { TestClient } from './testing/test-app.ts';

const first = {
  ...newLabBody(),
  name: 'Sahyadri Diagnostics',
  prefix: 'SHD',
  administrator: { username: 'asha.rao', name: 'Asha Rao' },
};
const config = readConfig({
  LOG_LEVEL: 'error',
  PLATFORM_OPERATOR: first.administrator.username,
  NIDAN_SECRET_KEY: 'a5'.repeat(32),
});

let database: TestDatabase;
let db: Db;
let app: FastifyInstance;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase({ url: database.appUrl, onError: () => undefined });
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const documents = startDocumentPool({ size: 0 });
  app = await buildApp({
    services: { db, config, documents, live: localFeed(), endpoints, effects, clock: () => new Date() },
    routes,
  });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await database.drop();
});

const labs = () => db.selectFrom('lab').select('name').execute();

it('says which fields are wrong, and leaves the database empty', async () => {
  const wrong = { ...first, prefix: 'shd' };
  await expect(openFirstLab(config, database, wrong)).rejects.toThrow('prefix: This value is not allowed');
  const nobody = { ...first, administrator: { username: '', name: '' } };
  await expect(openFirstLab(config, database, nobody)).rejects.toThrow('administrator.username: ');
  expect(await labs()).toEqual([]);
});

it('lets the administrator of the first lab in, who opens the next one as the operator', async () => {
  const oneTime = await openFirstLab(config, database, first);
  const { username } = first.administrator;
  const password = 'monsoon-lantern-42';
  const asNobody = new TestClient(app, 1, null);
  const { headers, body } = await asNobody.call(signIn, { body: { username, password: oneTime } });
  expect(body).toMatchObject({ awaits: 'password' });
  const changed = await new TestClient(app, 1, tokenIn(headers)).call(changePassword, {
    body: { current: oneTime, next: password },
  });
  const place = await new TestClient(app, 1, tokenIn(changed.headers)).call(pickLab, {
    body: { lId: 1, locationId: null },
  });
  expect(place.body).toMatchObject({ lab: { name: first.name } });
  const administrator = new TestClient(app, 1, tokenIn(place.headers));
  const { rows } = await administrator.ok(eventsByActivity, { query: { action: 'create' } });
  expect(new Set(rows.map(({ entityKind }) => entityKind))).toEqual(
    new Set(['LAB', 'FIRM', 'LOCATION', 'USER']),
  );
  expect(rows[0]).toMatchObject({ by: 'Asha Rao', roleName: 'Platform operator' });
  expect(await administrator.refused(createLab, { body: newLabBody() })).toMatchObject({
    code: 'operator-needs-code',
  });
  await db.updateTable('session').set({ second_factor_at: new Date() }).execute();
  await administrator.ok(createLab, { body: newLabBody() });
  expect(await labs()).toHaveLength(2);
});

it('opens nothing where a lab is, and leaves every invariant whole', async () => {
  await expect(openFirstLab(config, database, { ...first, prefix: 'OTH' })).rejects.toThrow(
    'is open already',
  );
  const offences = await withClient(database.checkerUrl, (client) => findOffences(client, readInvariants()));
  expect(offences.filter(({ count }) => count > 0)).toEqual([]);
});
