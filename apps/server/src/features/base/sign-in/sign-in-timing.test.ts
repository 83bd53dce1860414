import { signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashPassword } from './password-hash.ts';

const TRIES = 100;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // At the cost of real passwords: the ones of the test labs are cheaper.
  const password_hash = await hashPassword('lamp oak river');
  await asOwner(app, (owner) =>
    owner.updateTable('login_user').set({ password_hash }).where('username', '=', 'technician.1').execute(),
  );
});
afterAll(() => app.close());

/** Milliseconds that a refused sign-in takes. */
async function refusedAfter(username: string): Promise<number> {
  await app.db.deleteFrom('sign_in_attempt').execute();
  const began = performance.now();
  const answer = await app.asNobody().call(signIn, { body: { username, password: 'something else' } });
  const took = performance.now() - began;
  if (answer.status !== 401) throw new Error(`${username} was answered ${answer.status}`);
  return took;
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

/** Share of pairs in which one of `a` took longer than one of `b`: 0.5 when nothing tells them apart (Mann-Whitney's U over nm). */
function longerShare(a: readonly number[], b: readonly number[]): number {
  const longer = a.reduce((sum, one) => sum + b.filter((other) => one > other).length, 0);
  return longer / (a.length * b.length);
}

it('a wrong password and an unknown user take the same time, as far as a rank test can tell', async () => {
  const wrong: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    // In turns, and each first as often: the machine's other work meets both alike.
    const pair = [
      async () => wrong.push(await refusedAfter('technician.1')),
      async () => unknown.push(await refusedAfter(`nobody.${n % 10}`)),
    ];
    for (const measure of n % 2 === 0 ? pair : pair.toReversed()) await measure();
  }
  // Of two samples of 100 that differ in nothing, one in 30,000 gives a share outside 0.33 to 0.67.
  const share = longerShare(wrong, unknown);
  expect({ share, between: share > 0.33 && share < 0.67 }).toMatchObject({ between: true });
  // The control: a check that left the hash out would be told at once.
  const hash = median(unknown);
  const hashless = unknown.map((took) => took - hash * 0.8);
  expect(longerShare(wrong, hashless)).toBeGreaterThan(0.67);
}, 180_000);
