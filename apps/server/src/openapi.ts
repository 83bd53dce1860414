import { effects } from './effects.ts';
import { readConfig } from './kernel/config.ts';
import { openDatabase } from './kernel/database/connections/open-database.ts';
import { startDocumentPool } from './kernel/documents/document-pool.ts';
import { buildApp } from './kernel/http/build-app.ts';
import { localFeed } from './kernel/live/live-feed.ts';
import { routes } from './routes.ts';

// Pools and document workers open on first use: nothing is started here.
const services = {
  db: openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', onError: () => undefined }),
  config: readConfig({ LOG_LEVEL: 'error' }),
  documents: startDocumentPool({ size: 1 }),
  live: localFeed(),
  effects,
  endpoints: routes.map(({ endpoint }) => endpoint),
  clock: () => new Date(),
};
const app = await buildApp({ services, routes });
await app.ready();
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
