import * as receiptEndpoints from '@nidan/contract/lab/boxes/receipt-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { mayCloseSo } from '@nidan/domain/boxes/discrepancy';
import { judgeTemperature } from '@nidan/domain/boxes/temperature-band';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockTubesOfBox } from '../samples/box-tubes.query.ts';
import { landTubes } from '../samples/land-tubes.ts';
import { rejectSample } from '../samples/reject-sample.ts';
import { acceptWhenComplete, endLostTransfers } from './accept-when-complete.ts';
import { type BoxItem, itemsIn, loseItem, moveItems } from './box-item-rows.ts';
import { changeBox, type LockedBox, lockBox } from './box-rows.ts';
import {
  findDiscrepancy,
  insertDiscrepancies,
  type OpenDiscrepancy,
  openDiscrepancies,
  writeClosing,
} from './discrepancy-rows.ts';
import { boxDetails } from './read-box.ts';
import { requireOnTheRoad } from './receive-tube.ts';
import { requireAtEnd } from './require-place.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function lockToReceive(
  ctx: Ctx,
  { batchId, version }: BodyOf<typeof receiptEndpoints.countBox>,
): Promise<LockedBox> {
  const box = await lockBox(ctx, batchId);
  requireAtEnd(ctx, box);
  await expectVersion(ctx, { entityId: batchId, expected: version, found: box.version });
  requireOnTheRoad(box);
  return box;
}

async function onTheRoad(ctx: Ctx, batchId: string): Promise<BoxItem[]> {
  return (await itemsIn(ctx, batchId)).filter(({ state, isLost }) => state === 'inTransit' && !isLost);
}

/** Notes how warm an opened box is; outside its band is a discrepancy. */
export const noteTemperature = serve(receiptEndpoints.noteTemperature, async (ctx, { celsius, ...body }) => {
  const box = await lockToReceive(ctx, body);
  const arrivalCelsius = Math.round(celsius * 10) / 10;
  const verdict = judgeTemperature(box.band, arrivalCelsius);
  await changeBox(ctx, box.batchId, { arrivalCelsius });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: box.batchId,
    action: 'temperature',
    after: { code: box.code, celsius: arrivalCelsius, verdict },
  });
  const open = await openDiscrepancies(ctx, box.batchId);
  if (verdict !== 'in band' && !open.some(({ kind }) => kind === verdict)) {
    await insertDiscrepancies(ctx, box, [{ kind: verdict, sampleId: null, barcode: null }]);
  }
  return boxDetails(ctx, box.batchId);
});

/** All that came is scanned: what is still on the road is missing. */
export const countBox = serve(receiptEndpoints.countBox, async (ctx, body) => {
  const box = await lockToReceive(ctx, body);
  const known = new Set(
    (await openDiscrepancies(ctx, box.batchId))
      .filter(({ kind }) => kind === 'missing')
      .map(({ sampleId }) => sampleId),
  );
  const missing = (await onTheRoad(ctx, box.batchId)).filter(({ sampleId }) => !known.has(sampleId));
  await insertDiscrepancies(
    ctx,
    box,
    missing.map(({ sampleId, barcode }) => ({ kind: 'missing', sampleId, barcode })),
  );
  await changeBox(ctx, box.batchId, { isCountedNow: true });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: box.batchId,
    action: 'count',
    after: { code: box.code, missing: missing.length },
  });
  await acceptWhenComplete(ctx, box);
  return boxDetails(ctx, box.batchId);
});

/** Receives all that is on the road as in order, by one statement a table. */
export const acceptBox = serve(receiptEndpoints.acceptBox, async (ctx, { oldReason, ...body }) => {
  const box = await lockToReceive(ctx, body);
  const items = await onTheRoad(ctx, box.batchId);
  const tubes = await lockTubesOfBox(
    ctx,
    items.map(({ sampleId }) => sampleId),
  );
  await moveItems(ctx, { action: 'receive', items });
  const usable = tubes.filter(({ state }) => state === 'inTransit');
  await landTubes(ctx, { tubes: usable, locationId: box.toId, boxCode: box.code, oldReason });
  for (const { discrepancyId, kind } of await openDiscrepancies(ctx, box.batchId)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other on one connection
    if (kind === 'missing') await writeClosing(ctx, { discrepancyId, outcome: 'settled', word: 'It came' });
  }
  await changeBox(ctx, box.batchId, { isCountedNow: true });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: box.batchId,
    action: 'receiveAll',
    after: { code: box.code, tubes: items.length },
  });
  await acceptWhenComplete(ctx, box);
  return boxDetails(ctx, box.batchId);
});

async function giveUp(ctx: Ctx, found: OpenDiscrepancy, word: string): Promise<void> {
  const item = (await onTheRoad(ctx, found.batchId)).find(({ sampleId }) => sampleId === found.sampleId);
  if (item === undefined) return;
  const [tube] = await lockTubesOfBox(ctx, [item.sampleId]);
  await loseItem(ctx, item.itemId, word);
  if (tube?.state === 'inTransit') {
    await rejectSample(ctx, { sampleId: tube.sampleId, version: tube.version, reason: word });
  }
}

/** Closes a discrepancy with a word; a missing tube is given up, and collected again. */
export const closeDiscrepancy = serve(
  receiptEndpoints.closeDiscrepancy,
  async (ctx, { discrepancyId, version, outcome, word }) => {
    const named = await findDiscrepancy(ctx, discrepancyId);
    if (named === null) throw refuse('not-found');
    const box = await lockBox(ctx, named.batchId);
    requireAtEnd(ctx, box);
    const found = await findDiscrepancy(ctx, discrepancyId);
    if (found === null) throw refuse('not-found');
    await expectVersion(ctx, { entityId: discrepancyId, expected: version, found: found.version });
    if (found.closedBy !== null) throw refuse('discrepancy-closed', { details: { name: found.closedBy } });
    if (!mayCloseSo(found.kind, outcome)) throw refuse('discrepancy-not-so');
    if (outcome === 'lost') {
      await giveUp(ctx, found, word.trim());
      await endLostTransfers(ctx, box);
    }
    await writeClosing(ctx, { discrepancyId, outcome, word: word.trim() });
    recordEvent(ctx, {
      entityKind: 'SAMPLE_BATCH',
      entityId: box.batchId,
      action: 'closeDiscrepancy',
      after: { code: box.code, kind: found.kind, outcome },
      reason: word.trim(),
    });
    if (box.isCounted) await acceptWhenComplete(ctx, box);
    return boxDetails(ctx, box.batchId);
  },
);
