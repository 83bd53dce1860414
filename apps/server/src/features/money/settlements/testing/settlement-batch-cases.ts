import {
  decideBatchArchival,
  dissolveBatch,
  gatherSettlementBatch,
  listSettlementBatches,
  listSettlementItems,
  moveSettlementBatch,
  settleBatch,
  settlementBatchesAgainst,
  takeFromBatch,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { gathered, sentToBank, settled, takenByCard, twiceGathered, versionOf } from './batches-of-lab.ts';
import { today } from './money-between-places.ts';

export const settlementBatchCases: readonly RouteCase[] = [
  forRoute(listSettlementBatches).send(async ({ app }) => {
    const { batch } = await gathered(app);
    return { query: { state: 'OPEN', locationId: batch.locationId } };
  }),
  forRoute(settlementBatchesAgainst).send(async ({ app }) => ({
    query: { locationId: app.lab.locationId },
  })),
  forRoute(listSettlementItems).send(async ({ app }) => ({
    query: { batchId: (await gathered(app, app.lab.locationId)).batch.batchId },
  })),
  forRoute(gatherSettlementBatch).send(async ({ app }) => {
    const { place } = await takenByCard(app);
    return { body: { batchId: newId(), locationId: place, mode: 'Card', day: today } };
  }),
  forRoute(takeFromBatch).send(async ({ app }) => {
    const { batch, postingIds } = await twiceGathered(app);
    return { body: { ...versionOf(batch), postingIds, reason: 'Of another day' } };
  }),
  forRoute(dissolveBatch).send(async ({ app }) => ({
    body: { ...versionOf((await gathered(app)).batch), reason: 'Of another day' },
  })),
  forRoute(moveSettlementBatch).send(async ({ app }) => ({
    body: { ...versionOf((await gathered(app)).batch), action: 'request' },
  })),
  forRoute(settleBatch).send(async ({ app }) => ({
    body: { ...versionOf((await sentToBank(app)).batch), paidPaise: 34_300, feePaise: 700 },
  })),
  forRoute(decideBatchArchival).send(async ({ app }) => {
    const { batch, financier } = await settled(app);
    const asked = await financier.ok(moveSettlementBatch, {
      body: { ...versionOf(batch), action: 'requestArchival' },
    });
    return { body: { ...versionOf(asked), action: 'archive' } };
  }),
];
