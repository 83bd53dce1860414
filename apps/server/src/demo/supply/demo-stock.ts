import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { readStockItem } from '@nidan/contract/supply/inventory/level-endpoints';
import { openLot } from '@nidan/contract/supply/inventory/lot-endpoints';
import {
  adjustStock,
  consumeStock,
  openStock,
  wasteStock,
} from '@nidan/contract/supply/inventory/stock-endpoints';
import type { CountedLine } from '@nidan/contract/supply/inventory/stock-shapes';
import { createStore } from '@nidan/contract/supply/inventory/store-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { reckonTestCosts } from '../../features/supply/inventory/consumption/reckon-test-costs.ts';
import { countStockUse } from '../../features/supply/inventory/levels/count-stock-use.ts';
import { newId } from '../../kernel/database/new-id.ts';
import type { Services } from '../../kernel/http/services.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoLife } from '../demo-visit.ts';
import { demoLab } from '../lab/demo-lab.ts';
import { once } from '../once.ts';
import { consumeDemoWork, mapDemoWork, type StoresOfDemo } from './demo-consumption.ts';

const STORES = [
  { code: 'COLD-A', name: 'Cold store A', isRoad: false },
  { code: 'BENCH-1', name: 'Bench fridge 1', isRoad: false },
  { code: 'DRY', name: 'Dry store', isRoad: false },
  { code: 'QUAR', name: 'Quarantine Q', isRoad: false },
] as const;

interface Lot {
  readonly store: (typeof STORES)[number]['code'];
  readonly item: string;
  readonly lotNo: string;
  /** Days from today to its expiry; null: it does not expire. */
  readonly ends: number | null;
  readonly quantity: string;
  readonly unit: InventoryUnit;
  readonly rupees: number;
}

const LOTS: readonly Lot[] = [
  { store: 'DRY', item: 'CBC-DIL', lotNo: 'D2291', ends: 240, quantity: '3', unit: 'box', rupees: 5_400 },
  {
    store: 'BENCH-1',
    item: 'HBA1C-CART',
    lotNo: 'HC702',
    ends: 8,
    quantity: '90',
    unit: 'rxn',
    rupees: 10_800,
  },
  {
    store: 'BENCH-1',
    item: 'HBA1C-CART',
    lotNo: 'HC716',
    ends: 22,
    quantity: '60',
    unit: 'rxn',
    rupees: 7_300,
  },
  {
    store: 'COLD-A',
    item: 'HBA1C-CART',
    lotNo: 'HC745',
    ends: 43,
    quantity: '1',
    unit: 'box',
    rupees: 12_400,
  },
  {
    store: 'COLD-A',
    item: 'HBA1C-CART',
    lotNo: 'HC752',
    ends: 55,
    quantity: '1',
    unit: 'box',
    rupees: 12_400,
  },
  {
    store: 'COLD-A',
    item: 'HBA1C-CART',
    lotNo: 'HC780',
    ends: 149,
    quantity: '33',
    unit: 'rxn',
    rupees: 4_200,
  },
  { store: 'QUAR', item: 'HBA1C-CART', lotNo: 'HC688', ends: -3, quantity: '12', unit: 'rxn', rupees: 1_300 },
  {
    store: 'COLD-A',
    item: 'TROP-HS',
    lotNo: 'TI-1180',
    ends: 60,
    quantity: '120',
    unit: 'test',
    rupees: 26_400,
  },
  { store: 'BENCH-1', item: 'PT-REAG', lotNo: 'PT4471', ends: 30, quantity: '1', unit: 'box', rupees: 9_000 },
  { store: 'DRY', item: 'SST-35', lotNo: 'S88120', ends: 400, quantity: '2', unit: 'box', rupees: 19_200 },
  { store: 'DRY', item: 'EDTA-2', lotNo: 'E70231', ends: 500, quantity: '6', unit: 'box', rupees: 36_000 },
  { store: 'DRY', item: 'FLUOR-2', lotNo: 'F1203', ends: 300, quantity: '13', unit: 'packet', rupees: 7_800 },
  { store: 'COLD-A', item: 'CTRL-L2', lotNo: 'C2-556', ends: 120, quantity: '1', unit: 'box', rupees: 8_600 },
  { store: 'COLD-A', item: 'TSH-KIT', lotNo: 'TS9004', ends: 75, quantity: '6', unit: 'kit', rupees: 33_000 },
  {
    store: 'COLD-A',
    item: 'TSH-KIT',
    lotNo: 'TS9051',
    ends: 170,
    quantity: '2',
    unit: 'kit',
    rupees: 11_200,
  },
  { store: 'DRY', item: 'URINE-C', lotNo: 'U-31', ends: null, quantity: '18', unit: 'packet', rupees: 4_500 },
  { store: 'COLD-A', item: 'CREAT-R', lotNo: 'CR812', ends: 90, quantity: '2', unit: 'kit', rupees: 14_400 },
];

/** What a day of work takes, by store. */
const USED: readonly {
  readonly store: (typeof STORES)[number]['code'];
  readonly lines: readonly {
    readonly item: string;
    readonly quantity: string;
    readonly unit: InventoryUnit;
  }[];
}[] = [
  {
    store: 'DRY',
    lines: [
      { item: 'CBC-DIL', quantity: '7', unit: 'l' },
      { item: 'SST-35', quantity: '92', unit: 'pieces' },
      { item: 'EDTA-2', quantity: '110', unit: 'pieces' },
      { item: 'FLUOR-2', quantity: '44', unit: 'pieces' },
      { item: 'URINE-C', quantity: '35', unit: 'pieces' },
    ],
  },
  {
    store: 'BENCH-1',
    lines: [
      { item: 'HBA1C-CART', quantity: '15', unit: 'rxn' },
      { item: 'PT-REAG', quantity: '1.4', unit: 'vial' },
    ],
  },
  {
    store: 'COLD-A',
    lines: [
      { item: 'TROP-HS', quantity: '9', unit: 'test' },
      { item: 'TSH-KIT', quantity: '31', unit: 'test' },
      { item: 'CREAT-R', quantity: '12.5', unit: 'mL' },
    ],
  },
];

