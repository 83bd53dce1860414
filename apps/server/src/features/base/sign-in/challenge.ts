import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../kernel/config.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { keyFor } from '../../../kernel/secrets/secret-key.ts';
import { useChallenge } from './sign-in-attempt-rows.ts';

const MINUTES = 5;

/** A sum that somebody who failed a few times answers before the next try. */
export interface Challenge {
  /** Signed, so that nothing of it is kept before it was answered. */
  readonly token: string;
  readonly left: number;
  readonly right: number;
}

export interface ChallengeAnswer {
  readonly token: string;
  readonly answer: number;
}

interface Signed {
  readonly challengeId: string;
  readonly expires: string;
  readonly sum: number;
}

function signatureOf(config: Config, { challengeId, expires, sum }: Signed): Buffer {
  return createHmac('sha256', keyFor(config, 'challenge'))
    .update(`${challengeId}.${expires}.${sum}`)
    .digest();
}

/** A new challenge; good for 5 minutes and one use. */
export function makeChallenge(config: Config, now: Date): Challenge {
  const [left, right] = [randomInt(2, 20), randomInt(2, 20)];
  const challengeId = newId();
  const expires = String(now.getTime() + MINUTES * 60_000);
  const signature = signatureOf(config, { challengeId, expires, sum: left + right }).toString('base64url');
  return { token: `${challengeId}.${expires}.${signature}`, left, right };
}

interface Check {
  readonly config: Config;
  readonly given: ChallengeAnswer;
  readonly now: Date;
}

/** Whether a challenge of ours is answered rightly, in time and for the first time; it cannot be answered again. */
export async function takeChallenge(db: Db, { config, given, now }: Check): Promise<boolean> {
  const [challengeId = '', expires = '', signature = ''] = given.token.split('.');
  const expected = signatureOf(config, { challengeId, expires, sum: given.answer });
  const found = Buffer.from(signature, 'base64url');
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return false;
  return Number(expires) > now.getTime() && useChallenge(db, challengeId, now);
}
