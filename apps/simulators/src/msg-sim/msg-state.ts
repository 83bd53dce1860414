import { randomBytes } from 'node:crypto';
import type { SimBrowser } from './push-crypto.ts';

/** Secrets that a lab and the simulated services share; invented, and good for nothing else. */
export interface MsgKeys {
  accessToken: string;
  appSecret: string;
  verifyToken: string;
  apiKey: string;
  smsWebhookSecret: string;
  mailUser: string;
  mailPassword: string;
}

export type SimChannel = 'whatsapp' | 'sms' | 'email' | 'push';

/** A message as its reader has it: once under its key, however often it came. */
export interface SimMessage {
  readonly id: string;
  readonly key: string;
  readonly channel: SimChannel;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** How often it came. */
  times: number;
  /** What was told of it, last. */
  status: string;
}

/** How the services behave: as on a good day unless told. */
export interface MsgFaults {
  /** Nobody answers. */
  isDown: boolean;
  /** An answer takes so long, in milliseconds. */
  slowMs: number;
  /** Takes nothing and answers 200 with an error in it. */
  lies: boolean;
  /** Tells each status so often. */
  copies: number;
  /** Tells the last status first. */
  isBackwards: boolean;
  /** Between two tellings, in milliseconds; null tells nothing by itself. */
  tellMs: number | null;
}

/** What the simulated services know: all of it in memory, gone with their end. */
export interface MsgState {
  readonly keys: MsgKeys;
  readonly faults: MsgFaults;
  readonly clock: () => number;
  /** By key. */
  readonly messages: Map<string, SimMessage>;
  /** Registered texts by their id, with {#var#} where something varies. */
  readonly smsTexts: Map<string, string>;
  /** How many variables an approved template has, by its name and language as `name/en`. */
  readonly whatsAppTemplates: Map<string, number>;
  /** Takes words that nobody registered. */
  takesUnknown: boolean;
  /** Browsers that let themselves be told something, by their names at the push service. */
  readonly browsers: Map<string, SimBrowser>;
  readonly media: Map<string, { readonly name: string; readonly bytes: number }>;
  /** Told of each message as it comes, before it is answered. */
  onTaken: (() => void) | null;
  /** Calls that came, as `POST /v23.0/1/messages`. */
  readonly calls: string[];
  /** Where each service tells what became of a message. */
  readonly webhooks: { whatsapp: string | null; sms: string | null };
}

/** A simulation that knows nobody yet. */
export function newMsgState(clock: () => number): MsgState {
  return {
    keys: {
      accessToken: 'simulated-access-token-0001',
      appSecret: 'simulated-app-secret-0001',
      verifyToken: 'simulated-verify-token-0001',
      apiKey: 'simulated-api-key-0001',
      smsWebhookSecret: 'simulated-sms-secret-0001',
      mailUser: 'reports@demo-lab.example.in',
      mailPassword: 'simulated-mail-password-0001',
    },
    faults: { isDown: false, slowMs: 0, lies: false, copies: 1, isBackwards: false, tellMs: 300 },
    clock,
    messages: new Map(),
    smsTexts: new Map(),
    whatsAppTemplates: new Map(),
    takesUnknown: false,
    browsers: new Map(),
    media: new Map(),
    onTaken: null,
    calls: [],
    webhooks: { whatsapp: null, sms: null },
  };
}

/** Takes a message in: once under its key. */
export function takeMessage(
  state: MsgState,
  message: Omit<SimMessage, 'id' | 'at' | 'times' | 'status'> & { readonly id?: string },
): SimMessage {
  state.onTaken?.();
  const known = state.messages.get(message.key);
  if (known !== undefined) {
    known.times += 1;
    return known;
  }
  const id = message.id ?? simName(message.channel);
  const taken: SimMessage = { ...message, id, at: state.clock(), times: 1, status: 'accepted' };
  state.messages.set(message.key, taken);
  return taken;
}

/** A name as the services make them. */
export function simName(prefix: string): string {
  return `${prefix}.${randomBytes(12).toString('hex')}`;
}

/** What stands at a path of a request that may be anything. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (Object.hasOwn(Object(part), name) ? Reflect.get(Object(part), name) : undefined),
    value,
  );
}

/** A text there; empty when there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}
