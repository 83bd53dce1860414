import { setTimeout } from 'node:timers/promises';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBalancesOfBill } from '../../features/ledger/balances/bill-dues.query.ts';
import { numberDocuments } from '../../features/money/bills/document-rows.ts';
import { insertPayments } from '../../features/money/payments/payment-rows.ts';
import { postChange } from '../../features/ledger/journal/post-change.ts';
import { takePayments, workplaceOf } from '../../features/money/payments/take-payments.ts';
import { buildApp } from '../../kernel/http/build-app.ts';
import { implement } from '../../kernel/http/route.ts';
import { recordEvent } from '../../kernel/events/record-event.ts';
import { routes } from '../../routes.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { TORTURE_KINDS, tortureMoney } from './torture-money.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('64 clients bring about no drift, no gap and no broken invariant', async () => {
  const plan = { operations: 600, clients: 64, bills: 4, seed: 20_261_120, eachAtLeast: 4 };
  const report = await tortureMoney(app, plan);
  expect(report.offences).toEqual([]);
  expect(report.drifted).toEqual([]);
  expect(report.unlikeTwins).toBe(0);
  expect(report.unexpected).toEqual([]);
  // Clients that are refused everywhere prove nothing.
  expect(TORTURE_KINDS.filter((kind) => (report.done.get(kind) ?? 0) < plan.eachAtLeast)).toEqual([]);
}, 400_000);

/** Takes money by check-then-insert: what is due is read, and nothing keeps another counter from reading the same. */
const takingUnlocked = implement(receivePayments, async (ctx, { body: { billId, payments } }) => {
  const locationId = workplaceOf(ctx);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  // Long enough for another counter to have read the same due.
  await setTimeout(30);
  const { taken, vouchers, documents } = takePayments({
    billId,
    locationId,
    payments,
    due: balances.receivable,
  });
  await insertPayments(ctx, taken);
  const { dues } = await postChange(ctx, { billId, locationId, balances, vouchers });
  await numberDocuments(ctx, documents);
  const paymentIds = taken.map(({ paymentId }) => paymentId);
  for (const entityId of paymentIds)
    recordEvent(ctx, { entityKind: 'PAYMENT', entityId, billId, action: 'receive' });
  return { billId, paymentIds, advanceIds: [], dues };
});

it('and a counter that takes money by check-then-insert is caught', async () => {
  const others = routes.filter(({ endpoint }) => endpoint !== receivePayments);
  const server = await buildApp({ services: app.services, routes: [...others, takingUnlocked] });
  const plan = { operations: 128, clients: 64, bills: 4, seed: 7, paysOnly: true };
  expect((await tortureMoney(app, plan)).offences).toEqual([]);
  const report = await tortureMoney(app, { ...plan, server });
  await server.close();
  expect(report.offences.map(({ invariant }) => invariant.name)).toContain('F17-due-and-refund-apart');
}, 400_000);
