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

const SMS = {
  integration: 'sms',
  address: 'https://graph.facebook.com/sms',
  options: { sender: 'NIDANL', entityId: '1101000000000000001' },
  secrets: { apiKey: 'invented-api-key', webhookSecret: 'invented-webhook-secret' },
} as const;
const WHATSAPP = {
  integration: 'whatsapp',
  address: 'https://graph.facebook.com/v23.0',
  options: { phoneNumberId: '104857600000000' },
  secrets: {
    accessToken: 'invented-access-token',
    appSecret: 'invented-app-secret',
    verifyToken: 'invented-verify-token',
  },
} as const;
const EMAIL = {
  integration: 'email',
  address: 'smtps://smtp.gmail.com:465',
  options: { from: 'lab@people.example.in', username: 'lab@people.example.in' },
  secrets: { password: 'invented-password' },
} as const;

const manager = ({ app }: LabWorld) => app.as('Manager');
const reason = 'Texts are being approved';

/** A service that is on and not paused; each case has one of its own, so that none changes the version of another. */
async function going(world: LabWorld, service: typeof SMS | typeof WHATSAPP) {
  const { integration } = service;
  const { version } = await manager(world).ok(readIntegrationSettings, { query: { integration } });
  const setting = await manager(world).ok(changeIntegrationSettings, {
    body: { ...service, version, isOn: true },
  });
  if (setting.state !== 'paused') return setting;
  return manager(world).ok(resumeIntegration, { body: { integration, version: setting.version } });
}

/** A call that failed, of a message or else of a thing that is no message; answers the id of its log. */
export async function failedCall(world: LabWorld, messageId?: string): Promise<string> {
  return failedCallOf(world, messageId === undefined ? 'thing' : 'message', messageId ?? newId());
}

async function failedCallOf(world: LabWorld, entityKind: string, entityId: string): Promise<string> {
  const { lId } = world.lab;
  const at = new Date();
  await inTransaction(world.app.db, lId, (db) =>
    noteTry(db, lId, {
      integration: 'sms',
      entityKind,
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
  forRoute(readIntegrationSettings).send(async () => ({ query: { integration: 'sms' } })),
  forRoute(changeIntegrationSettings).send(async (world) => {
    const query = { integration: 'email' } as const;
    const { version } = await manager(world).ok(readIntegrationSettings, { query });
    return { body: { ...EMAIL, version, isOn: false } };
  }),
  forRoute(pauseIntegration).send(async (world) => {
    const { version } = await going(world, SMS);
    return { body: { integration: 'sms', version, reason } };
  }),
  forRoute(resumeIntegration).send(async (world) => {
    const setting = await going(world, WHATSAPP);
    const body = { integration: 'whatsapp', version: setting.version, reason } as const;
    const { version } = await manager(world).ok(pauseIntegration, { body });
    return { body: { integration: 'whatsapp', version } };
  }),
  forRoute(listIntegrationLogs).send(async (world) => {
    const entityId = newId();
    await failedCallOf(world, 'thing', entityId);
    return { query: { entityId, integration: 'sms', outcome: 2 } };
  }),
  forRoute(readIntegrationLog).send(async (world) => ({ query: { logId: await failedCall(world) } })),
];
