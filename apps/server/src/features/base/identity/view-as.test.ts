import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { eventsByActivity } from '@nidan/contract/base/audit/audit-endpoints';
import { currentSession, pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import { leaveView, viewAs } from '@nidan/contract/base/identity/view-endpoints';
import { createRole, listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ADMINISTRATOR = Object.fromEntries(MODULES.map((module) => [module, 15]));

async function roleId(name: string): Promise<string> {
  const { rows } = await app.as('Manager').ok(listRoles);
  return rows.find((row) => row.name === name)?.roleId ?? '';
}

const newRole = () => {
  const id = newId();
  return { roleId: id, name: `Role ${id}`, rights: { bills: 4 } };
};

describe('looking as a role', () => {
  it('has the rights that both have from the next request on, and tells as whom one looks', async () => {
    const { client } = await personWith(app, ADMINISTRATOR);
    const seen = await client.ok(viewAs, { body: { kind: 'role', id: await roleId('Phlebotomist') } });
    expect(seen.lab?.viewedAs).toEqual({ name: null, roleName: 'Phlebotomist' });
    expect(seen.lab?.rights).toMatchObject({ samples: 6 });
    expect(seen.lab?.rights).not.toHaveProperty('users');
    expect(await client.refused(listUsers)).toMatchObject({ status: 403, code: 'not-permitted' });
    const own = await client.ok(leaveView);
    expect(own.lab).toMatchObject({ viewedAs: null, rights: ADMINISTRATOR });
    await client.ok(listUsers);
  });

  it('is refused where the role has a right that one lacks', async () => {
    const { client } = await personWith(app, { roles: 4, bills: 4 });
    const body = { kind: 'role', id: await roleId('Manager') } as const;
    expect(await client.refused(viewAs, { body })).toMatchObject({ status: 403, code: 'person-outranks' });
    expect((await client.ok(currentSession)).lab?.viewedAs).toBeNull();
  });

  it('changes nothing, whatever the role may', async () => {
    const { client } = await personWith(app, ADMINISTRATOR);
    await client.ok(viewAs, { body: { kind: 'role', id: await roleId('Manager') } });
    expect(await client.refused(createRole, { body: newRole() })).toMatchObject({
      status: 409,
      code: 'viewing-as',
      msg: 'You are looking as Manager: nothing can be changed. Leave this view first',
    });
    await client.ok(leaveView);
    await client.ok(createRole, { body: newRole() });
  });

  it('is for whoever reads roles', async () => {
    const { client } = await personWith(app, { bills: 4, users: 15 });
    const body = { kind: 'role', id: await roleId('Manager') } as const;
    expect(await client.refused(viewAs, { body })).toMatchObject({
      status: 403,
      code: 'not-permitted',
      msg: 'Your role lacks the right "roles, read"',
    });
  });

  it('answers for a role of another lab as for one that does not exist', async () => {
    const { rows } = await app.asOther('Manager').ok(listRoles);
    const other = rows[0]?.roleId ?? '';
    const { client } = await personWith(app, ADMINISTRATOR);
    for (const id of [other, newId()]) {
      expect(await client.refused(viewAs, { body: { kind: 'role', id } })).toMatchObject({ status: 404 });
    }
    expect((await client.ok(currentSession)).lab?.viewedAs).toBeNull();
  });
});

it('is no change of a role for the books of changes', async () => {
  const { client } = await personWith(app, ADMINISTRATOR);
  await client.ok(viewAs, { body: { kind: 'role', id: await roleId('Technician') } });
  await client.ok(leaveView);
  expect(await offencesIn(app)).toEqual([]);
});

describe('looking as a person', () => {
  it('sees of the lab what both see, and nothing that is masked for them', async () => {
    const bill = await orderBill(app, { testCodes: ['HB'] });
    const { client } = await personWith(app, ADMINISTRATOR);
    const bills = async () => (await client.ok(listBills)).rows.map(({ billId }) => billId);
    expect(await bills()).toContain(bill.billId);

    const elsewhere = await personWith(app, { bills: 4, patients: 4 }, { locationIds: [] });
    const seen = await client.ok(viewAs, { body: { kind: 'person', id: elsewhere.userId } });
    expect(seen.lab?.viewedAs).toEqual({ name: expect.any(String), roleName: elsewhere.roleName });
    expect(await bills()).toEqual([]);

    const masked = await personWith(app, { bills: 4, patients: 4 }, 'demo');
    await client.ok(viewAs, { body: { kind: 'person', id: masked.userId } });
    expect(await bills()).toContain(bill.billId);
    const names = (await client.ok(listBills)).rows.map(({ patient }) => patient.fullName);
    const own = (await app.as('Manager').ok(listBills)).rows.map(({ patient }) => patient.fullName);
    expect(names).not.toEqual(own);
  });

  it('asks for reading users too, and answers for people of other labs as for nobody', async () => {
    const { userId } = await personWith(app, { bills: 4 });
    const lesser = await personWith(app, { roles: 15, bills: 4 });
    const body = { kind: 'person', id: userId } as const;
    expect(await lesser.client.refused(viewAs, { body })).toMatchObject({
      code: 'not-permitted',
      msg: 'Your role lacks the right "users, read"',
    });
    const { client } = await personWith(app, ADMINISTRATOR);
    const other = app.otherLab.users.get('Manager')?.userId ?? '';
    const refused = await client.refused(viewAs, { body: { kind: 'person', id: other } });
    expect(refused).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('is refused where the person has a right, a place or a discount that one lacks', async () => {
    const { client } = await personWith(
      app,
      { roles: 4, users: 4, bills: 4 },
      { locationIds: [app.lab.locationId] },
    );
    const above = await personWith(app, { bills: 6 }, { locationIds: [app.lab.locationId] });
    const wider = await personWith(app, { bills: 4 });
    const refusalOf = async (id: string) =>
      (await client.refused(viewAs, { body: { kind: 'person', id } })).code;
    expect([await refusalOf(above.userId), await refusalOf(wider.userId)]).toEqual([
      'person-outranks',
      'person-sees-more',
    ]);
  });

  it('stands in the audit with who looked, as themselves', async () => {
    const { client, userId, roleName } = await personWith(app, ADMINISTRATOR);
    const { userId: seenId } = await personWith(app, { bills: 4 });
    await client.ok(viewAs, { body: { kind: 'person', id: seenId } });
    await client.ok(viewAs, { body: { kind: 'person', id: seenId } });
    await client.ok(leaveView);
    const { rows } = await client.ok(eventsByActivity, { query: { entityKind: 'USER' } });
    const ofSeen = rows.filter(({ entityId }) => entityId === seenId);
    expect(ofSeen.map((event) => event.action)).toEqual(['leaveView', 'viewAs']);
    expect(ofSeen[0]).toMatchObject({ userId, roleName });
  });
});

describe('a view ends', () => {
  it('with the choice of a lab', async () => {
    const { client } = await personWith(app, ADMINISTRATOR);
    await client.ok(viewAs, { body: { kind: 'role', id: await roleId('Manager') } });
    const { lId, locationId } = app.lab;
    const { headers, body } = await client.call(pickLab, { body: { lId, locationId } });
    expect(headers['set-cookie']).toBeDefined();
    expect(body.lab?.viewedAs).toBeNull();
  });

  it('when it is left, and leaving twice changes nothing', async () => {
    const { client } = await personWith(app, ADMINISTRATOR);
    await client.ok(leaveView);
    await client.ok(viewAs, { body: { kind: 'role', id: await roleId('Manager') } });
    await client.ok(leaveView);
    expect((await client.ok(leaveView)).lab?.viewedAs).toBeNull();
  });

  it('for good with the own account: a disabled person looks at nothing', async () => {
    const { client, userId } = await personWith(app, ADMINISTRATOR);
    await client.ok(viewAs, { body: { kind: 'role', id: await roleId('Manager') } });
    await asOwner(app, (db) =>
      db.updateTable('membership').set({ status: 50 }).where('user_id', '=', userId).execute(),
    );
    expect(await client.refused(listBills)).toMatchObject({ status: 404 });
    expect(await client.refused(viewAs, { body: { kind: 'role', id: newId() } })).toMatchObject({
      status: 404,
    });
  });
});
