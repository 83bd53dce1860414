import { parseArgs } from 'node:util';
import { figuresOf, onTortureApp, wholeNumber } from './testing/torture/on-torture-app.ts';
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

await onTortureApp((app) =>
  figuresOf(() => tortureStock(app, plan), { drifts: 'stores_orders_or_books', seed: plan.seed }),
);
