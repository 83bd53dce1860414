import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one that are taken: clocks of phones are a little off. */
const DRIFT = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The step of 30 s that a moment lies in (RFC 6238). */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000 / STEP_SECONDS);
}

/** The code of a step: HMAC-SHA-1, six digits unless told (RFC 4226 §5.3, RFC 6238). */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step near `moment` that a code belongs to, null when to none. Each step is compared, so that the time tells nothing. */
export function stepOfCode(secret: Buffer, code: string, moment: Date): number | null {
  const now = stepAt(moment);
  let found: number | null = null;
  for (let step = now - DRIFT; step <= now + DRIFT; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** Bytes as base32 without padding (RFC 4648), the form that authenticators take a secret in. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

/** The address that an authenticator reads from a QR code. */
export function enrolmentUri(secret: Buffer, username: string): string {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer: 'Nidan',
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/Nidan:${encodeURIComponent(username)}?${query.toString()}`;
}
