import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_OF_SHA256 = /^[0-9a-f]{64}$/u;

/** True when `signature` is the HMAC-SHA256 of exactly these bytes in hexadecimal; in a time that tells nothing of where it differs. */
export function isSignedBy(secret: string, bytes: Buffer, signature: unknown): boolean {
  const made = createHmac('sha256', secret).update(bytes).digest();
  const given =
    typeof signature === 'string' && HEX_OF_SHA256.test(signature) ? Buffer.from(signature, 'hex') : null;
  return given !== null && timingSafeEqual(made, given);
}
