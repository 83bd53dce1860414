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

  test('does not wait where waiting does not help', async () => {
    const url = new URL(app.database.jobsUrl);
    url.pathname = '/no_such_database';
    const said: string[] = [];
    await expect(awaitDatabase(url.href, { say: (line) => said.push(line) })).rejects.toThrow(
      'no_such_database',
    );
    expect(said).toEqual([]);
  });
});
