import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { STOCK_KINDS, tortureStock } from './torture-stock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('32 clients at the same lots and orders lose nothing, take nothing twice and break no invariant', async () => {
  const plan = { operations: 300, clients: 32, items: 3, orders: 1, seed: 20_261_126, eachAtLeast: 3 };
  const report = await tortureStock(app, plan);
  expect(report.offences).toEqual([]);
  expect(report.drifted).toEqual([]);
  expect(report.unlikeTwins).toBe(0);
  expect(report.unexpected).toEqual([]);
  // Clients that are refused everywhere prove nothing.
  expect(STOCK_KINDS.filter((kind) => (report.done.get(kind) ?? 0) < plan.eachAtLeast)).toEqual([]);
}, 400_000);