/** Days on which work was done before the stores were looked at. */
const DAYS = 5;

async function setUp(manager: DemoClient): Promise<StoresOfDemo> {
  const { rows } = await manager.call(listLocations, {});
  const home = rows.find(({ name }) => name === demoLab.name);
  if (home === undefined) throw new Error('The demo lab has no location');
  const stores = new Map<string, string>();
  for (const store of STORES) {
    const { storeId } = await once(manager, `store ${store.code}`, {
      endpoint: createStore,
      body: async () => ({ storeId: newId(), locationId: home.locationId, ...store }),
    });
    stores.set(store.code, storeId);
  }
  const items = await manager.call(masterEndpoints('items').list, { query: { limit: 200 } });
  const ids = new Map(items.rows.map(({ id, code }) => [code, id]));
  return {
    locationId: home.locationId,
    storeId: (code) => stores.get(code) ?? '',
    itemId: (code) => ids.get(code) ?? '',
  };
}

async function firstCount(
  manager: DemoClient,
  { storeId, itemId }: StoresOfDemo,
  today: string,
): Promise<void> {
  for (const { code } of STORES) {
    const lines = LOTS.filter(({ store }) => store === code).map((lot): CountedLine => ({
      itemId: itemId(lot.item),
      lotNo: lot.lotNo,
      expiresOn: lot.ends === null ? null : addDays(today, lot.ends),
      quantity: lot.quantity,
      unit: lot.unit,
      valuePaise: lot.rupees * 100,
    }));
    await once(manager, `first count ${code}`, {
      endpoint: openStock,
      body: async () => ({ documentId: newId(), storeId: storeId(code), note: 'First count', lines }),
    });
  }
}

async function workOfDay(
  technician: DemoClient,
  { storeId, itemId }: StoresOfDemo,
  day: number,
): Promise<void> {
  for (const { store, lines } of USED) {
    await once(technician, `stock used ${store} ${day}`, {
      endpoint: consumeStock,
      body: async () => ({
        documentId: newId(),
        storeId: storeId(store),
        reason: 'Used at the bench',
        lines: lines.map(({ item, quantity, unit }) => ({
          itemId: itemId(item),
          lotId: null,
          overrideReason: null,
          quantity,
          unit,
        })),
      }),
    });
  }
}

/** Stores with lots: what was counted, and what the days took. */
export async function keepDemoStock(
  { staff: { technician }, clock }: Pick<DemoLife, 'staff' | 'clock'>,
  manager: DemoClient,
): Promise<StoresOfDemo> {
  clock.setHoursAgo(clock.hoursSince({ daysAgo: DAYS + 1, at: '08:00' }));
  const stores = await setUp(manager);
  const today = calendarDateIn(DEFAULT_ZONE, new Date(clock.now().getTime() + (DAYS + 1) * 86_400_000));
  await firstCount(manager, stores, today);
  await mapDemoWork(manager, stores);
  for (let daysAgo = DAYS; daysAgo > 0; daysAgo -= 1) {
    clock.setHoursAgo(clock.hoursSince({ daysAgo, at: '17:30' }));
    await workOfDay(technician, stores, daysAgo);
  }
  clock.setHoursAgo(0);
  return stores;
}

/** What happens in the stores today, after all that was bought: what was opened, leaked and found, and what work has used. */
export async function keepDemoStockOfToday(
  { staff: { technician }, clock }: Pick<DemoLife, 'staff' | 'clock'>,
  { manager, services, stores }: { manager: DemoClient; services: Services; stores: StoresOfDemo },
): Promise<void> {
  const storeId = stores.storeId('BENCH-1');
  const lotOf = async (code: string, lotNo: string): Promise<string> => {
    const { lots } = await manager.call(readStockItem, { query: { itemId: stores.itemId(code) } });
    return lots.find((lot) => lot.lotNo === lotNo)?.lotId ?? '';
  };
  await once(technician, 'opened cartridge', {
    endpoint: openLot,
    body: async () => ({
      packId: newId(),
      lotId: await lotOf('HBA1C-CART', 'HC702'),
      storeId,
      quantity: '15',
      unit: 'rxn' as const,
    }),
  });
  await once(manager, 'leaked cartridge', {
    endpoint: wasteStock,
    body: async () => ({
      documentId: newId(),
      storeId,
      reason: 'Leaked in the fridge',
      lines: [{ lotId: await lotOf('HBA1C-CART', 'HC716'), quantity: '1', unit: 'rxn' as const }],
    }),
  });
  await once(manager, 'found tubes', {
    endpoint: adjustStock,
    body: async () => ({
      documentId: newId(),
      storeId: stores.storeId('DRY'),
      lotId: await lotOf('FLUOR-2', 'F1203'),
      reason: 'A packet stood behind the shelf',
      way: 'more' as const,
      quantity: '1',
      unit: 'packet' as const,
    }),
  });
  await consumeDemoWork(technician, stores);
  const counting = { db: services.db, clock: () => clock.now() };
  await countStockUse(counting);
  await reckonTestCosts(counting);
}
