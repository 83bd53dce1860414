import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  askDisposal,
  disposalPdf,
  listDisposals,
  withdrawDisposal,
  witnessDisposal,
} from '@nidan/contract/lab/storage/disposal-endpoints';
import {
  changeStorageUnit,
  createStorageUnit,
  giveBackTube,
  listStorageUnits,
  listStoredTubes,
  moveStorageUnit,
  moveTube,
  readRack,
  retrieveTube,
  storeTube,
} from '@nidan/contract/lab/storage/storage-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { rackOfLab } from './rack-of-lab.ts';
import { letRetentionPass, storedTube } from './stored-tube.ts';

const grid = { rows: 2, columns: 3 };

async function dueTube(world: LabWorld) {
  const tube = await storedTube(world, await world.fresh('checked'));
  await letRetentionPass(world, [tube.sampleId]);
  return tube;
}

function bodyFor(disposalId: string, sampleId: string): BodyOf<typeof askDisposal> {
  return { disposalId, sampleIds: [sampleId], method: 'autoclave', bagColour: 'red', note: '' };
}

/** A run that the technician has asked for. */
async function askedDisposal(world: LabWorld): Promise<string> {
  const { sampleId } = await dueTube(world);
  const disposalId = newId();
  await world.app.as('Technician').ok(askDisposal, { body: bodyFor(disposalId, sampleId) });
  return disposalId;
}

export const storageCases: readonly RouteCase[] = [
  forRoute(listStorageUnits).send(async () => ({})),
  forRoute(createStorageUnit).send(async (world) => {
    const { shelfId, locationId } = await rackOfLab(world, grid);
    return {
      body: {
        unitId: newId(),
        parentId: shelfId,
        kind: 'rack',
        code: `N${newId().slice(-8).toUpperCase()}`,
        name: 'New rack',
        locationId,
        ...grid,
        lowestC: null,
        highestC: null,
        retentionClass: null,
      },
    };
  }),
  forRoute(changeStorageUnit).send(async (world) => ({
    body: { unitId: (await rackOfLab(world, grid)).rackId, version: 1, name: 'Another name' },
  })),
  forRoute(moveStorageUnit).send(async (world) => {
    const { rackId, deviceId } = await rackOfLab(world, grid);
    return { body: { unitId: rackId, version: 1, parentId: deviceId } };
  }),
  forRoute(readRack).send(async (world) => ({
    query: { unitId: (await storedTube(world, await world.fresh('on bench'))).unitId },
  })),
  forRoute(listStoredTubes).send(async (world) => {
    const { barcode } = await storedTube(world, await world.fresh('on bench'));
    return { query: { q: barcode } };
  }),
  forRoute(storeTube).send(async (world) => {
    const { sample } = await world.fresh('on bench');
    const { rackId } = await rackOfLab(world, grid);
    return {
      body: { scan: sample.barcode, unitId: rackId, position: 'B2', openReason: 'Measured tomorrow' },
    };
  }),
  forRoute(moveTube).send(async (world) => {
    const { barcode, unitId } = await storedTube(world, await world.fresh('on bench'));
    return { body: { scan: barcode, unitId, position: 'B3' } };
  }),
  forRoute(retrieveTube).send(async (world) => {
    const { barcode } = await storedTube(world, await world.fresh('on bench'));
    return { body: { scan: barcode, reason: 'repeat', note: '' } };
  }),
  forRoute(giveBackTube).send(async (world) => {
    const { barcode } = await storedTube(world, await world.fresh('on bench'));
    return {
      body: { scan: barcode, returnedTo: 'The family', reason: 'Asked for it', receivedBy: 'A. Rane' },
    };
  }),
  forRoute(listDisposals).send(async (world) => {
    await askedDisposal(world);
    return {};
  }),
  forRoute(askDisposal).send(async (world) => {
    const { sampleId } = await dueTube(world);
    return { body: bodyFor(newId(), sampleId) };
  }),
  forRoute(witnessDisposal).send(async (world) => ({
    body: { disposalId: await askedDisposal(world), version: 1 },
  })),
  forRoute(withdrawDisposal).send(async (world) => ({
    body: { disposalId: await askedDisposal(world), version: 1, reason: 'Wrong tubes' },
  })),
  forRoute(disposalPdf).send(async (world) => {
    const disposalId = await askedDisposal(world);
    await world.app.as('Manager').ok(witnessDisposal, { body: { disposalId, version: 1 } });
    return { query: { disposalId } };
  }),
];
