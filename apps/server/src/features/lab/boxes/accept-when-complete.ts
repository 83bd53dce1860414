import { transfer, type TransferAction, type TransferState } from '@nidan/domain/status-sets/lab/transfer';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { itemsIn, moveItems } from './box-item-rows.ts';
import { changeBox, type LockedBox } from './box-rows.ts';
import { openDiscrepancies } from './discrepancy-rows.ts';
import { lockTransfers, moveTransfers } from './transfer-rows.ts';

/**
 * Accepts a locked box as a whole once nothing of it is packed or on the road and no discrepancy is open; its bills are accepted with
 * it as far as no accounts are asked.
 */
export async function acceptWhenComplete(ctx: Ctx, box: LockedBox): Promise<void> {
  if (box.acceptance !== 'created') return;
  const items = (await itemsIn(ctx, box.batchId)).filter(
    ({ state, isLost }) => state !== 'canceled' && !isLost,
  );
  if (items.some(({ receivedBy }) => receivedBy === null)) return;
  if ((await openDiscrepancies(ctx, box.batchId)).length > 0) return;
  await changeBox(ctx, box.batchId, { decided: { as: 'accepted', reason: null } });
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: box.batchId,
    action: 'accept',
    before: { status: 'created' },
    after: { status: 'accepted' },
  });
  await acceptTransfers(ctx, box);
}

const ALL_LOST = 'All its tubes were lost';

/** The steps by which a transfer ends when nothing of it will arrive: the accounts have nothing to approve then. */
function stepsToEnd(state: TransferState): TransferAction[] {
  if (state === 'inTransit') return ['rejectAccounts', 'reject'];
  return transfer.step('reject', state).ok ? ['reject'] : [];
}

/** Ends the transfers of bills all of whose tubes in a locked box were given up. */
export async function endLostTransfers(
  ctx: Ctx,
  { batchId, code }: Pick<LockedBox, 'batchId' | 'code'>,
): Promise<void> {
  const items = (await itemsIn(ctx, batchId)).filter(({ state }) => state !== 'canceled');
  const lost = new Set(items.filter(({ isLost }) => isLost).map(({ billId }) => billId));
  const kept = new Set(items.filter(({ isLost }) => !isLost).map(({ billId }) => billId));
  if (lost.size === 0) return;
  const ending = (await lockTransfers(ctx, batchId)).filter(
    ({ billId, state }) => lost.has(billId) && !kept.has(billId) && stepsToEnd(state).length > 0,
  );
  await moveTransfers(
    ctx,
    ending.map(({ transferId }) => transferId),
    { to: 'rejected', reason: ALL_LOST, isDecision: false },
  );
  for (const { transferId, billId, state } of ending) {
    let before = state;
    for (const action of stepsToEnd(state)) {
      const after = stepOrRefuse('The transfer', transfer.step(action, before));
      recordEvent(ctx, {
        entityKind: 'BILL_TRANSFER',
        entityId: transferId,
        billId,
        action,
        before: { status: before },
        after: { box: code, status: after },
        reason: ALL_LOST,
      });
      before = after;
    }
  }
}

/** Accepts the bills of an accepted box that need no accounts or have their word, and registers their tubes. */
export async function acceptTransfers(ctx: Ctx, { batchId, code }: LockedBox): Promise<void> {
  await endLostTransfers(ctx, { batchId, code });
  const ready = (await lockTransfers(ctx, batchId)).filter(
    ({ state, byAccount }) => transfer.step('accept', state).ok && (state !== 'created' || !byAccount),
  );
  if (ready.length === 0) return;
  await moveTransfers(
    ctx,
    ready.map(({ transferId }) => transferId),
    { to: 'accepted', isDecision: false },
  );
  const bills = new Set(ready.map(({ billId }) => billId));
  const items = (await itemsIn(ctx, batchId)).filter(
    ({ billId, state }) => bills.has(billId) && state === 'approved',
  );
  await moveItems(ctx, { action: 'register', items });
  for (const { transferId, billId, state } of ready) {
    recordEvent(ctx, {
      entityKind: 'BILL_TRANSFER',
      entityId: transferId,
      billId,
      action: 'accept',
      before: { status: state },
      after: { box: code, status: 'accepted' },
    });
  }
}
