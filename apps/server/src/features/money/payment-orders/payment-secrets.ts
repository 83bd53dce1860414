import type { Config } from '../../../kernel/config.ts';
import { openBytes, sealBytes } from '../../../kernel/secrets/sealed-bytes.ts';
import { keyFor } from '../../../kernel/secrets/secret-key.ts';

const keyOf = (config: Config): Buffer => keyFor(config, 'payments');

/** What a lab and its gateway know and nobody else. */
export interface GatewaySecrets {
  readonly keySecret: string;
  readonly webhookSecret: string;
}

const SEPARATOR = '\n';

/** Seals the secrets of a lab's gateway: those of one lab open for no other. */
export function sealGateway(
  config: Config,
  lId: number,
  { keySecret, webhookSecret }: GatewaySecrets,
): Buffer {
  const plain = Buffer.from(`${keySecret}${SEPARATOR}${webhookSecret}`);
  return sealBytes(keyOf(config), plain, `gateway of lab ${lId}`);
}

/** The secrets of a lab's gateway; throws when they were sealed for another lab or by another installation. */
export function openGateway(config: Config, lId: number, sealed: Buffer): GatewaySecrets {
  const [keySecret = '', webhookSecret = ''] = openBytes(keyOf(config), sealed, `gateway of lab ${lId}`)
    .toString()
    .split(SEPARATOR);
  return { keySecret, webhookSecret };
}

/** Seals the security token of a card terminal. */
export function sealTerminal(config: Config, terminalId: string, token: string): Buffer {
  return sealBytes(keyOf(config), Buffer.from(token), `terminal ${terminalId}`);
}

/** The security token of a card terminal. */
export function openTerminal(config: Config, terminalId: string, sealed: Buffer): string {
  return openBytes(keyOf(config), sealed, `terminal ${terminalId}`).toString();
}

const SHOWN = 4;
/** Of a shorter one even four letters tell too much. */
const LONG_ENOUGH = 16;

/** A secret as it is shown: its last letters, which tell it from another one; empty when there is none. */
export function maskSecret(secret: string): string {
  if (secret === '') return '';
  return secret.length < LONG_ENOUGH ? '••••' : `••••${secret.slice(-SHOWN)}`;
}
