import {
  changeIntegrationSettings,
  listIntegrationLogs,
  listIntegrations,
  pauseIntegration,
  readIntegrationLog,
  readIntegrationSettings,
  resumeIntegration,
} from '@nidan/contract/links/integration/integration-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { noteTry } from '../integration-rows.ts';

const INVENTED = {
  integration: 'sms',
  address: 'https://graph.facebook.com/sms',
  options: { sender: 'NIDANL', entityId: '1101000000000000001' },
  secrets: { apiKey: 'invented-api-key', webhookSecret: 'invented-webhook-secret' },
  isOn: false,
} as const;

const manager = ({ app }: LabWorld) => app.as('Manager');
const one = { query: { integration: 'sms' } } as const;

async function setUp(world: LabWorld) {
  const { version } = await manager(world).ok(readIntegrationSettings, one);
  const { isOn: _, ...setting } = INVENTED;
  return manager(world).ok(changeIntegrationSettings, { body: { ...setting, version, isOn: true } });
}

/** The service on and not paused. */
async function going(world: LabWorld) {
  const setting = await setUp(world);
  if (setting.state !== 'paused') return setting;
  return manager(world).ok(resumeIntegration, { body: { integration: 'sms', version: setting.version } });
}

/** A call that failed, of a thing that is not there; answers the id of its log. */
export async function failedCall(world: LabWorld, entityId = newId()): Promise<string> {
  const { lId } = world.lab;
  const at = new Date();
  await inTransaction(world.app.db, lId, (db) =>
    noteTry(db, lId, {
      integration: 'sms',
      entityKind: 'message',
      entityId,
      entityVersion: 1,
      key: `case.${newId()}`,
      verb: 'post',
      problem: 'refused',
      reference: null,
      at,
      tookMs: 12,
      request: 'POST /messages {}',
      status: 400,
      answer: '{}',
    }),
  );
  const { rows } = await manager(world).ok(listIntegrationLogs, { query: { entityId } });
  return rows[0]?.logId ?? '';
}

export const integrationCases: readonly RouteCase[] = [
  forRoute(listIntegrations).send(async () => ({})),
  forRoute(readIntegrationSettings).send(async () => one),
  forRoute(changeIntegrationSettings).send(async (world) => {
    const { version } = await manager(world).ok(readIntegrationSettings, one);
    return { body: { ...INVENTED, version } };
  }),
  forRoute(pauseIntegration).send(async (world) => {
    const { version } = await going(world);
    return { body: { integration: 'sms', version, reason: 'Texts are being approved' } };
  }),
  forRoute(resumeIntegration).send(async (world) => {
    const setting = await going(world);
    const body = {
      integration: 'sms',
      version: setting.version,
      reason: 'Texts are being approved',
    } as const;
    const { version } = await manager(world).ok(pauseIntegration, { body });
    return { body: { integration: 'sms', version } };
  }),
  forRoute(listIntegrationLogs).send(async (world) => {
    const entityId = newId();
    await failedCall(world, entityId);
    return { query: { entityId, integration: 'sms', outcome: 2 } };
  }),
  forRoute(readIntegrationLog).send(async (world) => ({ query: { logId: await failedCall(world) } })),
];
