import * as stockEndpoints from '@nidan/contract/supply/inventory/stock-endpoints';
import type { StockDocumentView } from '@nidan/contract/supply/inventory/stock-shapes';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { countedQuantity } from '../lots/counted-quantity.ts';
import { requireStoreInUse } from '../stores/require-store-in-use.ts';
import { lockStock } from './lock-stock.ts';
import { readStockDocument } from './movements.query.ts';
import { postMovements } from './post-movements.ts';
import { takeFirstExpired } from './take-first-expired.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Takes stock for work by hand, from the lots that end first, or from a named one. */
export const consumeByHand = serve(
  stockEndpoints.consumeStock,
  async (ctx, { documentId, storeId, reason, lines }): Promise<StockDocumentView> => {
    const store = await requireStoreInUse(ctx, storeId);
    const lotIds = lines.flatMap(({ lotId }) => lotId ?? []);
    const stock = await lockStock(ctx, { itemIds: lines.map(({ itemId }) => itemId), lotIds });
    const moves = lines.flatMap((line) => {
      const item = stock.items.get(line.itemId);
      if (item === undefined) throw refuse('not-found');
      const { itemId, lotId, overrideReason } = line;
      const quantity = countedQuantity(item, line);
      const wanted = { itemId, lotId, overrideReason, quantity, type: 'manual consume', reason } as const;
      return takeFirstExpired(ctx, { stock, store, wanted });
    });
    await postMovements(ctx, {
      document: { documentId, series: 'S', locationId: store.location_id, note: reason },
      stores: new Map([[storeId, store]]),
      stock,
      moves,
    });
    return readStockDocument(ctx, documentId);
  },
);
