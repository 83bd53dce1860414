import { parseArgs } from 'node:util';
import { readKeptEnds } from './features/base/audit/chain-end-file.ts';
import { proveChains } from './features/base/audit/prove-chains.ts';
import { readConfig } from './kernel/config.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { findDatabase } from './kernel/postgres/find-database.ts';

/*
 * `npm run -s audit:verify [-- --database <url>] [--ends <file>]` proves the audit trail of every lab and says what was edited,
 * removed, inserted, reordered or cut. Ends with 0 when all chains are whole, 1 when one is not, 2 when it could not look.
 */

async function verify(): Promise<boolean> {
  const { values } = parseArgs({ options: { database: { type: 'string' }, ends: { type: 'string' } } });
  const config = readConfig(process.env);
  const ends = await readKeptEnds(values.ends ?? config.auditFile);
  const { urls, release } = await findDatabase(config, values.database);
  try {
    const { isWhole, lines } = await proveChains(urls, ends);
    for (const line of lines) process.stdout.write(`${line}\n`);
    return isWhole;
  } finally {
    await release();
  }
}

try {
  process.exitCode = (await verify()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
