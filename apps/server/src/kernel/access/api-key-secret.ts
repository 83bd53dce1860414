import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'nidan_';
/** 256 bits as base64url. */
const SECRET = /nidan_[A-Za-z0-9_-]{43}/u;
const BEARER = /^Bearer (nidan_[A-Za-z0-9_-]{43})$/u;
/** Names under which a key is put into an address by mistake. */
const NAMES = /[?&](?:api[-_]?key|key|access[-_]?token|authorization|bearer|secret)=/iu;

export interface ApiKeySecret {
  /** Told once, to whoever made it. */
  readonly secret: string;
  readonly hash: Buffer;
}

function hashOf(secret: string): Buffer {
  // 256 random bits cannot be guessed: a slow hash would protect nothing more.
  return createHash('sha256').update(secret).digest();
}

/** A new key with the hash that is kept of it. */
export function newApiKeySecret(): ApiKeySecret {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOf(secret) };
}

/** The hash of the key in an `Authorization` header, or null when there is no key in it. */
export function apiKeyHashOf(authorization: string | undefined): Buffer | null {
  const secret = BEARER.exec(authorization ?? '')?.[1];
  return secret === undefined ? null : hashOf(secret);
}

/** True when an address carries a key, or a field that is meant for one: addresses stand in logs and histories (ASVS 14.2.1). */
export function carriesKey(address: string): boolean {
  return SECRET.test(address) || NAMES.test(address);
}
