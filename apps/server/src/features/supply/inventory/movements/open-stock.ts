import * as stockEndpoints from '@nidan/contract/supply/inventory/stock-endpoints';
import type { StockDocumentView } from '@nidan/contract/supply/inventory/stock-shapes';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { countedQuantity } from '../lots/counted-quantity.ts';
import { readItems } from '../lots/items-of-stock.query.ts';
import { ensureLots } from '../lots/lot-rows.ts';
import { requireStoreInUse } from '../stores/require-store-in-use.ts';
import { lockStock } from './lock-stock.ts';
import { readStockDocument } from './movements.query.ts';
import { postMovements } from './post-movements.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Books what a store held when the lab began to count it. */
export const bookOpeningStock = serve(
  stockEndpoints.openStock,
  async (ctx, { documentId, storeId, note, lines }): Promise<StockDocumentView> => {
    const store = await requireStoreInUse(ctx, storeId);
    const items = await readItems(
      ctx,
      lines.map(({ itemId }) => itemId),
    );
    const lotIds = await ensureLots(ctx, lines, items);
    const moves = lines.map((line, at) => {
      const [item, lotId] = [items.get(line.itemId), lotIds[at]];
      if (item === undefined || lotId === undefined) throw refuse('not-found');
      const { valuePaise } = line;
      const quantity = countedQuantity(item, line);
      return { way: 'in', lotId, storeId, type: 'credit (stock in)', quantity, valuePaise } as const;
    });
    const stock = await lockStock(ctx, { lotIds });
    await postMovements(ctx, {
      document: { documentId, series: 'O', locationId: store.location_id, note },
      stores: new Map([[storeId, store]]),
      stock,
      moves,
    });
    return readStockDocument(ctx, documentId);
  },
);
