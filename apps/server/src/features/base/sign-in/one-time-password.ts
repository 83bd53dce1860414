import { randomPassword } from '@nidan/domain/identity/random-password';
import { randomInt } from 'node:crypto';
import { hashPassword } from './password-hash.ts';

/** A password that is told once, in person, and must be changed at the first sign-in; only its hash is kept. */
export interface OneTimePassword {
  readonly password: string;
  readonly passwordHash: string;
}

/** Makes one (spec §9 "Random password"). Hashing takes its turn: not inside a transaction. Throws `sign-in-busy`. */
export async function makeOneTimePassword(): Promise<OneTimePassword> {
  const password = randomPassword((below) => randomInt(below));
  return { password, passwordHash: await hashPassword(password) };
}
