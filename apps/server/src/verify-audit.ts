import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readKeptEnds } from './features/audit/chain-end-file.ts';
import { checkChain } from './features/audit/check-chain.ts';
import { chainLines } from './features/audit/chain-lines.ts';
import { readConfig } from './kernel/config.ts';
import { type ConnectionUrls, embeddedUrls, externalUrls } from './kernel/database/connection-urls.ts';
import { inTransaction } from './kernel/database/in-transaction.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { startEmbeddedPostgres } from './kernel/postgres/embedded-postgres.ts';
import { runningAddress } from './kernel/postgres/running-address.ts';

/*
 * `npm run -s audit:verify [-- --database <url>] [--ends <file>]` proves the audit trail of every lab and says what was edited,
 * removed, inserted, reordered or cut. Ends with 0 when all chains are whole, 1 when one is not, 2 when it could not look.
 */

interface Found {
  readonly urls: ConnectionUrls;
  readonly release: () => Promise<void>;
}

async function nothingToRelease(): Promise<void> {}

async function findDatabase(given: string | undefined): Promise<Found> {
  const config = readConfig(process.env);
  const databaseUrl = given ?? config.databaseUrl;
  const release = nothingToRelease;
  if (databaseUrl !== null) {
    const { databaseAppUrl, databaseJobsUrl } = config;
    return { urls: externalUrls({ databaseUrl, databaseAppUrl, databaseJobsUrl }), release };
  }
  const dataDir = resolve(join(config.dataDir, 'postgres'));
  const running = runningAddress(dataDir);
  if (running !== null) return { urls: embeddedUrls(running), release };
  const server = await startEmbeddedPostgres({ dataDir });
  return { urls: embeddedUrls(server), release: () => server.stop() };
}

async function verify(): Promise<boolean> {
  const { values } = parseArgs({ options: { database: { type: 'string' }, ends: { type: 'string' } } });
  const { ends, unreadable } = await readKeptEnds(values.ends ?? readConfig(process.env).auditFile);
  const { urls, release } = await findDatabase(values.database);
  // As the role that may bypass nothing: each lab is read under its own row-level security.
  const db = openDatabase({ url: urls.appUrl, size: 2, onError: () => undefined });
  try {
    const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
    const known = new Set([...labs.map(({ l_id }) => l_id), ...ends.map(({ lId }) => lId)]);
    let isWhole = true;
    for (const lId of known) {
      const report = await checkChain((read) => inTransaction(db, lId, read), lId, ends);
      isWhole &&= report.breaks.length === 0;
      for (const line of chainLines(report, ends)) process.stdout.write(`${line}\n`);
    }
    if (unreadable > 0) process.stdout.write(`${unreadable} lines of the file of ends cannot be read\n`);
    return isWhole;
  } finally {
    await db.destroy();
    await release();
  }
}

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
