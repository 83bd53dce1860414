import {
  changeConsumptionMap,
  costPerReportable,
  createConsumptionMap,
  listConsumptionLines,
  listConsumptionMaps,
  listConsumptionRuns,
  runConsumption,
  testWiseConsumption,
} from '@nidan/contract/supply/inventory/consumption-endpoints';
import {
  listMovements,
  listStock,
  readStockItem,
  readStockSummary,
} from '@nidan/contract/supply/inventory/level-endpoints';
import {
  checkLot,
  detailsByLot,
  holdLot,
  openLot,
  recallFile,
  recallPaper,
} from '@nidan/contract/supply/inventory/lot-endpoints';
import {
  adjustStock,
  consumeStock as consumeEndpoint,
  openStock,
  wasteStock,
} from '@nidan/contract/supply/inventory/stock-endpoints';
import { changeStore, createStore, listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { readCosts, readTestWise } from './consumption/costs.query.ts';
import { addMap, editMap } from './consumption/keep-maps.ts';
import { listMaps } from './consumption/maps.query.ts';
import { runNow } from './consumption/run-consumption.ts';
import { listLines, listRuns } from './consumption/runs.query.ts';
import { listMovementsOf } from './levels/movement-list.query.ts';
import { readItemOfStock } from './levels/stock-item.query.ts';
import { listStockOf, readSummary } from './levels/stock-list.query.ts';
import { quarantineLot, releaseLot } from './lots/keep-lots.ts';
import { recallPaperOf, recallTableOf } from './lots/recall-papers.ts';
import { findDetailsByLot } from './lots/lot-details.query.ts';
import { openContainer } from './lots/open-lot.ts';
import { correctStock } from './movements/adjust-stock.ts';
import { consumeByHand } from './movements/consume-stock.ts';
import { bookOpeningStock } from './movements/open-stock.ts';
import { writeOff } from './movements/waste-stock.ts';
import { addStore, editStore } from './stores/keep-stores.ts';
import { listStoresOf } from './stores/stores.query.ts';

export const inventoryRoutes: readonly Route[] = [
  implement(listConsumptionMaps, (ctx, { query }) => listMaps(ctx, query)),
  implement(createConsumptionMap, (ctx, { body }) => addMap(ctx, body)),
  implement(changeConsumptionMap, (ctx, { body }) => editMap(ctx, body)),
  implement(runConsumption, (ctx, { body }) => runNow(ctx, body)),
  implement(listConsumptionRuns, (ctx, { query }) => listRuns(ctx, query)),
  implement(listConsumptionLines, (ctx, { query }) => listLines(ctx, query)),
  implement(testWiseConsumption, (ctx, { query }) => readTestWise(ctx, query)),
  implement(costPerReportable, (ctx, { query }) => readCosts(ctx, query)),
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
  implementDocument(recallPaper, {
    load: (ctx, { query }) => recallPaperOf(ctx, query.lotId),
    render: async ({ fileName, paper }, { documents }) => {
      const { bytes } = await documents.render({ kind: 'table-paper', data: paper }, 'pdf');
      return { bytes: Buffer.from(bytes), fileName };
    },
  }),
  implementDocument(recallFile, {
    load: (ctx, { query }) => recallTableOf(ctx, query.lotId),
    render: (table) => renderExport(table, 'csv'),
  }),
  implement(detailsByLot, (ctx, { query }) => findDetailsByLot(ctx, query)),
];
