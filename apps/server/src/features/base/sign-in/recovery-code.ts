import { randomBytes } from 'node:crypto';
import { hashPassword } from './password-hash.ts';
import { base32 } from './totp.ts';

const CODES = 10;
/** Letters that say which code it is, and are no secret. */
const NAME_LETTERS = 4;
/** Bits of the secret part: 80, as sixteen letters and digits; with the name they make 100. */
const CODE_BYTES = 13;
const LETTERS = 20;

/** A recovery code, and what is kept of it. */
export interface RecoveryCode {
  /** As it is shown once: ABCD-2345-… */
  readonly code: string;
  readonly name: string;
  readonly hash: string;
}

/** The two parts of a code as somebody typed it, in whatever letters and groups. */
export function partsOfCode(typed: string): { readonly name: string; readonly secret: string } {
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return { name: plain.slice(0, NAME_LETTERS), secret: plain.slice(NAME_LETTERS) };
}

/** Ten codes of different names, hashed as passwords are: one after the other, so that nobody waits for all of them. */
export async function makeRecoveryCodes(): Promise<readonly RecoveryCode[]> {
  const codes = new Map<string, RecoveryCode>();
  while (codes.size < CODES) {
    const plain = base32(randomBytes(CODE_BYTES)).slice(0, LETTERS);
    const { name, secret } = partsOfCode(plain);
    if (codes.has(name)) continue;
    const code = plain.replaceAll(/.{4}(?=.)/g, '$&-');
    codes.set(name, { code, name, hash: await hashPassword(secret) });
  }
  return [...codes.values()];
}
