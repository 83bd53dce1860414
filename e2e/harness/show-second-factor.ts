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

/** Sets up a second factor for whoever has just signed in on a page: the session has shown it then. Their next sign-in asks for it. */
export async function showSecondFactor(page: Page, url: string): Promise<void> {
  const address = `${url}/api/login/second-factor`;
  const { secret } = await (await page.request.post(address)).json();
  const code = codeAt(bytesOfSecret(String(secret)), stepAt(new Date()));
  const answer = await page.request.put(address, { data: { code } });
  if (!answer.ok()) throw new Error(`The second factor was refused: ${await answer.text()}`);
}
