import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { createStorageUnit } from '@nidan/contract/lab/storage/storage-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import type { TestLab } from '../../../../testing/test-lab.ts';

type Unit = BodyOf<typeof createStorageUnit>;

export interface RackOfLab {
  readonly roomId: string;
  readonly deviceId: string;
  readonly shelfId: string;
  readonly rackId: string;
  readonly rackCode: string;
  readonly locationId: string;
}

/** How many each lab has: two racks never share a code. */
const made = new WeakMap<TestLab, number>();

/** Sets up a room with a fridge, a shelf and a rack of these rows and columns in a lab. */
export async function rackOfLab(
  { app, lab }: Pick<LabWorld, 'app' | 'lab'>,
  grid: { rows: number; columns: number },
): Promise<RackOfLab> {
  const client = app.as('Manager');
  const n = (made.get(lab) ?? 0) + 1;
  made.set(lab, n);
  const { locationId } = lab;
  const plain = { locationId, rows: 0, columns: 0, lowestC: null, highestC: null, retentionClass: null };
  const [roomId, deviceId, shelfId, rackId] = [newId(), newId(), newId(), newId()];
  const add = async (unit: Omit<Unit, keyof typeof plain> & Partial<Unit>) =>
    client.ok(createStorageUnit, { body: { ...plain, ...unit } });
  await add({ unitId: roomId, parentId: null, kind: 'room', code: `ROOM-${n}`, name: `Cold room ${n}` });
  await add({ unitId: deviceId, parentId: roomId, kind: 'device', code: `FR-${n}`, name: `Fridge ${n}` });
  await add({ unitId: shelfId, parentId: deviceId, kind: 'shelf', code: `SH-${n}`, name: `Shelf ${n}` });
  const rackCode = `C-${n}`;
  await add({ unitId: rackId, parentId: shelfId, kind: 'rack', code: rackCode, name: `Rack ${n}`, ...grid });
  return { roomId, deviceId, shelfId, rackId, rackCode, locationId };
}
