import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../../routes.ts';
import { billBody } from '../../../testing/order-bill.ts';
import { startTestApp, TestClient, type TestApp } from '../../../testing/test-app.ts';
import { buildApp } from '../../http/build-app.ts';
import { type DatabaseProxy, startDatabaseProxy, throughProxy } from '../../testing/database-proxy.ts';
import { sql } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import { openDatabase } from './open-database.ts';
import { type DatabaseWatch, watchDatabase } from './watch-database.ts';

let app: TestApp;
let proxy: DatabaseProxy;
let watch: DatabaseWatch;
let desk: TestClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  const { searchParams, port } = new URL(app.database.appUrl);
  proxy = await startDatabaseProxy({ socketDir: searchParams.get('host') ?? '', port: Number(port) });
  const url = throughProxy(app.database.appUrl, proxy);
  const db = openDatabase({ url, onError: () => undefined });
  watch = watchDatabase(db, url);
  const server = await buildApp({ services: { ...app.services, db }, routes });
  desk = new TestClient(server, 1, app.lab.users.get('Front desk')?.token ?? '');
  stop = async () => {
    await watch.stop();
    await server.close();
    await db.destroy();
    await proxy.stop();
    await app.close();
  };
});
afterAll(() => stop());

async function timed<T>(work: Promise<T>): Promise<{ value: T; seconds: number }> {
  const began = performance.now();
  const value = await work;
  return { value, seconds: (performance.now() - began) / 1_000 };
}

async function billsNamed(billId: string): Promise<number> {
  const { rows } = await inTransaction(app.db, 1, (db) =>
    sql`select from bill where l_id = 1 and bill_id = ${billId}`.execute(db),
  );
  return rows.length;
}

async function untilReachable(): Promise<number> {
  const began = performance.now();
  while (!watch.reachable) await wait(20);
  return (performance.now() - began) / 1_000;
}

const unavailable = { status: 503, body: { code: 'database-unavailable' }, headers: { 'retry-after': '2' } };

describe.each(['hole', 'cut'] as const)('a database behind a network that fails: %s', (mode) => {
  it('is told of within 5 s, at once from then on, and serves again with nothing doubled', async () => {
    await desk.ok(createBill, { body: await billBody(app, { testCodes: ['HB'] }) });
    const body = await billBody(app, { testCodes: ['HB'] });
    const key = body.billId;
    proxy.set(mode);
    const first = await timed(desk.call(createBill, { body, key }));
    expect(first.value).toMatchObject(unavailable);
    expect(first.seconds).toBeLessThan(5);
    await expect.poll(() => watch.reachable, { timeout: 10_000 }).toBe(false);
    const next = await timed(desk.call(createBill, { body, key }));
    expect(next.value).toMatchObject(unavailable);
    expect(next.seconds).toBeLessThan(2);

    proxy.set('pass');
    expect(await untilReachable()).toBeLessThan(5);
    const again = await desk.call(createBill, { body, key });
    expect(again.status).toBe(200);
    expect(await billsNamed(body.billId)).toBe(1);
  });
});

it('says which settings would lose answered writes', async () => {
  // The cluster of the tests has all of them off.
  await expect.poll(() => watch.unsafe).toEqual(['fsync', 'full_page_writes', 'synchronous_commit']);
});
