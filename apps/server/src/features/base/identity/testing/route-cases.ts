import {
  beginSecondFactor,
  changePassword,
  chooseLanguage,
  chooseStartView,
  confirmSecondFactor,
  currentSession,
  endSession,
  listSessions,
  pickLab,
  ping,
  proveIdentity,
  signIn,
  signInChallenge,
  signOut,
  signOutEverywhere,
} from '@nidan/contract/base/identity/identity-endpoints';
import { leaveView, viewAs } from '@nidan/contract/base/identity/view-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { findSession, insertSession } from '../../../../kernel/access/session-rows.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { testPassword } from '../../../../testing/test-password.ts';

const managerOf = ({ lab }: LabWorld): string => lab.users.get('Manager')?.userId ?? '';

/** Another session of the manager. */
async function sessionIdOf(world: LabWorld): Promise<string> {
  const { db } = world.app.services;
  const token = await insertSession(db, { userId: managerOf(world), hours: 1 });
  return (await findSession(db, token, 3_600))?.sessionId ?? '';
}

export const identityCases: readonly RouteCase[] = [
  forRoute(ping).send(async () => ({})),
  forRoute(signIn).send(async () => ({
    body: {
      username: 'nobody.at.all',
      password: 'none of this is right',
      challenge: { token: 'nothing.of.this', answer: 4 },
    },
  })),
  forRoute(signInChallenge).send(async () => ({})),
  forRoute(proveIdentity).send(async () => ({ body: { password: testPassword } })),
  forRoute(changePassword).send(async () => ({
    body: { current: testPassword, next: 'seven quiet lamps' },
  })),
  forRoute(chooseLanguage).send(async () => ({ body: { language: 'mr' } })),
  forRoute(chooseStartView).send(async () => ({ body: { startView: 'samples' } })),
  forRoute(beginSecondFactor).send(async () => ({})),
  forRoute(confirmSecondFactor).send(async () => ({ body: { code: '000000' } })),
  forRoute(listSessions).send(async () => ({})),
  forRoute(endSession).send(async (world) => ({ params: { sessionId: await sessionIdOf(world) } })),
  forRoute(signOutEverywhere).send(async () => ({})),
  forRoute(currentSession).send(async () => ({})),
  forRoute(signOut).send(async () => ({})),
  forRoute(viewAs).send(async ({ app }) => {
    const { rows } = await app.as('Manager').ok(listRoles);
    return { body: { kind: 'role', id: rows[0]?.roleId ?? '' } };
  }),
  forRoute(viewAs).send(async ({ lab }) => ({
    body: { kind: 'person', id: lab.users.get('Technician')?.userId ?? '' },
  })),
  forRoute(leaveView).send(async () => ({})),
  forRoute(pickLab).send(async ({ lab }) => ({ body: { lId: lab.lId, locationId: lab.locationId } })),
];
