import { codeAt, stepAt } from '@nidan/server/features/base/sign-in/totp';
import type { Page } from 'playwright-core';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as authenticators read it (RFC 4648). */
export function bytesOfSecret(shown: string): Buffer {
  const bits = Array.from(shown.replaceAll(' ', ''), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** An authenticator: each code is of a step of its own, as none is taken twice. */
export type Authenticator = () => string;

/**
 * Sets up a second factor for whoever has just signed in on a page: the session has shown it then. Answers the authenticator that their
 * next sign-in asks for.
 */
export async function showSecondFactor(page: Page, url: string): Promise<Authenticator> {
  const address = `${url}/api/login/second-factor`;
  const { secret } = await (await page.request.post(address)).json();
  const bytes = bytesOfSecret(String(secret));
  let last = 0;
  const authenticator = (): string => {
    last = Math.max(stepAt(new Date()), last + 1);
    return codeAt(bytes, last);
  };
  const answer = await page.request.put(address, { data: { code: authenticator() } });
  if (!answer.ok()) throw new Error(`The second factor was refused: ${await answer.text()}`);
  return authenticator;
}
