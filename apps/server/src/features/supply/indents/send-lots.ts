import type { TakenLine } from '@nidan/contract/supply/inventory/stock-shapes';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { lockStock } from '../inventory/movements/lock-stock.ts';
import { postMovements } from '../inventory/movements/post-movements.ts';
import { requireRoad, type TwoStores } from './stores-of-document.ts';
import { takeToSend } from './take-to-send.ts';
import { insertTransferLots, type LockedTransfer, updateStockTransfer } from './transfer-rows.ts';

interface Sending {
  readonly transfer: Pick<LockedTransfer, 'transferId' | 'version'>;
  readonly ends: TwoStores;
  readonly lines: readonly TakenLine[];
  /** What may be sent of each item. */
  readonly left: ReadonlyMap<string, number>;
}

/** Puts what is sent by a transfer on its way, in the name of its document, which was written before. */
export async function sendLots(ctx: Ctx, { transfer, ends, lines, left }: Sending): Promise<void> {
  const { transferId } = transfer;
  const road = await requireRoad(ctx, ends.from);
  const stock = await lockStock(ctx, {
    itemIds: [...new Set(lines.map(({ itemId }) => itemId))],
    lotIds: lines.flatMap(({ lotId }) => lotId ?? []),
  });
  const { moves, lots } = takeToSend(ctx, { stock, route: { ...ends, road }, lines, left });
  await insertTransferLots(ctx, transferId, lots);
  await updateStockTransfer(ctx, transfer, {
    state: 'inTransit',
    road_id: road.store_id,
    sent_at: ctx.now,
    sent_by: ctx.caller.userId,
  });
  recordEvent(ctx, {
    entityKind: 'STOCK_TRANSFER',
    entityId: transferId,
    action: 'send',
    after: { lots: lots.length },
  });
  await postMovements(ctx, {
    document: { documentId: transferId, series: 'T', locationId: ends.from.location_id, isKnown: true },
    stores: new Map([ends.from, road].map((store) => [store.store_id, store])),
    stock,
    moves,
  });
}
