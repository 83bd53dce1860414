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
  consumeStock,
  openStock,
  wasteStock,
} from '@nidan/contract/supply/inventory/stock-endpoints';
import { noteMachineEvent } from '@nidan/contract/lab/machines/machine-endpoints';
import { changeStore, createStore, listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { addMaster } from '../../../catalogue/masters/testing/master-body.ts';
import { newMap } from './map-of-lab.ts';
import { countedLine, dayFromNow, itemOfLab, stockOfLab, storeOfLab } from './stock-of-lab.ts';

/** A store with one lot of two boxes. */
async function oneLot(world: LabWorld, item: Parameters<typeof stockOfLab>[2] = {}) {
  const { lotIds, ...stock } = await stockOfLab(world, [{}], item);
  const [lotId] = lotIds;
  if (lotId === undefined) throw new Error('The store has no lot');
  return { ...stock, lotId };
}

async function machineId({ app }: LabWorld): Promise<string> {
  return (await addMaster(app, 'machines')).id;
}

/** An event of a machine that uses something of a store of its own. */
async function startedMachine(world: LabWorld): Promise<void> {
  const machine = await machineId(world);
  const subject = { category: 'machine', machineId: machine, eventKind: 'MACHINE_SHUTDOWN' } as const;
  const body = newMap(await stockOfLab(world), { ...subject, perReportable: '1' });
  await world.app.as('Manager').ok(createConsumptionMap, { body });
  const event = { eventId: newId(), machineId: machine, version: 0, kind: 'MACHINE_SHUTDOWN' } as const;
  await world.app
    .as('Technician')
    .ok(noteMachineEvent, { body: { ...event, happenedAt: null, note: '', careId: null } });
}

/** A map of what each bill uses of a store of its own. */
async function mapped(world: LabWorld) {
  const stock = await stockOfLab(world);
  const body = newMap(stock, { category: 'other', perReportable: '1' });
  await world.app.as('Manager').ok(createConsumptionMap, { body });
  await world.app.as('Manager').ok(changeConsumptionMap, {
    body: { mapId: body.mapId, version: 1, isEnabled: false },
  });
  return { ...body, version: 2 };
}

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
  forRoute(listStock).send(async (world) => {
    const { storeId } = await stockOfLab(world);
    return { query: { storeId, level: 'good' } };
  }),
  forRoute(readStockSummary).send(async (world) => ({
    query: { storeId: (await stockOfLab(world)).storeId },
  })),
  forRoute(readStockItem).send(async (world) => {
    const { storeId, itemId } = await stockOfLab(world);
    return { query: { storeId, itemId } };
  }),
  forRoute(listMovements).send(async (world) => {
    const { storeId, itemId, lotId } = await oneLot(world);
    return { query: { storeId, itemId, lotId } };
  }),
  forRoute(wasteStock).send(async (world) => {
    const { storeId, lotId } = await oneLot(world);
    const lines = [{ lotId, quantity: '1', unit: 'box' as const }];
    return { body: { documentId: newId(), storeId, reason: 'Leaked', lines } };
  }),
  forRoute(adjustStock).send(async (world) => {
    const { storeId, lotId } = await oneLot(world);
    const typed = { way: 'more', quantity: '2', unit: 'test' } as const;
    return { body: { documentId: newId(), storeId, lotId, reason: 'Found behind the fridge', ...typed } };
  }),
  forRoute(checkLot).send(async (world) => ({
    body: {
      lotId: (await oneLot(world, { needsCheck: true })).lotId,
      version: 2,
      note: 'Control within 2 SD',
    },
  })),
  forRoute(holdLot).send(async (world) => ({
    body: { lotId: (await oneLot(world)).lotId, version: 1, reason: 'The maker calls it back' },
  })),
  forRoute(openLot).send(async (world) => {
    const { storeId, lotId } = await oneLot(world);
    return { body: { packId: newId(), lotId, storeId, quantity: '1', unit: 'box' } };
  }),
  forRoute(recallPaper).send(async (world) => ({ query: { lotId: (await oneLot(world)).lotId } })),
  forRoute(recallFile).send(async (world) => ({ query: { lotId: (await oneLot(world)).lotId } })),
  forRoute(detailsByLot).send(async (world) => {
    const { itemId, opening } = await stockOfLab(world);
    return { query: { itemId, lotNo: opening.movements[0]?.lotNo ?? '' } };
  }),
  forRoute(listConsumptionMaps).send(async (world) => {
    const { itemId } = await mapped(world);
    return { query: { itemId, category: 'other' } };
  }),
  forRoute(createConsumptionMap).send(async (world) => {
    const { test } = await world.shared('entered');
    const { parameterId } = test;
    const stock = await stockOfLab(world);
    const subject = { category: 'parameter', parameterId, machineId: await machineId(world) } as const;
    return { body: newMap(stock, { ...subject, perReportable: '1' }) };
  }),
  forRoute(createConsumptionMap).send(async (world) => {
    const { test } = await world.shared('entered');
    return {
      body: newMap(await stockOfLab(world), { category: 'test', testId: test.testId, perRerun: '1' }),
    };
  }),
  forRoute(createConsumptionMap).send(async (world) => {
    const { id } = await addMaster(world.app, 'sampletypes');
    return {
      body: newMap(await stockOfLab(world), {
        category: 'sample_type',
        sampleTypeId: id,
        perReportable: '1',
      }),
    };
  }),
  forRoute(changeConsumptionMap).send(async (world) => ({
    body: { mapId: (await mapped(world)).mapId, version: 2, perReportable: '0.5' },
  })),
  forRoute(runConsumption).send(async (world) => {
    await startedMachine(world);
    return { body: { runId: newId(), locationId: world.lab.locationId } };
  }),
  forRoute(listConsumptionRuns).send(async () => ({})),
  forRoute(listConsumptionLines).send(async () => ({ query: { result: 'PARTIAL' } })),
  forRoute(listConsumptionLines).send(async ({ app }) => {
    const { rows } = await app.as('Manager').ok(listConsumptionRuns, {});
    return { query: { runId: rows[0]?.runId ?? newId() } };
  }),
  forRoute(testWiseConsumption).send(async (world) => {
    const { test } = await world.shared('entered');
    const days = { from: dayFromNow(-7), to: dayFromNow(0) };
    return { query: { ...days, testId: test.testId, machineId: await machineId(world) } };
  }),
  forRoute(costPerReportable).send(async () => ({
    query: { from: dayFromNow(-7), to: dayFromNow(0), by: 'machine' },
  })),
];
