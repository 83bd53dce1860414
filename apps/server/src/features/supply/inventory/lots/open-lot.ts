import * as lotEndpoints from '@nidan/contract/supply/inventory/lot-endpoints';
import { usableUntil } from '@nidan/domain/inventory/first-expired';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { lockStock } from '../movements/lock-stock.ts';
import { refuseShort } from '../movements/refuse-short.ts';
import { requireUsable } from '../movements/require-usable.ts';
import { requireStoreInUse } from '../stores/require-store-in-use.ts';
import { countedQuantity } from './counted-quantity.ts';
import { insertPack } from './pack-rows.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Opens a container of a lot, whose days on board begin. What is expired or in quarantine is not opened. */
export const openContainer = serve(
  lotEndpoints.openLot,
  async (ctx, { packId, lotId, storeId, ...typed }) => {
    const store = await requireStoreInUse(ctx, storeId);
    const stock = await lockStock(ctx, { lotIds: [lotId] });
    const { lot, item } = stock.lot(lotId);
    const quantity = countedQuantity(item, typed);
    const at = { lotId, storeId };
    const [sealed] = stock.partsOf(at);
    if (sealed === undefined) throw refuse('not-found');
    const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
    requireUsable(stock, sealed, today);
    if (sealed.onHand < quantity)
      throw refuseShort(stock, { store, itemId: item.itemId, have: sealed.onHand, want: quantity });
    const until = usableUntil({ ...sealed, openedOn: today });
    await insertPack(ctx, { packId, ...at, quantity, openedOn: today, usableUntil: until });
    recordEvent(ctx, {
      entityKind: 'STOCK_LOT',
      entityId: lotId,
      action: 'open',
      after: { lot: lot.lot_no, item: item.name, store: store.name, quantity, usableUntil: until },
    });
    return { packId, usableUntil: until };
  },
);
