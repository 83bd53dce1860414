import * as transferEndpoints from '@nidan/contract/supply/indents/transfer-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { TransferDetails } from '@nidan/contract/supply/indents/indent-views';
import { arrivalFault, inTransitOf } from '@nidan/domain/inventory/transfer-quantities';
import { interLocationTransfer } from '@nidan/domain/status-sets/supply/inter-location-transfer';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { ItemOfStock } from '../inventory/lots/items-of-stock.query.ts';
import { lockStock } from '../inventory/movements/lock-stock.ts';
import { postMovements } from '../inventory/movements/post-movements.ts';
import type { StockMove } from '../inventory/movements/stock-move.ts';
import type { StoreOfStock } from '../inventory/stores/stores-anywhere.query.ts';
import { inBase, typedOrNothing } from './asked-lines.ts';
import { requireTwoStores, roadOf, seesStore } from './stores-of-document.ts';
import { readTransferDetails } from './transfer-details.query.ts';
import {
  addArrival,
  type LockedTransfer,
  lockStockTransfer,
  type LotOnTheWay,
  readTransferLots,
  updateStockTransfer,
} from './transfer-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Told = BodyOf<typeof transferEndpoints.receiveStockTransfer>['lots'][number];

/** What came of a lot, and what is missing, in thousandths of its base unit. */
interface Arrived {
  readonly lotId: string;
  readonly received: number;
  readonly lost: number;
  readonly reason: string | null;
}

function arrivedOf(lot: LotOnTheWay, item: ItemOfStock, told: Told): Arrived {
  const { unit, reason } = told;
  const received = typedOrNothing(item, { quantity: told.received, unit });
  const lost = typedOrNothing(item, { quantity: told.lost, unit });
  const named = { item: item.name, lot: lot.lotNo };
  const fault = arrivalFault(lot, { received, lost });
  if (fault === 'nothing') throw refuse('arrival-nothing', { details: named });
  if (fault === 'over-sent') {
    const details = {
      ...named,
      unit: item.chain.base,
      given: inBase(item, received + lost),
      left: inBase(item, inTransitOf(lot)),
    };
    throw refuse('arrival-over-sent', { details });
  }
  const why = reason?.trim() ?? '';
  if (lost > 0 && why === '') throw refuse('loss-without-reason', { details: named });
  return { lotId: lot.lotId, received, lost, reason: lost > 0 ? why : null };
}

interface Ends {
  readonly road: StoreOfStock;
  readonly to: StoreOfStock;
  readonly type: 'transfer' | 'L2L transfer';
}

/** What came goes from the road into the store; what is missing is lost on the road. */
function movesOf({ road, to, type }: Ends, { lotId, received, lost, reason }: Arrived): StockMove[] {
  const from = { lotId, storeId: road.store_id };
  const came: StockMove = { way: 'between', type, ...from, toStoreId: to.store_id, quantity: received };
  const gone: StockMove = { way: 'out', type: 'wastage', ...from, quantity: lost, reason: reason ?? '' };
  return [came, gone].filter(({ quantity }) => quantity > 0);
}

function requireSent({ state, roadId }: LockedTransfer): string {
  if (state === 'inTransit' && roadId !== null) return roadId;
  const label = interLocationTransfer.labelOf(state);
  throw refuse('transition-refused', {
    details: { what: 'The transfer', label, action: 'receive' },
    state,
    can: interLocationTransfer.possible(state),
  });
}

/** Takes in what has arrived of a transfer, in parts; the caller works at the store that gets it. */
export const receiveStockTransfer = serve(
  transferEndpoints.receiveStockTransfer,
  async (ctx, { transferId, version, lots: told }): Promise<TransferDetails> => {
    const known = await lockStockTransfer(ctx, transferId);
    await expectVersion(ctx, { entityId: transferId, expected: version, found: known.version });
    const roadId = requireSent(known);
    const { from, to } = await requireTwoStores(ctx, known);
    if (!seesStore(ctx, to)) throw refuse('not-found');
    const road = await roadOf(ctx, roadId);
    const sent = await readTransferLots(ctx, transferId);
    const stock = await lockStock(ctx, { lotIds: told.map(({ lotId }) => lotId) });
    const arrived = [...new Map(told.map((one) => [one.lotId, one])).values()].map((one) => {
      const lot = sent.get(one.lotId);
      if (lot === undefined) throw refuse('not-found');
      return arrivedOf(lot, stock.lot(one.lotId).item, one);
    });
    for (const one of arrived) await addArrival(ctx, { transferId, lotId: one.lotId }, one);
    await updateStockTransfer(ctx, known);
    recordEvent(ctx, {
      entityKind: 'STOCK_TRANSFER',
      entityId: transferId,
      action: 'receive',
      after: { lots: arrived.length },
    });
    const type = from.location_id === to.location_id ? 'transfer' : 'L2L transfer';
    await postMovements(ctx, {
      document: { documentId: transferId, series: 'T', locationId: from.location_id, isKnown: true },
      stores: new Map([road, to].map((store) => [store.store_id, store])),
      stock,
      moves: arrived.flatMap((one) => movesOf({ road, to, type }, one)),
    });
    return readTransferDetails(ctx, transferId);
  },
);
