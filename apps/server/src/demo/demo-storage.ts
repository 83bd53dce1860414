import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { fillAliquots } from '@nidan/contract/lab/samples/aliquot-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { askDisposal, witnessDisposal } from '@nidan/contract/lab/storage/disposal-endpoints';
import {
  createStorageUnit,
  listStoredTubes,
  moveTube,
  readRack,
  retrieveTube,
  storeTube,
} from '@nidan/contract/lab/storage/storage-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { demoLab } from './lab/demo-lab.ts';
import type { StorageKind } from '@nidan/domain/storage/storage-kinds';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoLife } from './demo-visit.ts';
import { once } from './once.ts';

interface Place {
  readonly code: string;
  readonly name: string;
  readonly kind: StorageKind;
  readonly in: string | null;
  readonly rows?: number;
  readonly columns?: number;
  readonly lowestC?: number;
  readonly highestC?: number;
}

/** A rack of two rows that is soon full, and larger ones. */
const PLACES: readonly Place[] = [
  { code: 'COLD', name: 'Cold room', kind: 'room', in: null },
  { code: 'FR2', name: 'Fridge 2', kind: 'device', in: 'COLD', lowestC: 2, highestC: 8 },
  { code: 'FR2-S3', name: 'Shelf 3', kind: 'shelf', in: 'FR2' },
  { code: 'C-04', name: 'Rack C-04', kind: 'rack', in: 'FR2-S3', rows: 8, columns: 9 },
  { code: 'C-05', name: 'Rack C-05', kind: 'rack', in: 'FR2-S3', rows: 2, columns: 5 },
  { code: 'FZ1', name: 'Freezer 1', kind: 'device', in: 'COLD', lowestC: -25, highestC: -15 },
  { code: 'B-01', name: 'Box B-01', kind: 'box', in: 'FZ1', rows: 9, columns: 9 },
];

const STORED_IN_SMALL_RACK = 10;
const STORED = 16;
const DISPOSED_OF = 3;

/** Sets up the storage of the main lab; answers the ids of its racks by their codes. */
async function setUp(manager: DemoClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await manager.call(listLocations, {});
  const home = rows.find(({ name }) => name === demoLab.name);
  if (home === undefined) throw new Error('The demo lab has no location');
  const ids = new Map<string, string>();
  for (const place of PLACES) {
    const { code, name, kind, in: within, rows: rowCount = 0, columns = 0, lowestC, highestC } = place;
    const { unitId } = await once(manager, `place ${code}`, {
      endpoint: createStorageUnit,
      body: async () => ({
        unitId: newId(),
        parentId: within === null ? null : (ids.get(within) ?? null),
        kind,
        code,
        name,
        locationId: home.locationId,
        rows: rowCount,
        columns,
        lowestC: lowestC ?? null,
        highestC: highestC ?? null,
        retentionClass: null,
      }),
    });
    ids.set(code, unitId);
  }
  return ids;
}

/** The tube that was accessioned first, of those before a moment that are still at the bench; null: none. */
async function nextTube(technician: DemoClient, before: number): Promise<string | null> {
  const { rows } = await technician.call(listSamples, {
    query: { status: physicalSample.codes.accessioned, limit: 200 },
  });
  const tube = rows.find(({ accessionedAt }) => accessionedAt !== null && Date.parse(accessionedAt) < before);
  return tube?.barcode ?? null;
}

/** Tubes that are put away in the evening, the first of them into the small rack until it is full. */
async function putAway(
  { technician }: DemoLife['staff'],
  racks: ReadonlyMap<string, string>,
  before: number,
): Promise<void> {
  for (let at = 0; at < STORED; at += 1) {
    const unitId = racks.get(at < STORED_IN_SMALL_RACK ? 'C-05' : 'C-04') ?? '';
    await once(technician, `store ${at}`, {
      endpoint: storeTube,
      body: async () => {
        const scan = await nextTube(technician, before);
        return scan === null ? null : { scan, unitId, position: null, openReason: 'Kept cold overnight' };
      },
    });
  }
}

/** The small rack is full again. */
async function fillUp({ technician }: DemoLife['staff'], racks: ReadonlyMap<string, string>): Promise<void> {
  for (let at = 0; at < DISPOSED_OF; at += 1) {
    await once(technician, `fill up ${at}`, {
      endpoint: moveTube,
      body: async () => {
        const { tubes } = await technician.call(readRack, { query: { unitId: racks.get('C-04') ?? '' } });
        const [tube] = tubes;
        if (tube === undefined) return null;
        return { scan: tube.barcode, unitId: racks.get('C-05') ?? '', position: null };
      },
    });
  }
}

/** What is past its retention goes, in front of a witness; some of it waits for the next run. */
async function dispose({ technician, phlebotomist }: DemoLife['staff']): Promise<void> {
  const run = await once(technician, 'disposal', {
    endpoint: askDisposal,
    body: async () => {
      const { rows } = await technician.call(listStoredTubes, { query: { only: 'due', limit: DISPOSED_OF } });
      const sampleIds = rows.map(({ sampleId }) => sampleId);
      if (sampleIds.length === 0) return null;
      return {
        disposalId: newId(),
        sampleIds,
        method: 'commonFacility' as const,
        bagColour: 'red' as const,
        note: 'Handed over at the gate',
      };
    },
  });
  if (run === null) return;
  const { disposalId, version } = run;
  await phlebotomist.call(witnessDisposal, { as: 'disposal witnessed', body: { disposalId, version } });
}

/** A fridge with a full rack, tubes past their retention, a disposal with its certificate, and a tube that was taken out again. */
export async function keepDemoStorage({ staff, clock }: DemoLife, manager: DemoClient): Promise<void> {
  const evening = clock.hoursSince({ daysAgo: 3, at: '20:00' });
  clock.setHoursAgo(evening);
  const racks = await setUp(manager);
  await putAway(staff, racks, Date.now() - evening * 3_600_000);
  clock.setHoursAgo(0);
  await dispose(staff);
  await fillUp(staff, racks);
  await once(staff.technician, 'taken out', {
    endpoint: retrieveTube,
    body: async () => {
      const { rows } = await staff.technician.call(listStoredTubes, { query: { limit: 200 } });
      const tube = rows.find(({ position }) => position.startsWith('C-04'));
      return tube === undefined
        ? null
        : { scan: tube.barcode, reason: 'repeat' as const, note: 'Platelets once more' };
    },
  });
  await once(staff.technician, 'aliquots', {
    endpoint: fillAliquots,
    body: async () => {
      const { rows } = await staff.technician.call(listSamples, {
        query: { status: physicalSample.codes.accessioned, limit: 200 },
      });
      const tube = rows.find(({ container }) => container.capColour === 'SST');
      return tube === undefined
        ? null
        : { sampleId: tube.sampleId, version: tube.version, volumesUl: [500, 500] };
    },
  });
}
