import { Writable } from 'node:stream';
import { ping } from '@nidan/contract/base/identity/identity-endpoints';
import { defineEndpoint } from '@nidan/contract/kernel/endpoint';
import { Done } from '@nidan/contract/kernel/shapes';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../routes.ts';
import { startTestApp, TestClient, type TestApp } from '../../../testing/test-app.ts';
import { buildApp } from '../build-app.ts';
import { implementOpen } from '../route.ts';
import { DiskRoom } from './disk-room.ts';
import { serveHealth } from './serve-health.ts';
import { serveMetrics } from './serve-metrics.ts';

const save = defineEndpoint({
  method: 'POST',
  path: '/api/test/save',
  summary: 'Saves something',
  access: 'public',
  response: Done,
});
const token = 'only-the-monitor-has-this';
const watch = { reachable: true, unsafe: [] as string[] };

let app: TestApp;
let server: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
  server = await buildApp({ services: app.services, routes });
  serveHealth(server, watch, new DiskRoom(null));
  serveMetrics(server, { db: app.db, watch, token }).countJob('seal-events', new Error('no'));
});
afterAll(async () => {
  await server.close();
  await app.close();
});

async function metrics(authorization?: string) {
  return server.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
}

describe('/health', () => {
  it('says that the process runs, whatever the database does', async () => {
    watch.reachable = false;
    expect((await server.inject('/health/live')).json()).toEqual({ live: true });
  });

  it.each([
    [{ reachable: false, unsafe: [] }, 'the database does not answer'],
    [
      { reachable: true, unsafe: ['synchronous_commit'] },
      'synchronous_commit of the database is off: what was answered could be lost',
    ],
  ])('is not ready: %j', async (state, why) => {
    Object.assign(watch, state);
    const answer = await server.inject('/health/ready');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toEqual({ ready: false, why: [why] });
  });

  it('is not ready once the disk was full, which the log says too, until something is saved', async () => {
    Object.assign(watch, { reachable: true, unsafe: [] });
    const disk = new DiskRoom(null);
    let logged = '';
    const logTo = new Writable({
      write: (part, _, done) => {
        logged += String(part);
        done();
      },
    });
    const full = implementOpen(ping, async () => {
      throw Object.assign(new Error('could not extend file'), { code: '53100' });
    });
    const saved = implementOpen(save, async () => ({ done: true }));
    const filled = await buildApp({ services: app.services, routes: [full, saved], logTo, disk });
    serveHealth(filled, watch, disk);
    expect((await filled.inject('/health/ready')).statusCode).toBe(200);
    expect((await filled.inject(ping.path)).statusCode).toBe(507);
    const answer = await filled.inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { ready: false, why: ['the disk is full: nothing can be saved'] },
    ]);
    expect(logged).toContain('the disk is full: nothing was saved');
    expect((await filled.inject({ method: 'POST', url: save.path })).statusCode).toBe(200);
    expect((await filled.inject('/health/ready')).statusCode).toBe(200);
    await filled.close();
  });

  it('is ready with a database that answers and keeps what it was given', async () => {
    Object.assign(watch, { reachable: true, unsafe: [] });
    const answer = await server.inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ready: true }]);
  });
});

describe('/metrics', () => {
  it.each([undefined, 'Bearer wrong', token, `Bearer ${token} `])('is not there for %s', async (shown) => {
    const answer = await metrics(shown);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not-found' }]);
  });

  it('is not there at all unless a token is set', async () => {
    const closed = await buildApp({ services: app.services, routes });
    serveMetrics(closed, { db: app.db, watch, token: null });
    const answer = await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
    expect(answer.statusCode).toBe(404);
    await closed.close();
  });

  it('tells of requests by route and status, of connections and of jobs, and nothing that was asked for', async () => {
    const manager = new TestClient(server, 1, app.lab.users.get('Manager')?.token ?? '');
    await manager.ok(listBills, { query: { q: 'Zubeida' } });
    const { body, headers } = await metrics(`Bearer ${token}`);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toMatch(
      /nidan_http_request_seconds_count\{method="GET",route="\/api\/bills",status="200"\} 1\n/,
    );
    expect(body).toMatch(/nidan_database_connections\{pool="reads",state="idle"\} [1-9]/);
    expect(body).toContain('nidan_database_reachable 1');
    expect(body).toContain('nidan_jobs_total{task="seal-events",outcome="failed"} 1');
    expect(body).not.toContain('Zubeida');
  });
});
