import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurn } from './hash-turns.ts';

const argon2Later = promisify(argon2);
const derive = (...given: Parameters<typeof argon2Later>) => inTurn(() => argon2Later(...given));
// One of OWASP's minima for argon2id: 46 MiB, one pass, one lane. With 19 MiB and two passes each thread of the pool would
// keep its memory for ever, 135 MB in all: glibc gives back at once only what is larger than 32 MiB.
const cost = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 } as const;

/** Throws `sign-in-busy` when too many hashes wait already. Hash of a password as `argon2id$<memory KiB>$<passes>$<salt>$<tag>`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: Buffer.from(password, 'utf8'), nonce });
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), tag.toString('base64url')].join(
    '$',
  );
}

/** Whether a stored text is a hash that a password could match. */
export function isPasswordHash(stored: string): boolean {
  return stored.startsWith('argon2id$');
}

/** Whether a password matches a stored hash; a hash of another form never matches. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, memory, passes, salt, tag] = stored.split('$');
  if (kind !== 'argon2id' || salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64url');
  const found = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: 1,
    tagLength: expected.length,
    message: Buffer.from(password, 'utf8'),
    nonce: Buffer.from(salt, 'base64url'),
  });
  return timingSafeEqual(expected, found);
}
