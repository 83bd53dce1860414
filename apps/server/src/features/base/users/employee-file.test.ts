import {
  exportMaster,
  listFindings,
  readImport,
  startImport,
  uploadImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { createRole } from '@nidan/contract/base/roles/role-endpoints';
import { listUsers, readUser } from '@nidan/contract/base/users/user-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { ageSessions } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tryImport } from '../../links/imports/try-import.ts';
import { importBody, triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';

const HEAD =
  'username,name,kind,role,locations,departments,phone,discount_upto_rupees,discount_max_percent,status';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function person(username: string) {
  const { rows } = await app.as('Manager').ok(listUsers, { query: { q: username } });
  const found = rows.find((row) => row.username === username);
  if (found === undefined) throw new Error(`Nobody is called ${username}`);
  return found;
}

async function usernameOf(userId: string): Promise<string> {
  const { username } = await app.as('Manager').ok(readUser, { params: { userId } });
  return username;
}

async function faultsOf(file: string) {
  const { importId } = await triedImport(app, 'employees', file);
  const { rows } = await app.as('Manager').ok(listFindings, { params: { importId }, query: {} });
  return rows.flatMap(({ faults }) => faults);
}

it('a file enters people as drafts or submitted, without a password, each with an event', async () => {
  const rows = [
    'savita.gore,Savita Gore,LAB_OP,Technician,Main lab; Baner centre,HAEM,+919876501234,,,pending',
    'ravi.more,Ravi More,PRO,Front desk,,,,300,10,',
  ];
  const tried = await triedImport(app, 'employees', `${HEAD}\n${rows.join('\n')}\n`);
  expect(tried.counts).toMatchObject({ new: 2, bad: 0 });
  expect(await writtenImport(app, tried)).toMatchObject({ state: 'success' });
  const savita = await person('savita.gore');
  expect(savita).toMatchObject({ statusLabel: 'pending', roleName: 'Technician', phone: '9876501234' });
  expect(savita).toMatchObject({ enteredBy: 'Test Manager', userType: 'EMPLOYEE' });
  expect([savita.locationIds?.length, savita.departmentIds?.length]).toEqual([2, 1]);
  expect(await person('ravi.more')).toMatchObject({
    statusLabel: 'draft',
    locationIds: null,
    discountUptoPaise: 30_000,
  });
  expect(await eventsOf(app, savita.userId, 'create')).toHaveLength(1);
  const [stored] = await asOwner(app, (db) =>
    db.selectFrom('login_user').select('password_hash').where('user_id', '=', savita.userId).execute(),
  );
  expect(stored?.password_hash).toBe('none');
});

it('a row changes what it says and keeps what the file lacks', async () => {
  const before = await person('front.desk.1');
  const tried = await triedImport(app, 'employees', 'username,discount_max_percent\nfront.desk.1,7\n');
  expect(tried.counts).toMatchObject({ changed: 1, bad: 0 });
  await writtenImport(app, tried);
  expect(await person('front.desk.1')).toEqual({
    ...before,
    discountMaxPercent: 7,
    version: before.version + 1,
  });
  const [event] = await eventsOf(app, before.userId, 'update');
  expect(event).toMatchObject({ before: { discount_max_percent: 10 }, after: { discount_max_percent: 7 } });
});

it.each([
  ['role', 'savita.new,Savita,LAB_OP,Nobody,,,,,,', /has no role Nobody/],
  ['locations', 'savita.new,Savita,LAB_OP,Technician,Mars,,,,,', /has no location Mars/],
  ['departments', 'savita.new,Savita,LAB_OP,Technician,,MARS,,,,', /has no department MARS/],
  ['kind', 'savita.new,Savita,COOK,Technician,,,,,,', /is none of SALES/],
  ['phone', 'savita.new,Savita,LAB_OP,Technician,,,12,,,', /phone/],
  ['username', 'S,Savita,LAB_OP,Technician,,,,,,', /small letters/],
  ['username', 'front.desk.2,Savita,LAB_OP,Technician,,,,,,', /is taken/],
  ['discount_max_percent', 'savita.new,Savita,LAB_OP,Technician,,,,,101,', /most|100/],
  ['status', 'savita.new,Savita,LAB_OP,Technician,,,,,,active', /another person activates it/],
])('a wrong %s is told at its column: %s', async (column, row, reason) => {
  expect(await faultsOf(`${HEAD}\n${row}\n`)).toMatchObject([
    { column, reason: expect.stringMatching(reason) },
  ]);
});

it.each([
  ['status', 'username,status\ntechnician.1,disabled\n', /changed on its page/],
  ['username', 'username,role\nmanager.1,Technician\n', /own account/],
])('of who is there, a wrong %s is told too', async (column, file, reason) => {
  expect(await faultsOf(file)).toMatchObject([{ column, reason: expect.stringMatching(reason) }]);
});

it('nobody gives by a file what they lack, nor reads or brings one without the rights on users', async () => {
  const role = { roleId: newId(), name: 'Of the masters', rights: { masters: 15, users: 15 } };
  await app.as('Manager').ok(createRole, { body: role });
  const { client, userId } = await personWith(app, role.rights);
  const file = importBody('employees', `${HEAD}\nsavita.new,Savita,LAB_OP,Manager,,,,,,\n`);
  await client.ok(uploadImport, { body: file });
  await tryImport(app.services, { lId: app.lab.lId, importId: file.importId, userId });
  const params = { importId: file.importId };
  const { rows } = await client.ok(listFindings, { params, query: {} });
  expect(rows[0]?.faults).toMatchObject([
    { column: 'role', reason: expect.stringMatching(/do not have this right yourself/) },
  ]);
  const without = (await personWith(app, { masters: 15 })).client;
  const refused = [
    await without.refused(uploadImport, { body: { ...file, importId: newId() } }),
    await without.refused(readImport, { params }),
    await without.refused(listFindings, { params, query: {} }),
    await without.refused(startImport, { params, body: { version: 1 } }),
    await without.refused(exportMaster, { query: { master: 'employees', format: 'csv' } }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'not-permitted'));
});

it('a file of people wants a proof of the last minutes, of who brings it', async () => {
  const { client, userId } = await personWith(app, { masters: 15, users: 15 });
  await ageSessions(app, await usernameOf(userId), { column: 'proved_at', minutes: 6 });
  const body = importBody('employees', `${HEAD}\nsavita.new,Savita,LAB_OP,Technician,,,,,,\n`);
  expect(await client.refused(uploadImport, { body })).toMatchObject({ code: 'proof-needed' });
});

it('a demo user sees masked phones, which read back change nothing', async () => {
  const { rows } = await app.as('Manager').ok(listUsers, { query: { q: 'savita.gore' } });
  expect(rows).toHaveLength(1);
  const { bytes } = await app
    .asUser(app.lab.demoUser)
    .call(exportMaster, { query: { master: 'employees', format: 'csv' } });
  const csv = Buffer.from(bytes).toString();
  expect(csv).not.toContain('9876501234');
  expect(csv).toContain('98xxxxxx34');
  expect(csv.toLowerCase()).not.toContain('password');
});
