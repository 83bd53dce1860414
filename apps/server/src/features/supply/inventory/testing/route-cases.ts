import { consumeStock, openStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { changeStore, createStore, listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { countedLine, itemOfLab, stockOfLab, storeOfLab } from './stock-of-lab.ts';

export const inventoryCases: readonly RouteCase[] = [
  forRoute(listStores).send(async (world) => {
    await storeOfLab(world);
    return {};
  }),
  forRoute(createStore).send(async ({ lab }) => {
    const storeId = newId();
    const code = `S${storeId.slice(-8).toUpperCase()}`;
    return { body: { storeId, code, name: 'Cold store', locationId: lab.locationId, isRoad: false } };
  }),
  forRoute(changeStore).send(async (world) => ({
    body: { storeId: await storeOfLab(world), version: 1, name: 'Dry store' },
  })),
  forRoute(openStock).send(async (world) => ({
    body: {
      documentId: newId(),
      storeId: await storeOfLab(world),
      note: '',
      lines: [countedLine(await itemOfLab(world))],
    },
  })),
  forRoute(consumeStock).send(async (world) => {
    const { storeId, itemId, lotIds } = await stockOfLab(world);
    const line = { itemId, lotId: lotIds[0] ?? null, quantity: '3', unit: 'test' } as const;
    return {
      body: {
        documentId: newId(),
        storeId,
        reason: 'Training',
        lines: [{ ...line, overrideReason: null }],
      },
    };
  }),
];
