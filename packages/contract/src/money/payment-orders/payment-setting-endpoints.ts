import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { Can, closed, Id, Instant, nullable, page, pageOf, ShortText, Version } from '../../kernel/shapes.ts';

const readLab = { module: 'labs', bits: PERMISSION.read } as const;
const updateLab = { module: 'labs', bits: PERMISSION.update } as const;

/** A secret that is taken and never told again. */
const Secret = Type.String({ minLength: 8, maxLength: 200, pattern: '^\\S+$' });

/** When a secret was set last, and by whom. */
const SecretSet = nullable(closed({ at: Instant, by: Type.String() }));

/** How the lab signs in to its gateway; a secret shows its last four letters. */
export const GatewayView = closed({
  /** Empty while the lab has none. */
  keyId: Type.String(),
  keySecret: Type.String(),
  webhookSecret: Type.String(),
  keySecretSet: SecretSet,
  webhookSecretSet: SecretSet,
  /** Whether patients can be asked through it. */
  isOpen: Type.Boolean(),
  /** Where the gateway sends its events. */
  webhookUrl: Type.String(),
  changedAt: nullable(Instant),
  changedBy: nullable(Type.String()),
  /** 0 while the lab has none. */
  version: Type.Integer({ minimum: 0 }),
});
export type GatewayView = Static<typeof GatewayView>;

export const readGateway = defineEndpoint({
  method: 'GET',
  path: '/api/pg/gateway',
  summary: 'How the lab signs in to its payment gateway, secrets masked',
  access: readLab,
  response: GatewayView,
});

export const changeGateway = defineEndpoint({
  method: 'POST',
  path: '/api/pg/gateway',
  summary: 'Sets how the lab signs in to its payment gateway; a secret that is left out stays',
  access: updateLab,
  stepUp: true,
  body: closed({
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    keyId: Type.String({ minLength: 8, maxLength: 60, pattern: '^[A-Za-z0-9_]+$' }),
    keySecret: Type.Optional(Secret),
    webhookSecret: Type.Optional(Secret),
    isOpen: Type.Boolean(),
  }),
  response: GatewayView,
});

/** A card terminal by the settings of the specification (spec §3 "Card terminal settings"). */
export const TerminalView = closed({
  terminalId: Id,
  name: Type.String(),
  locationId: Id,
  location: Type.String(),
  merchantId: Type.String(),
  securityToken: Type.String(),
  storePosCode: Type.String(),
  imei: Type.String(),
  status: Type.String(),
  statusLabel: Type.String(),
  version: Version,
  can: Can,
});
export type TerminalView = Static<typeof TerminalView>;

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
const Code = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

export const listTerminals = defineEndpoint({
  method: 'GET',
  path: '/api/pg/terminals',
  summary: 'Card terminals of the lab by name, security tokens masked',
  access: readLab,
  query: closed({ ...page, locationId: Type.Optional(Id) }),
  response: pageOf(TerminalView),
});

export const listUsableTerminals = defineEndpoint({
  method: 'GET',
  path: '/api/pg/orders/ways',
  summary:
    'How patients can be asked for money where the caller works: whether a gateway is open, and which terminals',
  access: { module: 'payments', bits: PERMISSION.create },
  response: closed({
    gateway: Type.Boolean(),
    terminals: Type.Array(closed({ terminalId: Id, name: ShortText })),
  }),
});

const fields = {
  name: Name,
  locationId: Id,
  merchantId: Code,
  storePosCode: Code,
  imei: Type.String({ pattern: '^[A-Za-z0-9-]{6,40}$' }),
};

export const addTerminal = defineEndpoint({
  method: 'POST',
  path: '/api/pg/terminals',
  summary: 'Adds a card terminal to a place of the lab',
  access: updateLab,
  stepUp: true,
  body: closed({ terminalId: Id, ...fields, securityToken: Secret }),
  response: TerminalView,
});

export const changeTerminal = defineEndpoint({
  method: 'PUT',
  path: '/api/pg/terminals',
  summary: 'Changes a card terminal or takes it out of use; a security token that is left out stays',
  access: updateLab,
  stepUp: true,
  body: closed({
    terminalId: Id,
    version: Version,
    ...fields,
    securityToken: Type.Optional(Secret),
    isEnabled: Type.Boolean(),
  }),
  response: TerminalView,
});
