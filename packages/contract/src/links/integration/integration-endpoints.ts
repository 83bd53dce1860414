import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { INTEGRATIONS } from '@nidan/domain/delivery/message-channels';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { Can, closed, Id, Instant, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';

const read = { module: 'labs', bits: PERMISSION.read } as const;
const update = { module: 'labs', bits: PERMISSION.update } as const;

export const IntegrationName = Type.Enum([...INTEGRATIONS]);

/** How a lab reaches a service; a secret is never shown again. */
export const IntegrationView = closed({
  integration: IntegrationName,
  state: Type.Enum(['not set up', 'off', 'paused', 'resting', 'on']),
  /** Empty where each call has an address of its own. */
  address: Type.String(),
  /** What is no secret, with an example of what it looks like. */
  options: Type.Array(closed({ name: Type.String(), value: Type.String(), example: Type.String() })),
  secrets: Type.Array(closed({ name: Type.String(), isSet: Type.Boolean() })),
  secretsSetAt: nullable(Instant),
  secretsSetBy: nullable(Type.String()),
  isOn: Type.Boolean(),
  pauseReason: nullable(Type.String()),
  /** When it is called again after nobody answered. */
  restsUntil: nullable(Instant),
  /** Where the service tells what became of a message; null for one that tells nothing. */
  webhookUrl: nullable(Type.String()),
  /** Messages that wait for it, and that failed over it in the last 24 hours. */
  waiting: Type.Integer(),
  failed: Type.Integer(),
  /** 0 while it is not set up. */
  version: Type.Integer({ minimum: 0 }),
  can: Can,
});
export type IntegrationView = Static<typeof IntegrationView>;

const one = closed({ integration: IntegrationName });

export const listIntegrations = defineEndpoint({
  method: 'GET',
  path: '/api/integration',
  summary: 'The services that bring messages, each with how it is',
  access: read,
  response: closed({ integrations: Type.Array(IntegrationView) }),
});

export const readIntegrationSettings = defineEndpoint({
  method: 'GET',
  path: '/api/integration/settings/get',
  summary: 'How the lab reaches one service, without its secrets',
  access: read,
  query: one,
  response: IntegrationView,
});

/** A secret that is taken and never told again. */
const Secret = Type.String({ minLength: 8, maxLength: 600, pattern: '^\\S+$' });

export const changeIntegrationSettings = defineEndpoint({
  method: 'POST',
  path: '/api/integration/settings',
  summary: 'Sets how the lab reaches a service; a secret that is left out stays',
  access: update,
  stepUp: true,
  body: closed({
    integration: IntegrationName,
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    address: Type.String({ maxLength: 300 }),
    options: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), Type.String({ maxLength: 200 })),
    secrets: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), Secret),
    isOn: Type.Boolean(),
  }),
  response: IntegrationView,
});

export const pauseIntegration = defineEndpoint({
  method: 'POST',
  path: '/api/integration/pause',
  summary: 'Lets nothing go out over a service until it is let go on; what waits is kept',
  access: update,
  body: closed({ integration: IntegrationName, version: Version, reason: Reason }),
  response: IntegrationView,
});

export const resumeIntegration = defineEndpoint({
  method: 'POST',
  path: '/api/integration/resume',
  summary: 'Lets a paused service go on with what waits',
  access: update,
  body: closed({ integration: IntegrationName, version: Version }),
  response: IntegrationView,
});

/** What became of one version of a thing in another system. */
export const LogView = closed({
  logId: Id,
  integration: IntegrationName,
  entityKind: Type.String(),
  entityId: Id,
  entityVersion: Type.Integer(),
  outcome: Type.Integer(),
  outcomeLabel: Type.String(),
  tries: Type.Integer(),
  firstAt: Instant,
  lastAt: Instant,
  /** What the other side calls it; null until it took it. */
  reference: nullable(Type.String()),
  /** Why the last try failed, as a code; null where it did not. */
  problem: nullable(Type.String()),
  can: Can,
});
export type LogView = Static<typeof LogView>;

export const listIntegrationLogs = defineEndpoint({
  method: 'GET',
  path: '/api/integration/logs',
  summary: 'What became of messages in other systems, latest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    integration: Type.Optional(IntegrationName),
    outcome: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
    entityId: Type.Optional(Id),
  }),
  response: pageOf(LogView),
});

export const readIntegrationLog = defineEndpoint({
  method: 'GET',
  path: '/api/integration/logs/get',
  summary:
    'One of them with each call: what was asked and answered, without secrets and without who it was about',
  access: read,
  query: closed({ logId: Id }),
  response: closed({
    log: LogView,
    calls: Type.Array(
      closed({
        tryNo: Type.Integer(),
        at: Instant,
        tookMs: Type.Integer(),
        request: Type.String(),
        status: nullable(Type.Integer()),
        answer: nullable(Type.String()),
        problem: nullable(Type.String()),
      }),
    ),
  }),
});

export const repostLog = defineEndpoint({
  method: 'POST',
  path: '/api/integration/logs/repost',
  summary: 'Sends what failed once more, under the same key',
  access: update,
  body: closed({ logId: Id }),
  response: LogView,
});

const ofLab = closed({ lab: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
/** What a service may tell at most, in bytes. */
const LARGEST_TELLING = 262_144;
const taken = closed({ taken: Type.Literal(true) });

export const confirmWhatsAppWebhook = defineEndpoint({
  method: 'GET',
  path: '/api/integration/whatsapp/webhook/:lab',
  summary:
    'Proves to WhatsApp that this address is the lab: answers its challenge where the token is the lab’s',
  access: 'public',
  perMinute: 60,
  params: ofLab,
  query: closed({
    'hub.mode': Type.Literal('subscribe'),
    'hub.verify_token': Type.String({ maxLength: 600 }),
    'hub.challenge': Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' }),
  }),
  response: Type.String(),
  produces: 'text/plain; charset=utf-8',
});

export const takeWhatsAppTelling = defineEndpoint({
  method: 'POST',
  path: '/api/integration/whatsapp/webhook/:lab',
  summary: 'What WhatsApp tells of messages, signed over its very bytes; told again it changes nothing',
  access: 'public',
  takesRawBody: true,
  perMinute: 6_000,
  bodyLimit: LARGEST_TELLING,
  params: ofLab,
  response: taken,
});

export const takeSmsTelling = defineEndpoint({
  method: 'POST',
  path: '/api/integration/sms/webhook/:lab',
  summary:
    'What the SMS gateway of a lab tells of messages, signed over its very bytes; told again it changes nothing',
  access: 'public',
  takesRawBody: true,
  perMinute: 6_000,
  bodyLimit: LARGEST_TELLING,
  params: ofLab,
  response: taken,
});
