import { parseArgs } from 'node:util';
import { reportOffences } from './kernel/invariants/report-offences.ts';
import { onTortureApp, wholeNumber } from './testing/torture/on-torture-app.ts';
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

const plan = {
  operations: wholeNumber('operations', values.operations),
  clients: wholeNumber('clients', values.clients),
  bills: wholeNumber('bills', values.bills),
  seed: wholeNumber('seed', values.seed),
};

await onTortureApp(async (app) => {
  const began = performance.now();
  const { unexpected, drifted, unlikeTwins, offences, ...report } = await tortureMoney(app, plan);
  const seconds = Math.round((performance.now() - began) / 1_000);
  for (const answer of unexpected) process.stdout.write(`${answer}\n`);
  for (const drift of drifted) process.stdout.write(`${JSON.stringify(drift)}\n`);
  if (offences.length > 0) process.stdout.write(`${reportOffences(offences)}\n`);
  const detail = Object.fromEntries(report.done);
  return [
    { name: 'operations', value: report.operations, ok: true, detail, seconds, seed: plan.seed },
    { name: 'answers_beside_200_and_409', value: unexpected.length, ok: unexpected.length === 0 },
    { name: 'bills_that_drifted', value: drifted.length, ok: drifted.length === 0 },
    { name: 'twins_answered_unlike', value: unlikeTwins, ok: unlikeTwins === 0 },
    { name: 'broken_invariants', value: offences.length, ok: offences.length === 0 },
  ];
});
