import { recallFile, recallPaper } from '@nidan/contract/supply/inventory/lot-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
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
  listMaps,
  addMap,
  editMap,
  runNow,
  listRuns,
  listLines,
  readTestWise,
  readCosts,
  listStoresOf,
  addStore,
  editStore,
  listStockOf,
  readSummary,
  readItemOfStock,
  listMovementsOf,
  bookOpeningStock,
  consumeByHand,
  writeOff,
  correctStock,
  releaseLot,
  quarantineLot,
  openContainer,
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
  findDetailsByLot,
];
