import { consumeStock as consumeEndpoint, openStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { changeStore, createStore, listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { consumeByHand } from './movements/consume-stock.ts';
import { bookOpeningStock } from './movements/open-stock.ts';
import { addStore, editStore } from './stores/keep-stores.ts';
import { listStoresOf } from './stores/stores.query.ts';

export const inventoryRoutes: readonly Route[] = [
  implement(listStores, (ctx) => listStoresOf(ctx)),
  implement(createStore, (ctx, { body }) => addStore(ctx, body)),
  implement(changeStore, (ctx, { body }) => editStore(ctx, body)),
  implement(openStock, (ctx, { body }) => bookOpeningStock(ctx, body)),
  implement(consumeEndpoint, (ctx, { body }) => consumeByHand(ctx, body)),
];
