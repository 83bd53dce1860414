import type { FastifyInstance } from 'fastify';
import { jobsOfWorkers, schedule } from './jobs.ts';
import { operatorAdvice } from './features/base/identity/give-operator-sign-in.ts';
import type { Config } from './kernel/config.ts';
import type { ConnectionUrls } from './kernel/database/connections/connection-urls.ts';
import { timeIdsBy } from './kernel/database/new-id.ts';
import { openDatabase } from './kernel/database/connections/open-database.ts';
import { logSlowStatements } from './kernel/database/connections/log-slow-statements.ts';
import { watchDatabase } from './kernel/database/connections/watch-database.ts';
import { startDocumentPool } from './kernel/documents/document-pool.ts';
import { buildApp } from './kernel/http/build-app.ts';
import { startGateway } from './gateway/start-gateway.ts';
import { failureToLog } from './kernel/http/failure-to-log.ts';
import { DiskRoom } from './kernel/http/serving/disk-room.ts';
import { serveHealth } from './kernel/http/serving/serve-health.ts';
import { serveMetrics } from './kernel/http/serving/serve-metrics.ts';
import { serveWeb } from './kernel/http/serving/serve-web.ts';
import { startLiveFeed } from './kernel/live/live-feed.ts';
import { startWorker } from './kernel/jobs/start-worker.ts';
import { embeddedFolder } from './kernel/postgres/find-database.ts';
import { effects } from './effects.ts';
import { routes } from './routes.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly address: string;
  /** What to run before the platform operator can work; null when they can. */
  readonly advice: string | null;
  stop(): Promise<void>;
}

/** Serves API and web app on one port and works the job queue, on a database that is ready; a lab that is lived through in minutes brings its own clock. */
export async function startServer(
  config: Config,
  urls: ConnectionUrls,
  ownClock?: () => Date,
): Promise<RunningServer> {
  const documents = startDocumentPool({ size: config.documentWorkers });
  const db = openDatabase({ url: urls.appUrl, onError: () => undefined });
  const copy =
    config.databaseReadUrl === undefined
      ? {}
      : { copy: openDatabase({ url: config.databaseReadUrl, size: 4, onError: () => undefined }) };
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const watch = watchDatabase(db, urls.appUrl);
  await watch.looked;
  timeIdsBy(watch.clock.now);
  const clock = ownClock ?? ((): Date => new Date(watch.clock.now()));
  const live = startLiveFeed(urls.jobsUrl);
  const services = { db, ...copy, config, documents, live, endpoints, effects, clock };
  const disk = new DiskRoom(config.databaseUrl === null ? embeddedFolder(config) : null);
  const app = await buildApp({
    services,
    routes: config.servesPeople ? routes : [],
    disk,
  });
  const unlisten = logSlowStatements(app.log, config.slowStatementMs);
  serveHealth(app, watch, disk);
  const metrics = serveMetrics(app, { db, watch, token: config.metricsToken });
  if (config.servesPeople) await serveWeb(app);
  const address = await app.listen({ host: config.host, port: config.port });
  const onError = (error: unknown): void => app.log.error({ failure: failureToLog(error) }, 'job failed');
  const working = { jobsUrl: urls.jobsUrl, services, onError, onEnd: metrics.countJob };
  const workers = config.worksJobs
    ? [
        await startWorker({ ...working, jobs: jobsOfWorkers.bench }),
        await startWorker({ ...working, jobs: jobsOfWorkers.others, schedule }),
      ]
    : [];
  const gateway = config.mindsMachines ? startGateway({ services, jobsUrl: urls.jobsUrl, onError }) : null;
  return {
    app,
    address,
    advice: await operatorAdvice(services, config.operator),
    stop: async () => {
      await gateway?.stop();
      await live.stop();
      await app.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await documents.stop();
      await watch.stop();
      await copy.copy?.destroy();
      await db.destroy();
      unlisten();
    },
  };
}
