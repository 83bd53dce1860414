import { readDemoStanding } from './demo/demo-standing.ts';
import { seedDemoWeek } from './demo/seed-demo-week.ts';
import { demoWork } from './demo/lab/demo-lab.ts';
import { demoSignIns } from './demo/lab/demo-people.ts';
import { seedDemoLab } from './demo/lab/seed-demo-lab.ts';
import type { Config } from './kernel/config.ts';
import {
  type ConnectionUrls,
  embeddedUrls,
  externalUrls,
} from './kernel/database/connections/connection-urls.ts';
import { awaitDatabase } from './kernel/database/await-database.ts';
import { prepareDatabase } from './kernel/database/prepare-database.ts';
import { withClient } from './kernel/database/connections/with-client.ts';
import { startEmbeddedPostgres } from './kernel/postgres/embedded-postgres.ts';
import { embeddedFolder } from './kernel/postgres/find-database.ts';

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
    await awaitDatabase(config.databaseUrl, { say });
    return externalUrls({
      databaseUrl: config.databaseUrl,
      databaseAppUrl: config.databaseAppUrl,
      databaseJobsUrl: config.databaseJobsUrl,
    });
  }
  const starting = startEmbeddedPostgres({
    dataDir: embeddedFolder(config),
    archiveDir: config.archiveDir,
    onLost: ({ now, reason }) => {
      if (now === 'back') say(`The database ended (${reason}) and runs again`);
      else if (now === 'without room') say('The disk is full. The database starts again when there is room');
      else onDatabaseGone(reason);
    },
  });
  // Noted before it runs, so that a signal during the start leaves no server behind.
  started.push(async () => (await starting).stop());
  return embeddedUrls(await starting);
}

/** Fills an empty database with the demo lab; takes its week up again where an earlier start was interrupted. */
async function fillDemoLab(config: Config, urls: ConnectionUrls, say: Preparation['say']): Promise<void> {
  const standing = await readDemoStanding(urls);
  if (standing === 'empty') {
    say('Setting up the demo lab …');
    await seedDemoLab(urls, demoWork);
    say('Filling it with a week of work …');
  }
  if (standing === 'begun') say('Going on with the demo lab, which an earlier start left unfinished …');
  if (standing === 'empty' || standing === 'begun') await seedDemoWeek(config, urls);
}

/** One server at a time: another one that starts on the same database waits, and finds the lab filled. */
async function prepareDemoLab(config: Config, urls: ConnectionUrls, say: Preparation['say']): Promise<void> {
  await withClient(urls.adminUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('nidan demo'))");
    await fillDemoLab(config, urls, say);
  });
}

/** Brings up the database, its schema and, in an empty one, the demo lab. */
export async function prepareNidan(config: Config, preparation: Preparation): Promise<PreparedNidan> {
  const { say } = preparation;
  const urls = await findDatabase(config, preparation);
  const applied = await prepareDatabase(urls);
  if (applied.length > 0) say(`Applied ${applied.length} migrations`);
  if (config.demo) await prepareDemoLab(config, urls, say);
  return { urls, signIns: config.demo ? demoSignIns : [] };
}
