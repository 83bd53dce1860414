import { join } from 'node:path';
import { seedDemoWeek } from './demo/seed-demo-week.ts';
import { demoSignIns } from './features/demo/demo-people.ts';
import { seedDemoLab } from './features/demo/seed-demo-lab.ts';
import type { Config } from './kernel/config.ts';
import { type ConnectionUrls, embeddedUrls, externalUrls } from './kernel/database/connection-urls.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { prepareDatabase } from './kernel/database/prepare-database.ts';
import { startEmbeddedPostgres } from './kernel/postgres/embedded-postgres.ts';

export interface PreparedNidan {
  readonly urls: ConnectionUrls;
  /** The demo lab's users and their password, when this database holds the demo lab. */
  readonly signIns: readonly string[];
}

interface Preparation {
  readonly say: (line: string) => void;
  /** Gets what must be stopped at the end, as soon as it runs. */
  readonly started: (() => Promise<void>)[];
  /** The embedded database ended too often to be started again. */
  readonly onDatabaseGone: (reason: string) => void;
}

async function findDatabase(
  config: Config,
  { say, started, onDatabaseGone }: Preparation,
): Promise<ConnectionUrls> {
  if (config.databaseUrl !== null) {
    return externalUrls({
      databaseUrl: config.databaseUrl,
      databaseAppUrl: config.databaseAppUrl,
      databaseJobsUrl: config.databaseJobsUrl,
    });
  }
  const starting = startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    onLost: ({ back, reason }) => {
      if (back) say(`The database ended (${reason}) and runs again`);
      else onDatabaseGone(reason);
    },
  });
  // Noted before it runs, so that a signal during the start leaves no server behind.
  started.push(async () => (await starting).stop());
  return embeddedUrls(await starting);
}

async function holdsALab(urls: ConnectionUrls): Promise<boolean> {
  const db = openDatabase({ url: urls.appUrl, size: 1, onError: () => undefined });
  try {
    return (await db.selectFrom('lab').select('l_id').limit(1).executeTakeFirst()) !== undefined;
  } finally {
    await db.destroy();
  }
}

/** Brings up the database, its schema and, in an empty one, the demo lab. */
export async function prepareNidan(config: Config, preparation: Preparation): Promise<PreparedNidan> {
  const { say } = preparation;
  const urls = await findDatabase(config, preparation);
  const applied = await prepareDatabase(urls);
  if (applied.length > 0) say(`Applied ${applied.length} migrations`);
  if (config.demo && !(await holdsALab(urls))) {
    say('Setting up the demo lab …');
    await seedDemoLab(urls);
    await seedDemoWeek(config, urls);
  }
  return { urls, signIns: config.demo ? demoSignIns : [] };
}
