import type { NewMaster } from '@nidan/contract/catalogue/masters/master-endpoints';
import { createStore } from '@nidan/contract/supply/inventory/store-endpoints';
import { openStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import type { CountedLine, StockDocumentView } from '@nidan/contract/supply/inventory/stock-shapes';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { addMaster } from '../../../catalogue/masters/testing/master-body.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;

/** So many days from today in the zone of the test labs. */
export function dayFromNow(days: number): string {
  return addDays(calendarDateIn(DEFAULT_ZONE, new Date()), days);
}

/** Sets up a store at the location of the lab. */
export async function storeOfLab(
  { app, lab }: World,
  parts: { readonly isRoad?: boolean; readonly locationId?: string } = {},
): Promise<string> {
  const storeId = newId();
  const code = `ST-${storeId.slice(-8).toUpperCase()}`;
  const body = { storeId, code, name: `Store ${code}`, locationId: lab.locationId, isRoad: false, ...parts };
  await app.as('Manager').ok(createStore, { body });
  return storeId;
}

/** An item that is counted in tests, 50 to a box. */
export async function itemOfLab({ app }: World, parts: Partial<NewMaster> = {}): Promise<string> {
  const usual = {
    category: 'REAGENT',
    baseUnit: 'test',
    units: 'box = 50 test',
    needsCheck: false,
    onBoardDays: 0,
  };
  const { id } = await addMaster(app, 'items', { ...usual, ...parts });
  return id;
}

export function countedLine(itemId: string, parts: Partial<CountedLine> = {}): CountedLine {
  const line = { itemId, lotNo: `L${newId().slice(-8)}`, quantity: '2', unit: 'box' } as const;
  return { ...line, expiresOn: dayFromNow(90), valuePaise: 100_000, ...parts };
}

export interface StockOfLab {
  readonly storeId: string;
  readonly itemId: string;
  readonly lotIds: readonly string[];
  readonly opening: StockDocumentView;
}

/** A store with lots of one item, two boxes of 50 tests for ₹1,000 each unless told. */
export async function stockOfLab(
  world: World,
  lines: readonly Partial<CountedLine>[] = [{}],
  item: Partial<NewMaster> = {},
): Promise<StockOfLab> {
  const [storeId, itemId] = [await storeOfLab(world), await itemOfLab(world, item)];
  const body = {
    documentId: newId(),
    storeId,
    note: 'First count',
    lines: lines.map((line) => countedLine(itemId, line)),
  };
  const opening = await world.app.as('Manager').ok(openStock, { body });
  return { storeId, itemId, lotIds: opening.movements.map(({ lotId }) => lotId), opening };
}
