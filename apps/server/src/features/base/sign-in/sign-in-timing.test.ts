import { currentSession, signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashPassword } from './password-hash.ts';

/** A difference that is there stays, however often it is measured; the noise of a busy machine does not. */
const ROUNDS = 40;
const MOST_ROUNDS = 240;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // At the cost of real passwords: the ones of the test labs are cheaper.
  const password_hash = await hashPassword('lamp oak river');
  await asOwner(app, async (owner) => {
    await owner
      .updateTable('login_user')
      .set({ password_hash })
      .where('username', '=', 'technician.1')
      .execute();
    // As programs have it: no password fits.
    await owner
      .updateTable('login_user')
      .set({ password_hash: 'none' })
      .where('username', '=', 'manager.1')
      .execute();
  });
});
afterAll(() => app.close());

/** Milliseconds that something takes. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds that a refused sign-in takes. */
async function refusedAfter(username: string): Promise<number> {
  await app.db.deleteFrom('sign_in_attempt').execute();
  return millisecondsOf(async () => {
    const answer = await app.asNobody().call(signIn, { body: { username, password: 'something else' } });
    if (answer.status !== 401) throw new Error(`${username} was answered ${answer.status}`);
  });
}

const MEASURES = {
  unknown: (n: number) => refusedAfter(`nobody.${n % 10}`),
  wrong: () => refusedAfter('technician.1'),
  program: () => refusedAfter('manager.1'),
  hash: () => millisecondsOf(() => hashPassword('something else')),
  /** Refused as well, and without a hash: what leaving it out would look like. */
  hashless: () => millisecondsOf(() => app.asNobody().call(currentSession, {})),
};
type Measure = keyof typeof MEASURES;
// as: keys of the object above
const NAMES = Object.keys(MEASURES) as Measure[];

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

/** By how many milliseconds `a` takes longer than `b`, of pairs: the Hodges–Lehmann estimate, the median of the means of all pairs of differences. */
function shiftOf(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((took, n) => took - (b[n] ?? Number.NaN));
  return median(differences.flatMap((one, i) => differences.slice(i).map((other) => (one + other) / 2)));
}

it('who is refused a sign-in waits the same, give or take a fifth of a hash, whether the account is known or not', async () => {
  const took: Record<Measure, number[]> = { unknown: [], wrong: [], program: [], hash: [], hashless: [] };
  const shareOfHash = (measure: Measure) =>
    Math.abs(shiftOf(took[measure], took.unknown)) / median(took.hash);
  const isAlike = (measure: Measure) => shareOfHash(measure) < 0.2;
  for (let n = 0; n < ROUNDS || (n < MOST_ROUNDS && !(isAlike('wrong') && isAlike('program'))); n += 1) {
    // In turns, and each at each place as often: the machine's other work meets all alike.
    const turn = n % NAMES.length;
    for (const name of [...NAMES.slice(turn), ...NAMES.slice(0, turn)]) {
      took[name].push(await MEASURES[name](n));
    }
  }
  expect({ wrong: shareOfHash('wrong'), alike: isAlike('wrong') }).toMatchObject({ alike: true });
  expect({ program: shareOfHash('program'), alike: isAlike('program') }).toMatchObject({ alike: true });
  // The control: a check that left the hash out is told.
  expect(shareOfHash('hashless')).toBeGreaterThan(0.5);
}, 180_000);
