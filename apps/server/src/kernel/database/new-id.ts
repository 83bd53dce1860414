import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(10 * 256);
let used = pool.length;
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

let clock = Date.now;

/** Dates ids by another clock than the machine's, in epoch milliseconds: that of the database, which all its processes share. */
export function timeIdsBy(now: () => number): void {
  clock = now;
}

/** Milliseconds of the last id, and how many of the 4,096 places within them are taken. */
let lastTime = 0;
let sequence = 0;

function two(byte: number): string {
  return hex[byte] ?? '00';
}

/** The time of the next id: that of the clock, or the last one again while the clock stands still or goes back. */
function nextPlace(start: number): void {
  const now = Math.trunc(clock());
  if (now > lastTime) {
    lastTime = now;
    // The upper half stays free, so that a burst fits into its millisecond.
    sequence = start & 0x7ff;
  } else if (sequence < 0xfff) {
    sequence += 1;
  } else {
    lastTime += 1;
    sequence = start & 0x7ff;
  }
}

/**
 * A new UUID version 7 (RFC 9562, §6.2 method 1): 48 bits of milliseconds, a counter of 12 bits, then random bits. The ids of
 * a process grow with every call, so that rows made together stay in their order.
 */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const at = used;
  used += 10;
  const byte = (i: number) => pool[at + i] ?? 0;
  nextPlace((byte(0) << 8) | byte(1));
  const time = lastTime.toString(16).padStart(12, '0');
  const counter = sequence.toString(16).padStart(3, '0');
  const variant = two(0x80 | (byte(2) & 0x3f));
  const tail = [4, 5, 6, 7, 8, 9].map((i) => two(byte(i))).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}${two(byte(3))}-${tail}`;
}
