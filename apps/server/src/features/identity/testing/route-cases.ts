import {
  currentSession,
  pickLab,
  ping,
  proveIdentity,
  signIn,
  signInChallenge,
  signOut,
} from '@nidan/contract/identity/identity-endpoints';
import { testPassword } from '../../../testing/test-password.ts';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';

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
  forRoute(currentSession).send(async () => ({})),
  forRoute(signOut).send(async () => ({})),
  forRoute(pickLab).send(async ({ lab }) => ({ body: { lId: lab.lId, locationId: lab.locationId } })),
];
