import * as settlementBatchEndpoints from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import type { SettlementBatchView } from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { givesBack } from '@nidan/domain/money/bank/settlement-batch-people';
import { formatRupees } from '@nidan/domain/money/rupees';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { readBatchSum } from './batch-items.query.ts';
import {
  bumpBatch,
  deleteBatch,
  deleteBatchItems,
  lockBatch,
  type LockedBatch,
} from './settlement-batch-rows.ts';
import { readBatch } from './settlement-batches.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Says who dissolved a batch meanwhile. */
async function refuseDissolved(ctx: Ctx, batchId: string, expected: number): Promise<void> {
  const { rows } = await sql<{ locationId: string }>`
    select before ->> 'locationId' as "locationId" from event
    where l_id = ${ctx.lId} and entity_id = ${batchId} and entity_kind = 'SETTLEMENT_BATCH' and action = 'dissolve'
    limit 1`.execute(ctx.db);
  const [gone] = rows;
  if (gone !== undefined && seesLocation(ctx.caller.scope, gone.locationId))
    await expectVersion(ctx, { entityId: batchId, expected, found: expected + 1 });
}

/** Locks a batch that nobody has asked for yet; refused where somebody has. */
async function lockOpen(
  ctx: Ctx,
  { batchId, version }: { readonly batchId: string; readonly version: number },
): Promise<LockedBatch> {
  await refuseDissolved(ctx, batchId, version);
  const batch = await lockBatch(ctx, batchId);
  await expectVersion(ctx, { entityId: batchId, expected: version, found: batch.version });
  if (!givesBack(batch.state)) throw refuse('settlement-asked-for');
  return batch;
}

/** Takes movements out of an open batch: they wait for another one, or are handed over. Something stays in it. */
export const takeFromBatch = serve(
  settlementBatchEndpoints.takeFromBatch,
  async (ctx, body): Promise<SettlementBatchView> => {
    const { batchId, postingIds, reason } = body;
    const batch = await lockOpen(ctx, body);
    const before = await readBatchSum(ctx, batchId);
    const taken = await deleteBatchItems(ctx, batchId, postingIds);
    if (taken < new Set(postingIds).size) throw refuseField('postingIds', 'movements-of-batch-needed');
    const amountPaise = await readBatchSum(ctx, batchId);
    if (amountPaise <= 0)
      throw refuse('settlement-nothing-left', { details: { amount: formatRupees(amountPaise) } });
    await bumpBatch(ctx, batchId);
    recordEvent(ctx, {
      entityKind: 'SETTLEMENT_BATCH',
      entityId: batchId,
      parts: [batch.locationId, ...postingIds],
      action: 'takeOut',
      before: { amountPaise: before },
      after: { amountPaise, taken },
      reason: reason.trim(),
    });
    return readBatch(ctx, batchId);
  },
);

/** Dissolves an open batch: all that it holds waits again. */
export const dissolveBatch = serve(settlementBatchEndpoints.dissolveBatch, async (ctx, body) => {
  const { batchId, reason } = body;
  const { locationId } = await lockOpen(ctx, body);
  const { mode, day, items, amountPaise } = await readBatch(ctx, batchId);
  await deleteBatch(ctx, batchId);
  recordEvent(ctx, {
    entityKind: 'SETTLEMENT_BATCH',
    entityId: batchId,
    parts: [locationId],
    action: 'dissolve',
    before: { locationId, mode, day, items, amountPaise },
    reason: reason.trim(),
  });
  return { done: true };
});
