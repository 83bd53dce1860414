import {
  changeRoleStatus,
  cloneRole,
  createRole,
  listDuties,
  listModules,
  listRoles,
  previewRole,
  updateRole,
} from '@nidan/contract/base/roles/role-endpoints';
import { listRoleChanges } from '@nidan/contract/base/roles/role-change-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

/** A role of the lab that nobody holds. */
async function freshRole({ app }: LabWorld): Promise<{ roleId: string; version: number }> {
  const roleId = newId();
  const body = { roleId, name: `Role ${roleId}`, rights: { bills: 4 } };
  return app.as('Manager').ok(createRole, { body });
}

export const roleCases: readonly RouteCase[] = [
  forRoute(listRoles).send(async () => ({})),
  forRoute(createRole).send(async () => {
    const roleId = newId();
    return { body: { roleId, name: `Role ${roleId}`, rights: { bills: 4 } } };
  }),
  forRoute(cloneRole).send(async (world) => {
    const { roleId: fromRoleId } = await freshRole(world);
    const roleId = newId();
    return { body: { roleId, fromRoleId, name: `Role ${roleId}` } };
  }),
  forRoute(updateRole).send(async (world) => {
    const { roleId, version } = await freshRole(world);
    return { params: { roleId }, body: { version, rights: { bills: 12 } } };
  }),
  forRoute(changeRoleStatus).send(async (world) => {
    const { roleId, version } = await freshRole(world);
    return { body: { roleId, version, action: 'disable', reason: 'Not used any more' } };
  }),
  forRoute(previewRole).send(async (world) => ({ query: { roleId: (await freshRole(world)).roleId } })),
  forRoute(listRoleChanges).send(async (world) => ({ query: { roleId: (await freshRole(world)).roleId } })),
  forRoute(listDuties).send(async () => ({})),
  forRoute(listModules).send(async () => ({})),
];
