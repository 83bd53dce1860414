import { parseArgs } from 'node:util';
import { weighSealLags } from './features/base/audit/weigh-seal-lags.ts';
import { readConfig } from './kernel/config.ts';
import { withClient } from './kernel/database/connections/with-client.ts';
import { examineDatabase } from './kernel/doctor/examine-database.ts';
import { examineMachine } from './kernel/doctor/examine-machine.ts';
import { examineQueue } from './kernel/doctor/examine-queue.ts';
import { reportFindings } from './kernel/doctor/finding.ts';
import { explainFailure } from './kernel/explain-failure.ts';
import { findDatabase } from './kernel/postgres/find-database.ts';

/*
 * `npm run doctor [-- --database <url>]` looks at versions, settings, disk, clock, jobs and the seal of the audit trail, and says
 * what to do about what is not well. Ends with 0 when nothing is a fault, 1 when something is, 2 when it could not look.
 */

const { values } = parseArgs({ options: { database: { type: 'string' } } });
try {
  const config = readConfig(process.env);
  const machine = await examineMachine(config);
  const { urls, release } = await findDatabase(config, values.database);
  try {
    const findings = await withClient(urls.adminUrl, async (client) => [
      ...machine,
      ...(await examineDatabase(client)),
      ...(await examineQueue(client)),
      ...(await weighSealLags(client)),
    ]);
    process.stdout.write(`${reportFindings(findings)}\n`);
    if (findings.some(({ gravity }) => gravity === 'fault')) process.exitCode = 1;
  } finally {
    await release();
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error, process.env['LOG_LEVEL'])}\n`);
  process.exitCode = 2;
}
