import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { makeLabPayment, labPaymentsAgainst } from '@nidan/contract/money/settlements/lab-payment-endpoints';
import {
  decideBatchArchival,
  dissolveBatch,
  gatherSettlementBatch,
  listSettlementItems,
  moveSettlementBatch,
  settleBatch,
  settlementBatchesAgainst,
  takeFromBatch,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  gathered,
  sentToBank,
  settled,
  takenByCard,
  twiceGathered,
  versionOf,
} from './testing/batches-of-lab.ts';
import { somebody, today } from './testing/money-between-places.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const gather = (locationId: string) => ({
  body: { batchId: newId(), locationId, mode: 'Card' as const, day: today },
});

async function paymentsOf({ billId }: { readonly billId: string }): Promise<string[]> {
  const { payments } = await app.as('Manager').ok(readBill, { query: { billId } });
  return payments.map(({ paymentId }) => paymentId);
}

async function reverse(bill: { readonly billId: string }): Promise<void> {
  const paymentIds = await paymentsOf(bill);
  await app.as('Manager').ok(reversePayments, { body: { paymentIds, reason: 'Card was declined later' } });
}

describe('a batch of money that the bank settles', () => {
  it('holds each movement of its place, mode and day once, and what it holds is handed over no more', async () => {
    const { place, cashier } = await takenByCard(app);
    const against = await cashier.ok(settlementBatchesAgainst, { query: { locationId: place } });
    expect(against.rows).toMatchObject([{ day: today, mode: 'Card', items: 1, amountPaise: 35_000 }]);
    const [first, second] = await Promise.all([
      cashier.call(gatherSettlementBatch, gather(place)),
      cashier.call(gatherSettlementBatch, gather(place)),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await cashier.refused(gatherSettlementBatch, gather(place))).toMatchObject({
      code: 'settlement-nothing',
    });
    const left = await cashier.ok(labPaymentsAgainst, { query: { locationId: place, mode: 'Card' } });
    expect(left.rows).toEqual([]);
  });

  it('leaves out what was handed over to another place', async () => {
    const { place, cashier } = await takenByCard(app);
    const days = [{ day: today, amountPaise: 35_000 }];
    const moved = { paymentId: newId(), toLocationId: app.lab.locationId, mode: 'Card' as const };
    await cashier.ok(makeLabPayment, { body: { ...moved, isDraft: false, purpose: '', days } });
    expect(await cashier.refused(gatherSettlementBatch, gather(place))).toMatchObject({
      code: 'settlement-handed-over',
    });
  });

  it('is asked for, sent, settled by another person and archived by yet another', async () => {
    const { batch, cashier } = await sentToBank(app);
    expect(batch).toMatchObject({ state: 'SUBMITTED_TO_BANK', amountPaise: 35_000, can: [] });
    const paid = { ...versionOf(batch), paidPaise: 34_300, feePaise: 700 };
    expect(await cashier.refused(settleBatch, { body: paid })).toMatchObject({
      code: 'lab-payment-own-part',
    });
    const financier = await somebody(app);
    const short = { ...paid, paidPaise: 34_000 };
    expect(await financier.refused(settleBatch, { body: short })).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    const done = await financier.ok(settleBatch, { body: { ...short, reason: 'Chargeback of May' } });
    expect(done).toMatchObject({
      state: 'SETTLED',
      paidPaise: 34_000,
      differenceReason: 'Chargeback of May',
    });
    expect(done.number).toMatch(/^[A-Z]+Z\d\d-/u);
    const asked = await financier.ok(moveSettlementBatch, {
      body: { ...versionOf(done), action: 'requestArchival' },
    });
    const archive = { body: { ...versionOf(asked), action: 'archive' as const } };
    expect(await financier.refused(decideBatchArchival, archive)).toMatchObject({
      code: 'lab-payment-own-part',
    });
    const reject = { ...versionOf(asked), action: 'rejectArchival' as const };
    expect(await cashier.refused(decideBatchArchival, { body: reject })).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    const back = await cashier.ok(decideBatchArchival, { body: { ...reject, reason: 'Advice is missing' } });
    const again = await financier.ok(moveSettlementBatch, {
      body: { ...versionOf(back), action: 'requestArchival' },
    });
    const archived = await cashier.ok(decideBatchArchival, {
      body: { ...versionOf(again), action: 'archive' },
    });
    expect(archived).toMatchObject({ state: 'ARCHIVED', can: [] });
  });

  it('of two people is not settled by each other', async () => {
    const { cashier, financier } = await settled(app);
    const { batch } = await gathered(app);
    const requested = await financier.ok(moveSettlementBatch, {
      body: { ...versionOf(batch), action: 'request' },
    });
    const sent = await financier.ok(moveSettlementBatch, {
      body: { ...versionOf(requested), action: 'submitToBank', reference: 'ACQ7788' },
    });
    const body = { ...versionOf(sent), paidPaise: 35_000, feePaise: 0 };
    expect(await cashier.refused(settleBatch, { body })).toMatchObject({ code: 'lab-payment-each-other' });
  });

  it('takes along what took its payments back before the bank hears of it, wherever that was done', async () => {
    const { batch, cashier, bill, place } = await gathered(app);
    await reverse(bill);
    const requested = await cashier.ok(moveSettlementBatch, {
      body: { ...versionOf(batch), action: 'request' },
    });
    expect(requested).toMatchObject({ items: 2, amountPaise: 0 });
    const items = await cashier.ok(listSettlementItems, { query: { batchId: batch.batchId } });
    expect(items.rows.map(({ amountPaise }) => amountPaise)).toEqual([35_000, -35_000]);
    expect(await cashier.refused(gatherSettlementBatch, gather(place))).toMatchObject({
      code: 'settlement-nothing',
    });
  });

  it('that was sent keeps what is taken back since for a later one', async () => {
    const { batch, bill, cashier, place } = await sentToBank(app);
    const paymentIds = await paymentsOf(bill);
    await cashier.ok(reversePayments, { body: { paymentIds, reason: 'Card was declined later' } });
    expect(await cashier.refused(gatherSettlementBatch, gather(place))).toMatchObject({
      code: 'settlement-comes-to-nothing',
    });
    const payments = [{ mode: 'Card' as const, amountPaise: 35_000, reference: 'APPR9' }];
    await orderBill(app, { testCodes: ['CBC'], payments }, cashier);
    await orderBill(app, { testCodes: ['CBC'], payments }, cashier);
    const later = await cashier.ok(gatherSettlementBatch, gather(place));
    expect(later).toMatchObject({ items: 3, amountPaise: 35_000 });
    const body = { ...versionOf(batch), paidPaise: 0, feePaise: 0, reason: 'Declined, nothing paid' };
    expect(await (await somebody(app)).ok(settleBatch, { body })).toMatchObject({ paidPaise: 0 });
  });

  it('gives back what does not belong in it, as long as nobody has asked for it', async () => {
    const { batch, cashier, place, postingIds } = await twiceGathered(app);
    const take = (version: number, ids: readonly string[]) => ({
      body: { batchId: batch.batchId, version, postingIds: [...ids], reason: 'Of the other machine' },
    });
    expect(await cashier.refused(takeFromBatch, take(batch.version, [newId()]))).toMatchObject({
      errors: [{ field: 'postingIds' }],
    });
    const less = await cashier.ok(takeFromBatch, take(batch.version, postingIds));
    expect(less).toMatchObject({ items: 1, amountPaise: 35_000, can: ['request', 'takeOut', 'dissolve'] });
    const { rows } = await cashier.ok(listSettlementItems, { query: { batchId: batch.batchId } });
    const left = rows.map(({ postingId }) => postingId);
    expect(await cashier.refused(takeFromBatch, take(less.version, left))).toMatchObject({
      code: 'settlement-nothing-left',
    });
    expect(await cashier.ok(gatherSettlementBatch, gather(place))).toMatchObject({ items: 1 });
    const asked = await cashier.ok(moveSettlementBatch, {
      body: { ...versionOf(less), action: 'request' },
    });
    expect(await cashier.refused(takeFromBatch, take(asked.version, left))).toMatchObject({
      code: 'settlement-asked-for',
    });
  });

  it('is dissolved before anybody has asked for it, and what it held waits again', async () => {
    const { batch, cashier, place } = await gathered(app);
    const body = { ...versionOf(batch), reason: 'Of another place' };
    await cashier.ok(dissolveBatch, { body });
    expect(await cashier.refused(dissolveBatch, { body })).toMatchObject({ code: 'stale-version' });
    const again = await cashier.ok(gatherSettlementBatch, gather(place));
    expect(again).toMatchObject({ items: 1, amountPaise: 35_000 });
    const requested = await cashier.ok(moveSettlementBatch, {
      body: { ...versionOf(again), action: 'request' },
    });
    const late = { ...versionOf(requested), reason: 'Too late' };
    expect(await cashier.refused(dissolveBatch, { body: late })).toMatchObject({
      code: 'settlement-asked-for',
    });
  });

  it('leaves the books whole', async () => {
    expect(await offencesIn(app)).toEqual([]);
  });
});
