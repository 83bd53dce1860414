import { resolve, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './kernel/config.ts';
import { embeddedUrls } from './kernel/database/connection-urls.ts';
import { withClient } from './kernel/database/with-client.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { findOffences } from './kernel/invariants/find-offences.ts';
import { readInvariants } from './kernel/invariants/invariant-files.ts';
import { reportOffences } from './kernel/invariants/report-offences.ts';
import { startEmbeddedPostgres } from './kernel/postgres/embedded-postgres.ts';
import { runningAddress } from './kernel/postgres/running-address.ts';

async function check(url: string): Promise<void> {
  const offences = await withClient(url, (client) => findOffences(client, readInvariants()));
  process.stdout.write(`${reportOffences(offences)}\n`);
  if (offences.some(({ count }) => count > 0)) process.exitCode = 1;
}

/** The database of a data folder: of the server that runs there, or of one that is started for the check and stopped after it. */
async function checkEmbedded(dataDir: string): Promise<void> {
  const running = runningAddress(dataDir);
  if (running !== null) return check(embeddedUrls(running).adminUrl);
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    await check(embeddedUrls(server).adminUrl);
  } finally {
    await server.stop();
  }
}

const { values } = parseArgs({ options: { database: { type: 'string' } } });
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const url = values.database ?? databaseUrl;
  await (url === null ? checkEmbedded(resolve(join(dataDir, 'postgres'))) : check(url));
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
