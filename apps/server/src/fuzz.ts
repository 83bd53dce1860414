import { parseArgs } from 'node:util';
import { reportOffences } from './kernel/invariants/report-offences.ts';
import { cloneTemplate } from './kernel/testing/clone-template.ts';
import { startTestCluster } from './kernel/testing/test-cluster.ts';
import { routes } from './routes.ts';
import { startAppOn } from './testing/app-on-database.ts';
import { type FuzzReport, fuzzApp } from './testing/fuzz/fuzz-app.ts';
import { fuzzFigures, joinReports } from './testing/fuzz/fuzz-figures.ts';
import { allRouteCases } from './testing/matrix/all-route-cases.ts';
import { makeTestLabs } from './testing/test-labs.ts';

/*
 * `npm run fuzz [-- --requests 20000 --seed 7]` sends right requests with each value at its ends, then hostile ones, to every endpoint, and prints each answer that was a
 * fault, then the figures, one JSON line each. Ends with 0 when there was none.
 */

/** After so many requests the next ones meet a new lab: some of them take the lab's rights and people away. */
const ROUND = 4_000;

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${text}: give a whole number`);
  return value;
}

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '7' } },
});
const requests = wholeNumber(values.requests, 'requests');
const seed = wholeNumber(values.seed, 'seed');
const endpoints = routes.map(({ endpoint }) => endpoint);
const began = performance.now();
const reports: FuzzReport[] = [];
const cluster = await startTestCluster(process.env);
try {
  for (let sent = 0; sent < requests; sent += ROUND) {
    const database = await cloneTemplate(cluster);
    const app = await startAppOn(database, await makeTestLabs(database));
    try {
      const plan = { endpoints, cases: allRouteCases, seed: seed + sent, ends: sent === 0 };
      const report = await fuzzApp(app, { ...plan, requests: Math.min(ROUND, requests - sent) });
      reports.push(report);
      for (const fault of report.faults) process.stdout.write(`${JSON.stringify(fault)}\n`);
      if (report.offences.length > 0) process.stdout.write(`${reportOffences(report.offences)}\n`);
    } finally {
      await app.close();
    }
  }
} finally {
  await cluster.stop();
}
const seconds = (performance.now() - began) / 1_000;
const figures = fuzzFigures(joinReports(reports), { seed, seconds, routes: endpoints.length });
for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`);
if (figures.some(({ ok }) => ok === false)) process.exitCode = 1;
