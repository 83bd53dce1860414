import { saveTemplate } from '@nidan/contract/links/delivery/template-endpoints';
import { changeIntegrationSettings } from '@nidan/contract/links/integration/integration-endpoints';
import type { MessageChannel } from '@nidan/domain/delivery/message-channels';
import { asRegistered } from '@nidan/domain/delivery/own-template';
import { type MsgSim, startMsgSim } from '@nidan/simulators/msg-sim/msg-sim';
import type { SimMessage } from '@nidan/simulators/msg-sim/msg-state';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { Services } from '../../../../kernel/http/services.ts';
import { asMember } from '../../../../kernel/jobs/as-member.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { deliverMessages } from '../deliver-messages.ts';
import type { OutgoingMessage } from '../message-draft.ts';
import { messagesOf, type SentMessage } from '../messages.query.ts';
import { queueMessage } from '../queue-message.ts';
import { setLabSwitch } from '../../../../testing/lab-settings.ts';

/** A lab that sends over simulated services, and the jobs between them, run when a test says so. */
export interface DeliveryDesk {
  readonly app: TestApp;
  readonly sim: MsgSim;
  readonly services: Services;
  /** Moves the clock of the lab. */
  later(minutes: number): void;
  asDesk<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** Queues a message to a patient with a telephone and an address about nothing that is there, and answers it. */
  queue(message?: Partial<OutgoingMessage>): Promise<OutgoingMessage>;
  /** Runs the job of a channel, as the worker does. */
  run(channel: MessageChannel): Promise<void>;
  /** What is known of the message about a thing. */
  told(message: Pick<OutgoingMessage, 'entityId'>): Promise<SentMessage>;
  /** What its readers have. */
  inbox(message: Pick<OutgoingMessage, 'entityId'>): SimMessage[];
  close(): Promise<void>;
}

/** The body of an SMS of the lab, and the id under which it is registered. */
export const SMS_BODY = '{lab}: the report for {labNo} is ready. {verify}';
export const SMS_ID = '1107161234567890123';

/** Settings of the simulated services, as a lab types them. */
export function simSettings({ url, smtpUrl, state: { keys } }: MsgSim) {
  return [
    {
      integration: 'whatsapp',
      address: `${url}/v23.0`,
      options: { phoneNumberId: '104857600000000' },
      secrets: { accessToken: keys.accessToken, appSecret: keys.appSecret, verifyToken: keys.verifyToken },
    },
    {
      integration: 'sms',
      address: `${url}/sms`,
      options: { sender: 'NIDANL', entityId: '1101000000000000001' },
      secrets: { apiKey: keys.apiKey, webhookSecret: keys.smsWebhookSecret },
    },
    {
      integration: 'email',
      address: smtpUrl,
      options: { from: 'reports@demo-lab.example.in', username: keys.mailUser },
      secrets: { password: keys.mailPassword },
    },
  ] as const;
}

/** A message to a patient with a telephone and an address about nothing that is there. */
function usualMessage(notBefore: Date): OutgoingMessage {
  return {
    kind: 'report',
    entityId: newId(),
    version: 1,
    recipient: {
      kind: 'patient',
      id: newId(),
      name: 'Ravi Pandit',
      phone: '9876543210',
      email: 'ravi@example.in',
    },
    channels: ['whatsapp', 'sms', 'email'],
    priority: 1,
    notBefore,
    template: 'report',
    language: 'en',
    facts: {
      lab: 'Kothrud Main Lab',
      labNo: 'KT2011250137',
      verify: 'https://lab.example.in/verify/7Hq2mZ',
      name: 'Ravi Pandit',
      reportNo: 'KT2011250137/1',
    },
    document: null,
    billId: null,
  };
}

async function setUp(app: TestApp, sim: MsgSim): Promise<void> {
  const manager = app.as('Manager');
  for (const setting of simSettings(sim)) {
    await manager.ok(changeIntegrationSettings, { body: { version: 0, isOn: true, ...setting } });
  }
  const words = { name: 'report', language: 'en', subject: '', category: 'service', version: 0 } as const;
  const sms = { body: SMS_BODY, registeredId: SMS_ID, registeredText: asRegistered(SMS_BODY) };
  await manager.ok(saveTemplate, { body: { ...words, channel: 'sms', ...sms } });
  const whatsapp = { body: SMS_BODY, registeredId: 'report_ready', registeredText: null };
  await manager.ok(saveTemplate, { body: { ...words, channel: 'whatsapp', ...whatsapp } });
  sim.state.smsTexts.set(SMS_ID, asRegistered(SMS_BODY));
  sim.state.whatsAppTemplates.set('report_ready/en', 3);
}

export async function startDeliveryDesk(): Promise<DeliveryDesk> {
  const app = await startTestApp();
  let ahead = 0;
  const clock = (): Date => new Date(Date.now() + ahead);
  const sim = await startMsgSim();
  // Tests tell what is told.
  sim.state.faults.tellMs = null;
  // The app reads the same configuration, so that its manager may name the stand-ins.
  Object.assign(app.services.config, { messageTargets: sim.targets, messagePatienceMs: 1_000 });
  const services: Services = { ...app.services, clock };
  await setUp(app, sim);
  await setLabSwitch(app, 'unsendSeconds', 0);
  const userId = app.lab.users.get('Front desk')?.userId ?? '';
  const asDesk: DeliveryDesk['asDesk'] = (work) =>
    asMember(services, { lId: 1, userId, requestId: newId() }, work);
  return {
    app,
    sim,
    services,
    later: (minutes) => {
      ahead += minutes * 60_000;
    },
    asDesk,
    queue: async (of = {}) => {
      const message: OutgoingMessage = { ...usualMessage(clock()), ...of };
      await asDesk((ctx) => queueMessage(ctx, message));
      return message;
    },
    run: (channel) => deliverMessages(services, { lId: 1, channel }),
    told: async ({ entityId }) => {
      const found = await asDesk((ctx) => messagesOf(ctx.db, 1, { kind: 'report', entityIds: [entityId] }));
      const [message] = found.get(entityId) ?? [];
      if (message === undefined) throw new Error('Nobody was told of this');
      return message;
    },
    inbox: ({ entityId }) => [...sim.state.messages.values()].filter(({ key }) => key.includes(entityId)),
    close: async () => {
      await sim.stop();
      await app.close();
    },
  };
}
