import {
  listMovements,
  listStock,
  readStockItem,
  readStockSummary,
} from '@nidan/contract/supply/inventory/level-endpoints';
import { checkLot, detailsByLot, holdLot, openLot } from '@nidan/contract/supply/inventory/lot-endpoints';
import {
  adjustStock,
  consumeStock as consumeEndpoint,
  openStock,
  wasteStock,
} from '@nidan/contract/supply/inventory/stock-endpoints';
import { changeStore, createStore, listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listMovementsOf } from './levels/movement-list.query.ts';
import { readItemOfStock } from './levels/stock-item.query.ts';
import { listStockOf, readSummary } from './levels/stock-list.query.ts';
import { quarantineLot, releaseLot } from './lots/keep-lots.ts';
import { findDetailsByLot } from './lots/lot-details.query.ts';
import { openContainer } from './lots/open-lot.ts';
import { correctStock } from './movements/adjust-stock.ts';
import { consumeByHand } from './movements/consume-stock.ts';
import { bookOpeningStock } from './movements/open-stock.ts';
import { writeOff } from './movements/waste-stock.ts';
import { addStore, editStore } from './stores/keep-stores.ts';
import { listStoresOf } from './stores/stores.query.ts';

export const inventoryRoutes: readonly Route[] = [
  implement(listStores, (ctx) => listStoresOf(ctx)),
  implement(createStore, (ctx, { body }) => addStore(ctx, body)),
  implement(changeStore, (ctx, { body }) => editStore(ctx, body)),
  implement(listStock, (ctx, { query }) => listStockOf(ctx, query)),
  implement(readStockSummary, (ctx, { query }) => readSummary(ctx, query)),
  implement(readStockItem, (ctx, { query }) => readItemOfStock(ctx, query)),
  implement(listMovements, (ctx, { query }) => listMovementsOf(ctx, query)),
  implement(openStock, (ctx, { body }) => bookOpeningStock(ctx, body)),
  implement(consumeEndpoint, (ctx, { body }) => consumeByHand(ctx, body)),
  implement(wasteStock, (ctx, { body }) => writeOff(ctx, body)),
  implement(adjustStock, (ctx, { body }) => correctStock(ctx, body)),
  implement(checkLot, (ctx, { body }) => releaseLot(ctx, body)),
  implement(holdLot, (ctx, { body }) => quarantineLot(ctx, body)),
  implement(openLot, (ctx, { body }) => openContainer(ctx, body)),
  implement(detailsByLot, (ctx, { query }) => findDetailsByLot(ctx, query)),
];
