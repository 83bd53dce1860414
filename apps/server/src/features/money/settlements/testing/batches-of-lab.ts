import {
  gatherSettlementBatch,
  listSettlementItems,
  moveSettlementBatch,
  settleBatch,
  type SettlementBatchView,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import { newPlace, somebody, today } from './money-between-places.ts';

export const versionOf = ({ batchId, version }: Pick<SettlementBatchView, 'batchId' | 'version'>) => ({
  batchId,
  version,
});

/** ₹350 that a place, a new one unless told, took by card today; `cashier` did so. */
export async function takenByCard(app: TestApp, at?: string) {
  const place = at ?? (await newPlace(app));
  const cashier = await somebody(app, place);
  const payments = [{ mode: 'Card' as const, amountPaise: 35_000, reference: 'APPR1234' }];
  const bill = await orderBill(app, { testCodes: ['CBC'], payments }, cashier);
  return { place, cashier, bill };
}

/** What a place, a new one unless told, took by card today, gathered by its cashier. */
export async function gathered(app: TestApp, at?: string) {
  const taken = await takenByCard(app, at);
  const body = { batchId: newId(), locationId: taken.place, mode: 'Card' as const, day: today };
  return { ...taken, batch: await taken.cashier.ok(gatherSettlementBatch, { body }) };
}

/** A batch of two payments by card at a place of its own, with the first of its movements. */
export async function twiceGathered(app: TestApp) {
  const { place, cashier } = await takenByCard(app);
  const payments = [{ mode: 'Card' as const, amountPaise: 35_000, reference: 'APPR5678' }];
  await orderBill(app, { testCodes: ['CBC'], payments }, cashier);
  const body = { batchId: newId(), locationId: place, mode: 'Card' as const, day: today };
  const batch = await cashier.ok(gatherSettlementBatch, { body });
  const { rows } = await cashier.ok(listSettlementItems, { query: { batchId: batch.batchId } });
  return { place, cashier, batch, postingIds: rows.slice(0, 1).map(({ postingId }) => postingId) };
}

/** A batch that its cashier asked for and sent to the bank, under a number of its own. */
export async function sentToBank(app: TestApp) {
  const { batch, ...taken } = await gathered(app);
  const requested = await taken.cashier.ok(moveSettlementBatch, {
    body: { ...versionOf(batch), action: 'request' },
  });
  const reference = `ACQ${newId().slice(-12).toUpperCase()}`;
  const sent = await taken.cashier.ok(moveSettlementBatch, {
    body: { ...versionOf(requested), action: 'submitToBank', reference },
  });
  return { ...taken, reference, batch: sent };
}

/** A batch for which the bank paid all but a fee of ₹7; `financier` wrote so. */
export async function settled(app: TestApp) {
  const { batch, ...sent } = await sentToBank(app);
  const financier = await somebody(app);
  const body = { ...versionOf(batch), paidPaise: 34_300, feePaise: 700 };
  return { ...sent, financier, batch: await financier.ok(settleBatch, { body }) };
}
