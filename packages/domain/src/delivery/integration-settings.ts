import type { Integration } from './message-channels.ts';

/** One field of how a service is set up: what it must look like, with an example that does. */
export interface IntegrationField {
  readonly pattern: RegExp;
  readonly example: string;
}

export interface IntegrationShape {
  /** Where the service is called; null where each call has an address of its own. */
  readonly address: { readonly schemes: readonly string[]; readonly usual: string } | null;
  /** What is no secret. */
  readonly options: Readonly<Record<string, IntegrationField>>;
  /** What is kept sealed and never shown again. */
  readonly secrets: readonly string[];
}

const HTTP = ['https:', 'http:'] as const;
const EMAIL = /^[^\s<>"'@,;]+@[^\s<>"'@,;]+\.[a-z]{2,}$/iu;

/** How each service is set up (integrations research 6.9 to 6.11). */
export const INTEGRATION_SHAPES: Readonly<Record<Integration, IntegrationShape>> = {
  whatsapp: {
    address: { schemes: HTTP, usual: 'https://graph.facebook.com/v23.0' },
    options: { phoneNumberId: { pattern: /^\d{5,20}$/u, example: '104857600000000' } },
    secrets: ['accessToken', 'appSecret', 'verifyToken'],
  },
  sms: {
    address: { schemes: HTTP, usual: 'https://sms.example.in/v1' },
    options: {
      sender: { pattern: /^(?:[A-Z]{6}|\d{6})$/u, example: 'NIDANL' },
      entityId: { pattern: /^\d{19}$/u, example: '1101000000000000001' },
    },
    secrets: ['apiKey', 'webhookSecret'],
  },
  email: {
    address: { schemes: ['smtps:', 'smtp:'], usual: 'smtps://smtp.gmail.com:465' },
    options: {
      from: { pattern: EMAIL, example: 'reports@lab.example.in' },
      username: { pattern: /^\S{1,120}$/u, example: 'reports@lab.example.in' },
    },
    secrets: ['password'],
  },
  // Its keys are those of the installation: a browser takes those of one sender alone (RFC 8292).
  push: {
    address: null,
    options: { contact: { pattern: EMAIL, example: 'desk@lab.example.in' } },
    secrets: [],
  },
};

const MAIL_HOSTS = ['smtp.gmail.com', 'smtp.office365.com', 'smtp.zoho.in'];

/** Public services that any lab may name, mail servers with the ports of TLS too; the house lists others (`MESSAGE_TARGETS`). */
export const PUBLIC_TARGETS: readonly string[] = [
  'graph.facebook.com',
  ...MAIL_HOSTS.flatMap((host) => [host, `${host}:465`, `${host}:587`]),
];

export type SettingFault =
  | { readonly at: string; readonly code: 'unknown' | 'missing' }
  | { readonly at: string; readonly code: 'malformed'; readonly example: string };

/** What is wrong with the fields of a service, one entry a field; empty: nothing. */
export function settingFaults(
  integration: Integration,
  options: Readonly<Record<string, string>>,
): SettingFault[] {
  const shape = INTEGRATION_SHAPES[integration].options;
  const unknown = Object.keys(options).filter((at) => !Object.hasOwn(shape, at));
  return [
    ...unknown.map((at) => ({ at, code: 'unknown' }) as const),
    ...Object.entries(shape).flatMap(([at, { pattern, example }]): SettingFault[] => {
      const given = options[at] ?? '';
      if (given === '') return [{ at, code: 'missing' }];
      return pattern.test(given) ? [] : [{ at, code: 'malformed', example }];
    }),
  ];
}

/** An address as the list of targets knows it: a mail server by its name and port. Null: none, or of no scheme that fits the service. */
export function targetOfAddress(integration: Integration, address: string): string | null {
  const { address: shape } = INTEGRATION_SHAPES[integration];
  const url = URL.parse(address);
  if (url === null || shape?.schemes.includes(url.protocol) !== true) return null;
  return url.protocol.startsWith('smtp') ? address.replace(/^smtps?:/u, 'https:') : address;
}
