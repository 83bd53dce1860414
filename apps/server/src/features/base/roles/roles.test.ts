import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import {
  changeRoleStatus,
  cloneRole,
  createRole,
  listRoles,
  previewRole,
  updateRole,
} from '@nidan/contract/base/roles/role-endpoints';
import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { followLab } from '@nidan/contract/base/live/live-endpoints';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

async function roleNamed(name: string): Promise<RoleView> {
  const { rows } = await manager().ok(listRoles);
  const role = rows.find((row) => row.name === name);
  if (role === undefined) throw new Error(`No role ${name}`);
  return role;
}

async function newRole(rights: Record<string, number>): Promise<RoleView> {
  const roleId = newId();
  return manager().ok(createRole, { body: { roleId, name: `Role ${roleId}`, rights } });
}

describe('a new role', () => {
  it('has the rights that were given, and an event', async () => {
    const roleId = newId();
    const role = await manager().ok(createRole, {
      body: { roleId, name: ' Store ', description: 'Keeps the stock', rights: { samples: 6, bills: 0 } },
    });
    expect(role).toMatchObject({
      name: 'Store',
      rights: { samples: 6 },
      people: 0,
      status: 1,
      isOwn: false,
      version: 1,
      can: ['update', 'disable'],
    });
    const [event] = await eventsOf(app, roleId, 'create');
    expect(event).toMatchObject({ entity_kind: 'ROLE', role_name: 'Manager' });
  });

  it('is refused with a name that exists, and with modules or bits that do not', async () => {
    const body = { roleId: newId(), name: 'Technician', rights: {} };
    expect(await manager().refused(createRole, { body })).toMatchObject({
      status: 409,
      code: 'role-name-taken',
    });
    for (const rights of [{ everything: 15 }, { bills: 16 }, { bills: -1 }, { bills: 1.5 }]) {
      const refusal = await manager().refused(createRole, { body: { ...body, name: 'Odd', rights } });
      expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
    }
  });

  it('cannot have a right that its maker lacks', async () => {
    const lesser = await personWith(app, { roles: 15, samples: 4 });
    const body = { roleId: newId(), name: 'Stronger', rights: { samples: 6 } };
    expect(await lesser.client.refused(createRole, { body })).toMatchObject({
      status: 403,
      code: 'rights-beyond-own',
      msg: 'You do not have this right yourself: samples, update',
    });
    await lesser.client.ok(createRole, { body: { ...body, rights: { samples: 4 } } });
  });

  it('copies another, again within the rights of its maker', async () => {
    const technician = await roleNamed('Technician');
    const roleId = newId();
    const body = { roleId, fromRoleId: technician.roleId, name: 'Night technician' };
    const lesser = await personWith(app, { roles: 15 });
    expect(await lesser.client.refused(cloneRole, { body })).toMatchObject({ code: 'rights-beyond-own' });
    const clone = await manager().ok(cloneRole, { body });
    expect(clone.rights).toEqual(technician.rights);
    const absent = { ...body, roleId: newId(), fromRoleId: newId() };
    expect(await manager().refused(cloneRole, { body: absent })).toMatchObject({ status: 404 });
  });
});

const change = (role: RoleView, rights: Record<string, number>) => ({
  params: { roleId: role.roleId },
  body: { version: role.version, rights },
});

