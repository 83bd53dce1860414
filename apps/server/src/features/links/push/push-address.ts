import { createECDH, createHash } from 'node:crypto';
import type { Config } from '../../../kernel/config.ts';
import { openBytes, sealBytes } from '../../../kernel/secrets/sealed-bytes.ts';
import { keyFor } from '../../../kernel/secrets/secret-key.ts';

/** Where a browser is told something, and by which keys only it can read it (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface WhoseAddress {
  readonly lId: number;
  readonly subscriptionId: string;
}

const keyOf = (config: Config): Buffer => keyFor(config, 'push subscriptions');
const aboutOf = ({ lId, subscriptionId }: WhoseAddress): string => `browser ${subscriptionId} of lab ${lId}`;

/** SHA-256 of the address of a browser, by which it is known without being told. */
export function fingerprintOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest();
}

/** Seals the address of a browser: who has it can write to that browser. */
export function sealAddress(config: Config, whose: WhoseAddress, address: PushAddress): Buffer {
  return sealBytes(keyOf(config), Buffer.from(JSON.stringify(address)), aboutOf(whose));
}

/** The address of a browser; throws when it was sealed for another one or by another installation. */
export function openAddress(config: Config, whose: WhoseAddress, sealed: Buffer): PushAddress {
  // as: sealed bytes are what sealAddress wrote, or do not open
  return JSON.parse(openBytes(keyOf(config), sealed, aboutOf(whose)).toString()) as PushAddress;
}

/** Whether a browser's public key is a point of P-256, without which nothing can be encrypted for it. */
export function isPublicKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    return curve.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
}
