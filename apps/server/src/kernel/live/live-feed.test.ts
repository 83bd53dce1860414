import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type DatabaseProxy, startDatabaseProxy, throughProxy } from '../testing/database-proxy.ts';
import { type LiveFeed, startLiveFeed } from './live-feed.ts';
import type { Follower, Heard } from './live-hub.ts';

let app: TestApp;
let proxy: DatabaseProxy;
let here: LiveFeed;
let there: LiveFeed;

beforeEach(async () => {
  app = await startTestApp();
  const { searchParams, port } = new URL(app.database.jobsUrl);
  proxy = await startDatabaseProxy({ socketDir: searchParams.get('host') ?? '', port: Number(port) });
  here = startLiveFeed(app.database.jobsUrl);
  there = startLiveFeed(throughProxy(app.database.jobsUrl, proxy));
});
afterEach(async () => {
  await here.stop();
  await there.stop();
  await proxy.stop();
  await app.close();
});

/** What comes next, or null after so long. */
function next(follower: Follower, ms = 5_000): Promise<Heard | null> {
  return follower.next(AbortSignal.timeout(ms));
}

/** Both processes listen. */
async function listening(followers: readonly Follower[]): Promise<void> {
  await vi.waitFor(
    async () => {
      here.tell(9, ['LAB']);
      for (const follower of followers) expect(await next(follower, 300)).not.toBeNull();
    },
    { timeout: 10_000 },
  );
}

it('tells every process of a change, the one that made it too, and each lab its own', async () => {
  const probes = [here.follow(9, null), there.follow(9, null)];
  await listening(probes);
  const [own, other, ofOtherLab] = [here.follow(1, null), there.follow(1, null), there.follow(2, null)];
  here.tell(1, ['BILL', 'PAYMENT']);
  here.tell(1, ['BILL', 'BILL_TEST']);
  const told = new Set(['BILL', 'PAYMENT', 'BILL_TEST']);
  expect(await next(own)).toEqual(told);
  expect(await next(other)).toEqual(told);
  expect(await next(ofOtherLab, 300)).toBeNull();
});

it('says that something may have been missed when it could not hear for a while', async () => {
  const probes = [here.follow(9, null), there.follow(9, null)];
  await listening(probes);
  const follower = there.follow(1, null);
  proxy.set('cut');
  here.tell(1, ['BILL']);
  await wait(300);
  proxy.set('pass');
  expect(await next(follower)).toBe('missed');
});

it('tells of whatever fits no single message', async () => {
  const probes = [here.follow(9, null), there.follow(9, null)];
  await listening(probes);
  const followers = Array.from({ length: 600 }, (_, lab) => there.follow(1_000 + lab, null));
  for (let lab = 0; lab < 600; lab += 1) here.tell(1_000 + lab, ['BILL', 'PAYMENT', 'PATIENT']);
  const heard = await Promise.all(followers.map((follower) => next(follower)));
  expect(heard.filter((one) => one === null)).toEqual([]);
});