describe('a changed role', () => {
  it('changes the modules that are named, for its people from the next request on', async () => {
    const person = await personWith(app, { bills: 4, roles: 4 });
    await person.client.ok(listRoles);
    const role = await roleNamed(person.roleName);
    const changed = await manager().ok(updateRole, change(role, { roles: 0 }));
    expect(changed).toMatchObject({ rights: { bills: 4 }, version: role.version + 1 });
    expect(await person.client.refused(listRoles)).toMatchObject({ status: 403, code: 'not-permitted' });
    const [event] = await eventsOf(app, role.roleId, 'update');
    expect(event).toMatchObject({
      before: { rights: { bills: 4, roles: 4 } },
      after: { rights: { bills: 4 } },
    });
  });

  it('is refused to its own people', async () => {
    const own = await roleNamed('Manager');
    expect(own).toMatchObject({ isOwn: true, can: [] });
    expect(await manager().refused(updateRole, change(own, { audit: 0 }))).toMatchObject({
      status: 403,
      code: 'own-role',
    });
  });

  it('is refused when it would get, or has, a right that the caller lacks', async () => {
    const lesser = await personWith(app, { roles: 15, bills: 4 });
    const weak = await newRole({ bills: 4 });
    expect(await lesser.client.refused(updateRole, change(weak, { bills: 12 }))).toMatchObject({
      code: 'rights-beyond-own',
    });
    const strong = await newRole({ payments: 15 });
    expect(await lesser.client.refused(updateRole, change(strong, { payments: 0 }))).toMatchObject({
      code: 'rights-beyond-own',
    });
    await lesser.client.ok(updateRole, change(weak, { bills: 0 }));
  });

  it('is refused with a stale version and for a role of another lab', async () => {
    const role = await newRole({ bills: 4 });
    await manager().ok(updateRole, change(role, { bills: 12 }));
    expect(await manager().refused(updateRole, change(role, { bills: 8 }))).toMatchObject({
      status: 409,
      code: 'stale-version',
      changedBy: 'Test Manager',
    });
    expect(await app.asOther('Manager').refused(updateRole, change(role, {}))).toMatchObject({ status: 404 });
  });

  it('never leaves the lab without an administrator', async () => {
    const admin = await personWith(app, { roles: 15, users: 15, ...(await roleNamed('Manager')).rights });
    const role = await roleNamed('Manager');
    await admin.client.ok(updateRole, change(role, { users: 4 }));
    const now = await roleNamed('Manager');
    const refusal = await personWith(app, (await roleNamed(admin.roleName)).rights, { userType: 'API' }).then(
      ({ client }) =>
        client.refused(updateRole, {
          params: { roleId: admin.roleId },
          body: { version: 1, rights: { roles: 4 } },
        }),
    );
    expect(refusal).toMatchObject({ status: 409, code: 'last-administrator' });
    await admin.client.ok(updateRole, change(now, { users: 15 }));
  });
});

describe('retiring a role', () => {
  const reason = 'Not used any more';

  it('waits until nobody holds it, and can be taken back', async () => {
    const person = await personWith(app, { bills: 4 });
    const held = await roleNamed(person.roleName);
    const status = { roleId: held.roleId, version: held.version, action: 'disable' as const, reason };
    expect(await manager().refused(changeRoleStatus, { body: status })).toMatchObject({
      status: 409,
      code: 'role-in-use',
      msg: '1 people hold this role; give them another one first',
    });
    const free = await newRole({ bills: 4 });
    const body = { ...status, roleId: free.roleId, version: free.version };
    const retired = await manager().ok(changeRoleStatus, { body });
    expect(retired).toMatchObject({ status: -1, statusLabel: 'disabled', can: ['update', 'enable'] });
    const clone = { roleId: newId(), fromRoleId: free.roleId, name: 'From a retired one' };
    expect(await manager().refused(cloneRole, { body: clone })).toMatchObject({ code: 'role-retired' });
    const again = { ...body, version: retired.version };
    expect(await manager().refused(changeRoleStatus, { body: again })).toMatchObject({
      code: 'transition-refused',
      can: ['enable'],
    });
    const back = await manager().ok(changeRoleStatus, { body: { ...again, action: 'enable' } });
    expect(back.status).toBe(1);
    expect(await eventsOf(app, free.roleId, 'disable')).toMatchObject([{ reason }]);
  });
});

it('the preview of a role is what its people get', async () => {
  const person = await personWith(app, { bills: 4 });
  const { roleId } = person;
  const rows: AnswerOf<typeof previewRole>['rows'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { roleId, limit: 200, ...(cursor === '' ? {} : { cursor }) };
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page: AnswerOf<typeof previewRole> = await manager().ok(previewRole, { query });
    rows.push(...page.rows);
    cursor = page.next;
  }
  const allowed = (method: string, path: string) =>
    rows.find((row) => row.method === method && row.path === path)?.allowed;
  expect(allowed('GET', '/api/bills')).toBe(true);
  expect(allowed('POST', '/api/bills')).toBe(false);
  expect(allowed('GET', '/api/modules')).toBe(true);
  let answered = 0;
  // A stream goes on telling; the matrices call it.
  const reads = rows.filter(
    ({ method, path }) => method === 'GET' && !path.includes(':') && path !== followLab.path,
  );
  for (const { path, allowed: may } of reads) {
    const answer = await app.app.inject({
      url: path,
      query: { l_id: '1' },
      cookies: { nidan: person.token },
    });
    // A request that lacks a field of its own is refused before the right is looked at.
    if (answer.statusCode === 400) continue;
    expect([path, answer.statusCode !== 403]).toEqual([path, may]);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(15);
  expect(await manager().refused(previewRole, { query: { roleId: newId() } })).toMatchObject({ status: 404 });
});

it('roles are closed to people without the right', async () => {
  expect(await app.asNobody().refused(listRoles)).toMatchObject({ status: 401 });
  const body = { roleId: newId(), name: 'Mine', rights: {} };
  expect(await app.as('Technician').refused(createRole, { body })).toMatchObject({ status: 403 });
});
