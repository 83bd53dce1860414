import { parseArgs } from 'node:util';
import { readConfig } from './kernel/config.ts';
import { withClient } from './kernel/database/connections/with-client.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { findOffences } from './kernel/invariants/find-offences.ts';
import { readInvariants } from './kernel/invariants/invariant-files.ts';
import { reportOffences } from './kernel/invariants/report-offences.ts';
import { findDatabase } from './kernel/postgres/find-database.ts';

async function check(url: string): Promise<void> {
  const offences = await withClient(url, (client) => findOffences(client, readInvariants()));
  process.stdout.write(`${reportOffences(offences)}\n`);
  if (offences.some(({ count }) => count > 0)) process.exitCode = 1;
}

const { values } = parseArgs({ options: { database: { type: 'string' } } });
try {
  const { urls, release } = await findDatabase(readConfig(process.env), values.database);
  try {
    await check(urls.adminUrl);
  } finally {
    await release();
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
