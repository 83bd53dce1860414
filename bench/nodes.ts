import { parseArgs } from 'node:util';
import { printFigure } from './figure.ts';
import { askFromCopy } from './torture/ask-from-copy.ts';
import { tellThroughAll } from './torture/live-on-both.ts';
import { printReport } from './torture/print-report.ts';
import { runTorture } from './torture/run-torture.ts';
import { TortureStage } from './torture/torture-stage.ts';
import { unrenderedReports } from './torture/unrendered-reports.ts';

/*
 * `npm run nodes [-- --seconds 20 --clients 12 --pooler]` starts what the README says of more than one machine: two processes that serve,
 * one that works the jobs, a database and its standby. Every client goes from one to the other with each call; a change made
 * through one is told by both; then the database is killed for good and the standby takes its place. Ends with 1 when a write
 * that was answered is lost, done twice, or a report stays without its PDF. With `--pooler` the servers reach the database through PgBouncer
 * in transaction mode, which must be installed.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '12' },
    pooler: { type: 'boolean', default: false },
  },
});

function printTold(heard: readonly (number | null)[]): void {
  const slowest = heard.includes(null) ? null : Math.max(...heard.map(Number));
  const ok = slowest !== null && slowest <= 2_000;
  printFigure({
    name: 'told_by_both',
    value: slowest ?? -1,
    unit: 'ms until the last server told of a change',
    target: '<= 2000',
    ok,
    gate: true,
  });
}

const stage = await TortureStage.openNodes({ hasPooler: values.pooler });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.close().finally(() => process.exit(1)));
try {
  printTold(await tellThroughAll(stage.ports));
  const { counted, onCopy } = await askFromCopy(stage.ports, stage.copyUrls?.adminUrl ?? '');
  printFigure({
    name: 'explorer_on_standby',
    value: onCopy,
    unit: `connections to the standby for questions about ${counted.join(' and ')} bills`,
    target: '> 0',
    ok: onCopy > 0 && new Set(counted).size === 1,
    gate: true,
  });
  const report = await runTorture(stage, {
    cycles: 1,
    seconds: Number(values.seconds),
    clients: Number(values.clients),
    faults: ['fail over'],
    say: (line) => process.stdout.write(`${line}\n`),
  });
  printReport(report);
  printTold(await tellThroughAll(stage.ports));
  const unrendered = await unrenderedReports(stage.urls.checkerUrl);
  printFigure({
    name: 'reports_without_pdf',
    value: unrendered,
    unit: 'reports',
    target: '0',
    ok: unrendered === 0,
    gate: true,
  });
} finally {
  await stage.close();
}
