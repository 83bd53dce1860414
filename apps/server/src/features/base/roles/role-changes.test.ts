import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { changeRoleStatus, createRole, updateRole } from '@nidan/contract/base/roles/role-endpoints';
import { listRoleChanges } from '@nidan/contract/base/roles/role-change-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

/** A role that was made, given other rights with another name, and retired. */
async function changedRole(): Promise<string> {
  const roleId = newId();
  await manager().ok(createRole, {
    body: { roleId, name: `Store ${roleId}`, rights: { samples: 4, bills: 4 } },
  });
  await manager().ok(updateRole, {
    params: { roleId },
    body: {
      version: 1,
      name: `Stock ${roleId}`,
      rights: { samples: 6, bills: 0 },
      reason: 'The store draws labels now',
    },
  });
  await manager().ok(changeRoleStatus, {
    body: { roleId, version: 2, action: 'disable', reason: 'Not used any more' },
  });
  return roleId;
}

describe('the changes of a role', () => {
  it('tell newest first which rights, by whom and why, and what else of it', async () => {
    const roleId = await changedRole();
    const { rows } = await manager().ok(listRoleChanges, { query: { roleId } });
    expect(rows.map(({ action }) => action)).toEqual(['disable', 'update', 'create']);
    const roleName = `Stock ${roleId}`;
    expect(rows[0]).toMatchObject({
      roleName,
      rights: [],
      fields: [{ label: 'Status', before: 'enabled', after: 'disabled' }],
      reason: 'Not used any more',
    });
    expect(rows[1]).toMatchObject({
      byRole: 'Manager',
      rights: [
        { module: 'bills', before: 4, after: 0 },
        { module: 'samples', before: 4, after: 6 },
      ],
      fields: [{ label: 'Name', before: `Store ${roleId}`, after: roleName }],
      reason: 'The store draws labels now',
    });
    expect(rows[2]).toMatchObject({
      rights: [
        { module: 'bills', before: 0, after: 4 },
        { module: 'samples', before: 0, after: 4 },
      ],
    });
  });

  it('are found by the module whose rights changed', async () => {
    const roleId = await changedRole();
    const ofModule = async (module: 'bills' | 'audit') =>
      (await manager().ok(listRoleChanges, { query: { roleId, module } })).rows.map(({ action }) => action);
    expect(await ofModule('bills')).toEqual(['update', 'create']);
    expect(await ofModule('audit')).toEqual([]);
  });

  it('come in pages without a gap', async () => {
    const roleId = await changedRole();
    const actions: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { rows, next }: AnswerOf<typeof listRoleChanges> = await manager().ok(listRoleChanges, {
        query: { roleId, limit: 1, cursor },
      });
      actions.push(...rows.map(({ action }) => action));
      cursor = next;
    }
    expect(actions).toEqual(['disable', 'update', 'create']);
  });

  it('are for whoever reads roles', async () => {
    const { client } = await personWith(app, { users: 15, audit: 15 });
    expect(await client.refused(listRoleChanges)).toMatchObject({ status: 403, code: 'not-permitted' });
  });
});
