import * as stockEndpoints from '@nidan/contract/supply/inventory/stock-endpoints';
import type { StockDocumentView } from '@nidan/contract/supply/inventory/stock-shapes';
import { countedQuantity } from '../lots/counted-quantity.ts';
import { requireStoreInUse } from '../stores/require-store-in-use.ts';
import { lockStock } from './lock-stock.ts';
import { readStockDocument } from './movements.query.ts';
import { postMovements } from './post-movements.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Writes off parts of lots; what is expired or in quarantine goes this way, too. */
export const writeOff = serve(
  stockEndpoints.wasteStock,
  async (ctx, { documentId, storeId, reason, lines }): Promise<StockDocumentView> => {
    const store = await requireStoreInUse(ctx, storeId);
    const stock = await lockStock(ctx, { lotIds: lines.map(({ lotId }) => lotId) });
    const moves = lines.map((line) => {
      const quantity = countedQuantity(stock.lot(line.lotId).item, line);
      return { way: 'out', storeId, lotId: line.lotId, type: 'wastage', quantity, reason } as const;
    });
    await postMovements(ctx, {
      document: { documentId, series: 'W', locationId: store.location_id, note: reason },
      stores: new Map([[storeId, store]]),
      stock,
      moves,
    });
    return readStockDocument(ctx, documentId);
  },
);
