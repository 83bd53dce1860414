import { parseArgs } from 'node:util';
import { reportOffences } from './kernel/invariants/report-offences.ts';
import { cloneTemplate } from './kernel/testing/clone-template.ts';
import { startTestCluster } from './kernel/testing/test-cluster.ts';
import { startAppOn } from './testing/app-on-database.ts';
import { makeTestLabs } from './testing/test-labs.ts';
import { tortureMoney } from './testing/torture/torture-money.ts';

/*
 * `npm run torture:money [-- --operations 50000 --clients 64 --bills 200 --seed 7]` lets many clients meet on the same bills
 * and prints what broke, then the figures, one JSON line each. Ends with 0 when nothing did.
 */

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '50000' },
    clients: { type: 'string', default: '64' },
    bills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '7' },
  },
});

function wholeNumber(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name} ${values[name]}: give a whole number`);
  return value;
}

const plan = {
  operations: wholeNumber('operations'),
  clients: wholeNumber('clients'),
  bills: wholeNumber('bills'),
  seed: wholeNumber('seed'),
};
const cluster = await startTestCluster(process.env);
try {
  const database = await cloneTemplate(cluster);
  const app = await startAppOn(database, await makeTestLabs(database));
  try {
    const began = performance.now();
    const report = await tortureMoney(app, plan);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const { unexpected } = report;
    const figures = [
      {
        name: 'operations',
        value: report.operations,
        ok: true,
        detail: Object.fromEntries(report.done),
        seconds,
        seed: plan.seed,
      },
      { name: 'answers_beside_200_and_409', value: unexpected.length, ok: unexpected.length === 0 },
      { name: 'bills_that_drifted', value: report.drifted.length, ok: report.drifted.length === 0 },
      { name: 'twins_answered_unlike', value: report.unlikeTwins, ok: report.unlikeTwins === 0 },
      { name: 'broken_invariants', value: report.offences.length, ok: report.offences.length === 0 },
    ];
    for (const answer of unexpected) process.stdout.write(`${answer}\n`);
    for (const drift of report.drifted) process.stdout.write(`${JSON.stringify(drift)}\n`);
    if (report.offences.length > 0) process.stdout.write(`${reportOffences(report.offences)}\n`);
    for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`);
    if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
  } finally {
    await app.close();
  }
} finally {
  await cluster.stop();
}
