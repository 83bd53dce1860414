import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Db, poolCounts } from '../../database/connections/open-database.ts';
import type { DatabaseWatch } from '../../database/connections/watch-database.ts';
import { refuse } from '../refuse.ts';

interface MetricsParts {
  readonly db: Db;
  readonly watch: Pick<DatabaseWatch, 'reachable'>;
  /** What a reader must show as `Authorization: Bearer …`; null serves no metrics. */
  readonly token: string | null;
}

export interface Metrics {
  /** Counts a job that has ended, by its task; `error` is what it failed with. */
  readonly countJob: (task: string, error: unknown) => void;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares without telling by its time how much of a guess was right. */
function isShown(header: string | undefined, token: string): boolean {
  return timingSafeEqual(sha256(header ?? ''), sha256(`Bearer ${token}`));
}

/** Routes are counted by their pattern, never by the address that was asked: that one carries ids. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'nidan_http_request_seconds',
    help: 'Seconds from the request to its answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

function tellOfDatabase(registry: Registry, { db, watch }: MetricsParts): void {
  const reachable = new Gauge({
    name: 'nidan_database_reachable',
    help: '1 while the database answers',
    registers: [],
    collect: (): void => {
      reachable.set(watch.reachable ? 1 : 0);
    },
  });
  const connections = new Gauge({
    name: 'nidan_database_connections',
    help: 'Connections of each pool by what they do, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect: (): void => {
      for (const [pool, { open, idle, waiting }] of Object.entries(poolCounts(db))) {
        connections.set({ pool, state: 'busy' }, open - idle);
        connections.set({ pool, state: 'idle' }, idle);
        connections.set({ pool, state: 'waited for' }, waiting);
      }
    },
  });
  registry.registerMetric(reachable);
  registry.registerMetric(connections);
}

/** Serves /metrics in the text form of Prometheus to whoever shows the token: figures of the process and no data of a lab. */
export function serveMetrics(app: FastifyInstance, parts: MetricsParts): Metrics {
  const { token } = parts;
  if (token === null) return { countJob: () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  tellOfDatabase(registry, parts);
  const jobs = new Counter({
    name: 'nidan_jobs_total',
    help: 'Jobs that have ended, by task and outcome',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isShown(request.headers.authorization, token)) throw refuse('not-found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    countJob: (task, error) =>
      jobs.inc({ task, outcome: error === undefined || error === null ? 'done' : 'failed' }),
  };
}
