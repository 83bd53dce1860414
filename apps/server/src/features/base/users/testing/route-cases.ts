import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { createApiKey, listApiKeys, revokeApiKey } from '@nidan/contract/base/users/api-key-endpoints';
import { explainAccess } from '@nidan/contract/base/users/explain-endpoint';
import {
  changeUserStatus,
  countUsers,
  createUser,
  deleteUser,
  exportUsers,
  listUsers,
  readUser,
  resetSecondFactor,
  resetSignIn,
  transferUser,
  updateUser,
} from '@nidan/contract/base/users/user-endpoints';
import { endUserSession, listUserSessions } from '@nidan/contract/base/users/user-session-endpoints';
import { asOwner } from '../../../../testing/as-owner.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { agencyOfWorld } from '../../../people/referrers/testing/agency-of-world.ts';
import { personWith } from '../../../../testing/person-with.ts';

const reason = 'Works elsewhere now';

/** A person whom the manager may change, as the lab first has them. */
const fresh = async ({ app }: LabWorld) => ({ ...(await personWith(app, { bills: 4 })), version: 1 });

async function departmentOf({ app }: LabWorld): Promise<string> {
  const { rows } = await app.as('Manager').ok(listDepartments);
  return rows[0]?.departmentId ?? '';
}

async function newPerson(world: LabWorld) {
  const userId = newId();
  const { roleId } = await fresh(world);
  return { userId, username: `new.${userId.slice(-12)}`, name: 'Savita Gore', roleId };
}

/** A person at work in the lab, and the session they work in. */
async function atWork(world: LabWorld) {
  const { userId } = await fresh(world);
  const query = { userId };
  const { rows } = await world.app.as('Manager').ok(listUserSessions, { query });
  return { userId, sessionId: rows[0]?.sessionId ?? '' };
}

async function keyBody(world: LabWorld) {
  const { userId } = await personWith(world.app, { bills: 4 }, { userType: 'API' });
  return {
    keyId: newId(),
    userId,
    name: 'Analyser link',
    rights: { bills: 4 },
    locationIds: [world.lab.locationId],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
}

export const userCases: readonly RouteCase[] = [
  forRoute(listUsers).send(async (world) => ({
    query: { q: 'per', roleId: (await fresh(world)).roleId, locationId: world.lab.locationId },
  })),
  forRoute(exportUsers).send(async (world) => ({
    query: { roleId: (await fresh(world)).roleId, locationId: world.lab.locationId, format: 'csv' },
  })),
  forRoute(listUserSessions).send(async (world) => ({
    query: { userId: (await fresh(world)).userId },
  })),
  forRoute(endUserSession).send(async (world) => ({ body: { ...(await atWork(world)), reason } })),
  forRoute(countUsers).send(async () => ({})),
  forRoute(readUser).send(async (world) => ({ params: { userId: (await fresh(world)).userId } })),
  forRoute(createUser).send(async (world) => ({
    body: {
      ...(await newPerson(world)),
      userType: 'EMPLOYEE',
      employeeKind: 'LAB_OP',
      locationIds: [world.lab.locationId],
      departmentIds: [await departmentOf(world)],
    },
  })),
  forRoute(createUser).send(async (world) => ({
    body: { ...(await newPerson(world)), userType: 'DOCTOR', doctorId: world.lab.doctorIds[0] ?? '' },
  })),
  forRoute(createUser).send(async (world) => ({
    body: { ...(await newPerson(world)), userType: 'AGENCY', agencyId: await agencyOfWorld(world) },
  })),
  forRoute(updateUser).send(async (world) => {
    const { userId, version } = await fresh(world);
    const { roleId } = await fresh(world);
    const departmentIds = [await departmentOf(world)];
    const locationIds = [world.lab.locationId];
    return { params: { userId }, body: { version, roleId, departmentIds, locationIds } };
  }),
  forRoute(updateUser).send(async (world) => {
    const doctorId = world.lab.doctorIds[0] ?? '';
    const { userId } = await personWith(world.app, {}, { userType: 'DOCTOR', doctorId });
    return { params: { userId }, body: { version: 1, doctorId: world.lab.doctorIds[1] ?? '' } };
  }),
  forRoute(updateUser).send(async (world) => {
    const agencyId = await agencyOfWorld(world);
    const { userId } = await personWith(world.app, {}, { userType: 'AGENCY', agencyId });
    return { params: { userId }, body: { version: 1, agencyId: await agencyOfWorld(world) } };
  }),
  forRoute(changeUserStatus).send(async (world) => {
    const { userId, version } = await fresh(world);
    return { body: { userId, version, action: 'disable', reason } };
  }),
  forRoute(resetSignIn).send(async (world) => {
    const { userId, version } = await fresh(world);
    return { body: { userId, version, reason } };
  }),
  forRoute(resetSecondFactor).send(async (world) => {
    const { userId, version } = await fresh(world);
    await asOwner(world.app, (owner) =>
      owner
        .insertInto('second_factor')
        .values({ user_id: userId, secret: Buffer.alloc(48) })
        .execute(),
    );
    return { body: { userId, version, reason } };
  }),
  forRoute(deleteUser).send(async (world) => {
    const { userId, version } = await fresh(world);
    return { body: { userId, version, reason } };
  }),
  forRoute(transferUser).send(async (world) => ({
    body: { fromUserId: (await fresh(world)).userId, toUserId: (await fresh(world)).userId, reason },
  })),
  forRoute(listApiKeys).send(async (world) => ({ query: { userId: (await keyBody(world)).userId } })),
  forRoute(createApiKey).send(async (world) => ({ body: await keyBody(world) })),
  forRoute(revokeApiKey).send(async (world) => {
    const body = await keyBody(world);
    await world.app.as('Manager').ok(createApiKey, { body });
    return { body: { keyId: body.keyId, reason } };
  }),
  forRoute(explainAccess).send(async (world) => {
    const { billId, test } = await world.shared('entered');
    const { userId } = await fresh(world);
    const path = '/api/bills/test-result';
    return { query: { userId, method: 'POST', path, billId, billTestId: test.billTestId } };
  }),
];
