import { saveTemplate } from '@nidan/contract/links/delivery/template-endpoints';
import { changeIntegrationSettings } from '@nidan/contract/links/integration/integration-endpoints';
import { keepPushSubscription } from '@nidan/contract/links/push/push-endpoints';
import { listDispatches, markDispatched, markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { asRegistered } from '@nidan/domain/delivery/own-template';
import type { Language } from '@nidan/domain/enumerations/bills';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import type { MessageTemplateName } from '@nidan/domain/messages/message-template';
import { wordsAsTemplate } from '@nidan/domain/messages/words-as-template';
import type { MessageSimulator } from '../../kernel/config.ts';
import type { Services } from '../../kernel/http/services.ts';
import type { DemoLifeOfPatients } from '../demo-bills.ts';
import type { DemoClient } from '../demo-client.ts';
import { once } from '../once.ts';

const REGISTERED = [
  'report',
  'amendedReport',
  'due',
  'bill',
] as const satisfies readonly MessageTemplateName[];
/** Ids as operators give them: the words of each message and language have one. */
const FIRST_ID = 1_107_161_234_567_800_000n;

function bodyOf(name: MessageTemplateName, channel: 'sms' | 'whatsapp', language: Language) {
  const { body } = wordsAsTemplate({ name, channel, language });
  const at = REGISTERED.findIndex((one) => one === name) * LANGUAGES.length + LANGUAGES.indexOf(language);
  const template = name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  const which = { name, channel, language, subject: '', body, category: 'service', version: 0 } as const;
  return channel === 'sms'
    ? { ...which, registeredId: String(FIRST_ID + BigInt(at)), registeredText: asRegistered(body) }
    : { ...which, registeredId: `nidan_${template}`, registeredText: null };
}

type Settings = Omit<BodyOf<typeof changeIntegrationSettings>, 'version' | 'isOn'>;

/** How the demo lab reaches the stand-ins; null while none run, so that nothing waits for nobody. */
function settingsOf({ url, smtpUrl, keys }: MessageSimulator): Settings[] {
  const key = (name: string): string => keys[name] ?? '';
  return [
    {
      integration: 'whatsapp',
      address: `${url}/v23.0`,
      options: { phoneNumberId: '104857600000000' },
      secrets: {
        accessToken: key('accessToken'),
        appSecret: key('appSecret'),
        verifyToken: key('verifyToken'),
      },
    },
    {
      integration: 'sms',
      address: `${url}/sms`,
      options: { sender: 'NIDANL', entityId: '1101000000000000001' },
      secrets: { apiKey: key('apiKey'), webhookSecret: key('smsWebhookSecret') },
    },
    {
      integration: 'email',
      address: smtpUrl,
      options: { from: key('mailUser'), username: key('mailUser') },
      secrets: { password: key('mailPassword') },
    },
    { integration: 'push', address: '', options: { contact: key('mailUser') }, secrets: {} },
  ];
}

const MOST_SENT = 6;

/** Sends some reports that wait at the desk, over WhatsApp and, where that brings nothing, as an SMS or by mail. */
async function sendSome(desk: DemoClient): Promise<void> {
  const ways = ['whatsapp', 'sms', 'email'] as const;
  const printed = await once(desk, 'messages printed', {
    endpoint: markPrinted,
    body: async () => {
      const { rows } = await desk.call(listDispatches, { query: { status: 1, limit: 50 } });
      const free = rows.filter(({ can }) => can.includes('markPrinted')).slice(0, MOST_SENT);
      if (free.length === 0) return null;
      return { reports: free.map(({ reportId, version }) => ({ reportId, version })) };
    },
  });
  if (printed === null) return;
  const reports = printed.rows.map(({ reportId, version }) => ({ reportId, version }));
  await desk.call(markDispatched, { as: 'messages sent', body: { reports, channels: [...ways] } });
}

interface DemoSending {
  readonly manager: DemoClient;
  readonly services: Pick<Services, 'config'>;
}

/** The words of the demo lab, and where the stand-ins run beside it, messages on their way to them. */
export async function keepDemoMessages(
  { staff }: DemoLifeOfPatients,
  { manager, services }: DemoSending,
): Promise<void> {
  for (const name of REGISTERED) {
    for (const channel of ['sms', 'whatsapp'] as const) {
      for (const language of LANGUAGES) {
        const body = bodyOf(name, channel, language);
        await manager.call(saveTemplate, { as: `words ${name} ${channel} ${language}`, body });
      }
    }
  }
  const { messageSimulator } = services.config;
  if (messageSimulator === null) return;
  for (const setting of settingsOf(messageSimulator)) {
    const body = { ...setting, version: 0, isOn: true };
    await manager.call(changeIntegrationSettings, { as: `service ${setting.integration}`, body });
  }
  const device = 'Simulated browser';
  await manager.call(keepPushSubscription, { as: 'browser', body: { ...messageSimulator.browser, device } });
  await sendSome(staff.frontDesk);
}
