import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(10 * 256);
let used = pool.length;
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function two(byte: number): string {
  return hex[byte] ?? '00';
}

/** A new UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits, so that keys grow with time. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const at = used;
  used += 10;
  const byte = (i: number) => pool[at + i] ?? 0;
  const time = Date.now().toString(16).padStart(12, '0');
  const version = two(0x70 | (byte(0) & 0x0f));
  const variant = two(0x80 | (byte(2) & 0x3f));
  const tail = [4, 5, 6, 7, 8, 9].map((i) => two(byte(i))).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}${two(byte(1))}-${variant}${two(byte(3))}-${tail}`;
}
