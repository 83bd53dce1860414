import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type DatabaseProxy, startDatabaseProxy, throughProxy } from '../testing/database-proxy.ts';
import { freePort } from '../testing/free-port.ts';
import { awaitDatabase } from './await-database.ts';

let app: TestApp;
let proxy: DatabaseProxy;
beforeAll(async () => {
  app = await startTestApp();
  const { searchParams, port } = new URL(app.database.jobsUrl);
  proxy = await startDatabaseProxy({ socketDir: searchParams.get('host') ?? '', port: Number(port) });
});
afterAll(async () => {
  await proxy.stop();
  await app.close();
});

describe('awaitDatabase', () => {
  test('waits for a database that comes', async () => {
    const said: string[] = [];
    proxy.set('cut');
    const waiting = awaitDatabase(throughProxy(app.database.jobsUrl, proxy), {
      say: (line) => {
        said.push(line);
        proxy.set('pass');
      },
    });
    await waiting;
    expect(said).toHaveLength(1);
  });

  test('gives up in the end', async () => {
    const url = `postgresql://nobody@127.0.0.1:${await freePort()}/none`;
    const tried = awaitDatabase(url, { say: () => undefined, longestMs: 100 });
    await expect(tried).rejects.toThrow('ECONNREFUSED');
  });

  test.each([
    ['/no_such_database', ''],
    ['/postgres', 'nobody_here'],
  ])('leaves to the start what a server refuses that answers: %s %s', async (pathname, username) => {
    const url = Object.assign(new URL(app.database.jobsUrl), { pathname });
    if (username !== '') url.username = username;
    const said: string[] = [];
    await awaitDatabase(url.href, { say: (line) => said.push(line) });
    expect(said).toEqual([]);
  });
});
