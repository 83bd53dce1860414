import { parseArgs } from 'node:util';
import { reportOffences } from './kernel/invariants/report-offences.ts';
import { onTortureApp, wholeNumber } from './testing/torture/on-torture-app.ts';
import { tortureStock } from './testing/torture/torture-stock.ts';

/*
 * `npm run torture:stock [-- --operations 50000 --clients 32 --items 24 --orders 12 --seed 7]` lets many clients meet at the same lots and
 * orders and prints what broke, then the figures, one JSON line each. Ends with 0 when nothing did.
 */

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '50000' },
    clients: { type: 'string', default: '32' },
    items: { type: 'string', default: '24' },
    orders: { type: 'string', default: '12' },
    seed: { type: 'string', default: '7' },
  },
});

const plan = {
  operations: wholeNumber('operations', values.operations),
  clients: wholeNumber('clients', values.clients),
  items: wholeNumber('items', values.items),
  orders: wholeNumber('orders', values.orders),
  seed: wholeNumber('seed', values.seed),
};

await onTortureApp(async (app) => {
  const began = performance.now();
  const { unexpected, drifted, unlikeTwins, offences, ...report } = await tortureStock(app, plan);
  const seconds = Math.round((performance.now() - began) / 1_000);
  for (const line of [...unexpected, ...drifted.map((drift) => JSON.stringify(drift))])
    process.stdout.write(`${line}\n`);
  if (offences.length > 0) process.stdout.write(`${reportOffences(offences)}\n`);
  const detail = Object.fromEntries(report.done);
  return [
    { name: 'operations', value: report.operations, ok: true, detail, seconds, seed: plan.seed },
    { name: 'answers_beside_200_and_409', value: unexpected.length, ok: unexpected.length === 0 },
    { name: 'stores_orders_or_books_that_drifted', value: drifted.length, ok: drifted.length === 0 },
    { name: 'twins_answered_unlike', value: unlikeTwins, ok: unlikeTwins === 0 },
    { name: 'broken_invariants', value: offences.length, ok: offences.length === 0 },
  ];
});
