import { parseArgs } from 'node:util';
import { figuresOf, onTortureApp, wholeNumber } from './testing/torture/on-torture-app.ts';
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

await onTortureApp((app) => figuresOf(() => tortureMoney(app, plan), { drifts: 'bills', seed: plan.seed }));
