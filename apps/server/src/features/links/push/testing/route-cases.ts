import {
  endPushSubscription,
  keepPushSubscription,
  listPushSubscriptions,
} from '@nidan/contract/links/push/push-endpoints';
import {
  changeIntegrationSettings,
  readIntegrationSettings,
} from '@nidan/contract/links/integration/integration-endpoints';
import { createECDH, randomBytes } from 'node:crypto';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

/** A browser that nobody has, at a push service that is known. */
function browser() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
    p256dh: curve.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    device: 'Invented browser',
  };
}

async function switchedOn({ app }: LabWorld): Promise<void> {
  const manager = app.as('Manager');
  const { version, isOn } = await manager.ok(readIntegrationSettings, { query: { integration: 'push' } });
  if (isOn) return;
  const options = { contact: 'desk@lab.example.in' };
  await manager.ok(changeIntegrationSettings, {
    body: { integration: 'push', version, address: '', options, secrets: {}, isOn: true },
  });
}

export const pushCases: readonly RouteCase[] = [
  forRoute(listPushSubscriptions).send(async () => ({})),
  forRoute(keepPushSubscription).send(async (world) => {
    await switchedOn(world);
    return { body: browser() };
  }),
  forRoute(endPushSubscription).send(async (world) => {
    await switchedOn(world);
    const { subscriptions } = await world.app.as('Manager').ok(keepPushSubscription, { body: browser() });
    return { params: { subscriptionId: subscriptions[0]?.subscriptionId ?? '' } };
  }),
];
