import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Hash of a password as `argon2id$<memory KiB>$<passes>$<salt>$<tag>`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: Buffer.from(password, 'utf8'), nonce });
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), tag.toString('base64url')].join(
    '$',
  );
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
