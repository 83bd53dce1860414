import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup } from './kernel/backup/take-backup.ts';
import { readConfig } from './kernel/config.ts';
import { onDatabase } from './kernel/database/connections/connection-urls.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { clusterFolder } from './kernel/postgres/data-folder.ts';
import { embeddedFolder, findDatabase } from './kernel/postgres/find-database.ts';

/*
 * `npm run backup [-- --to <folder>]` copies the embedded database while it runs, with the log that makes the copy whole, and
 * reads the copy again. Unless told it goes to NIDAN_DATA/backups, under its moment. Ends with 2 when there is no backup.
 */

const { values } = parseArgs({ options: { to: { type: 'string' } } });
try {
  const config = readConfig(process.env);
  if (config.databaseUrl !== null)
    throw new Error(
      'This command backs up the embedded database. That of DATABASE_URL is backed up with its own tools: pg_basebackup -X stream, then pg_verifybackup.',
    );
  const to = values.to ?? join(config.dataDir, 'backups', new Date().toISOString().replace(/[:.]/g, '-'));
  const { urls, release } = await findDatabase(config);
  try {
    const plan = { to, cluster: clusterFolder(embeddedFolder(config)), auditFile: config.auditFile };
    const taken = await takeBackup({ ...plan, adminUrl: onDatabase(urls.adminUrl, 'postgres') });
    const [megabytes, copy, verify] = [taken.bytes / 2 ** 20, taken.copySeconds, taken.verifySeconds].map(
      (n) => n.toFixed(1),
    );
    process.stdout.write(`${to}: ${megabytes} MB copied in ${copy} s, read again in ${verify} s\n`);
  } finally {
    await release();
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
