import {
  boxManifest,
  cancelBox,
  createBox,
  listBoxes,
  markBoxInTransit,
  markItemsInTransit,
  packTube,
  readBox,
  unpackTube,
} from '@nidan/contract/lab/boxes/box-endpoints';
import {
  acceptBox,
  closeDiscrepancy,
  countBox,
  noteTemperature,
  receiveTube,
} from '@nidan/contract/lab/boxes/receipt-endpoints';
import {
  assignRider,
  listOwnBoxes,
  listRiders,
  riderAccepts,
  riderCollects,
  riderHandsOver,
  riderLeaves,
  riderRefuses,
} from '@nidan/contract/lab/boxes/rider-endpoints';
import {
  approveAccounts,
  approveBoxAccounts,
  listTransfers,
  rejectAccounts,
  rejectTransfer,
  resubmitTransfer,
} from '@nidan/contract/lab/boxes/transfer-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { emptyBox, otherPlaceOf } from './box-at-work.ts';
import {
  boxOfWorld,
  comingBox,
  managerRides,
  packedOfWorld,
  riddenBox,
  tubeOfWorld,
} from './boxes-of-world.ts';

const REASON = 'Not fit to travel';

/** The transfer of a box that came and waits for the accounts, or was rejected by them. */
async function transferOf(world: LabWorld, state: 5 | 8) {
  const { box, items, billId } = await comingBox(world, true);
  const { batchId } = box;
  const [item] = items;
  await asOwner(world.app, async (db) => {
    // Somebody else has received it: the accounts are another person.
    const { userId = '' } = world.app.lab.users.get('Technician') ?? {};
    await db
      .updateTable('sample_batch_item')
      .set({ state: 60, received_at: new Date(), received_by: userId })
      .where('item_id', '=', item?.itemId ?? '')
      .execute();
    await db.updateTable('sample').set({ status: 10 }).where('bill_id', '=', billId).execute();
    await db.updateTable('bill_transfer').set({ state }).where('batch_id', '=', batchId).execute();
  });
  const { rows } = await world.app.as('Manager').ok(listTransfers, { query: { batchId } });
  const [row] = rows;
  if (row === undefined) throw new Error('The box carries no bill');
  return { transferId: row.transferId, version: row.version, batchId };
}

/** A box of the world in the version in which it is sent. */
async function asSeen(world: LabWorld, batchId: string) {
  const { version } = (await boxOfWorld(world, batchId)).box;
  return { batchId, version };
}

async function riddenAfter(world: LabWorld, steps: readonly (typeof riderAccepts)[]) {
  let { batchId, version } = await riddenBox(world);
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    ({ batchId, version } = await world.app.as('Manager').ok(step, { body: { batchId, version } }));
  }
  return { batchId, version };
}

export const boxCases: readonly RouteCase[] = [
  forRoute(listBoxes).send(async (world) => ({ query: { toId: await otherPlaceOf(world.app) } })),
  forRoute(listBoxes).send(async (world) => {
    const { box, items } = await packedOfWorld(world);
    return { query: { fromId: box.from.locationId, by: 'barcode', q: items[0]?.barcode ?? '' } };
  }),
  forRoute(readBox).send(async (world) => ({
    query: { batchId: (await packedOfWorld(world)).box.batchId },
  })),
  forRoute(readBox).send(async (world) => ({ query: { code: (await packedOfWorld(world)).box.code } })),
  forRoute(boxManifest).send(async (world) => ({
    query: { batchId: (await packedOfWorld(world)).box.batchId },
  })),
  forRoute(createBox).send(async ({ app }) => ({
    body: {
      batchId: newId(),
      toLocationId: await otherPlaceOf(app),
      band: 'cool',
      courierTrackingNo: null,
      note: '',
    },
  })),
  forRoute(packTube).send(async (world) => {
    const { batchId } = await emptyBox(world.app.as('Manager'), await otherPlaceOf(world.app));
    return { body: { batchId, scan: (await tubeOfWorld(world)).barcode } };
  }),
  forRoute(unpackTube).send(async (world) => {
    const { items } = await packedOfWorld(world);
    return { body: { itemId: items[0]?.itemId ?? '', reason: REASON } };
  }),
  forRoute(cancelBox).send(async (world) => {
    const { batchId } = (await packedOfWorld(world)).box;
    return { body: { ...(await asSeen(world, batchId)), reason: REASON } };
  }),
  forRoute(markItemsInTransit).send(async (world) => {
    const { box, items } = await packedOfWorld(world);
    return { body: { ...(await asSeen(world, box.batchId)), itemIds: items.map(({ itemId }) => itemId) } };
  }),
  forRoute(markBoxInTransit).send(async (world) => ({
    body: await asSeen(world, (await packedOfWorld(world)).box.batchId),
  })),
  forRoute(receiveTube).send(async (world) => {
    const { box, barcode } = await comingBox(world);
    return { body: { batchId: box.batchId, scan: barcode, isLeaked: false } };
  }),
  forRoute(noteTemperature).send(async (world) => ({
    body: { ...(await asSeen(world, (await comingBox(world)).box.batchId)), celsius: 11.5 },
  })),
  forRoute(countBox).send(async (world) => ({
    body: await asSeen(world, (await comingBox(world)).box.batchId),
  })),
  forRoute(acceptBox).send(async (world) => ({
    body: await asSeen(world, (await comingBox(world)).box.batchId),
  })),
  forRoute(closeDiscrepancy).send(async (world) => {
    const seen = await asSeen(world, (await comingBox(world)).box.batchId);
    const { discrepancies } = await world.app
      .as('Manager')
      .ok(noteTemperature, { body: { ...seen, celsius: 11.5 } });
    const [{ discrepancyId, version } = { discrepancyId: '', version: 1 }] = discrepancies;
    return { body: { discrepancyId, version, outcome: 'settled', word: 'Ice had melted' } };
  }),
  forRoute(listRiders).send(async () => ({})),
  forRoute(assignRider).send(async (world) => ({
    body: {
      ...(await asSeen(world, (await packedOfWorld(world)).box.batchId)),
      riderId: await managerRides(world),
    },
  })),
  forRoute(listOwnBoxes).send(async () => ({})),
  forRoute(riderAccepts).send(async (world) => ({ body: await riddenAfter(world, []) })),
  forRoute(riderRefuses).send(async (world) => ({
    body: { ...(await riddenAfter(world, [])), reason: REASON },
  })),
  forRoute(riderCollects).send(async (world) => ({ body: await riddenAfter(world, [riderAccepts]) })),
  forRoute(riderLeaves).send(async (world) => ({
    body: await riddenAfter(world, [riderAccepts, riderCollects]),
  })),
  forRoute(riderHandsOver).send(async (world) => ({
    body: await riddenAfter(world, [riderAccepts, riderCollects, riderLeaves]),
  })),
  forRoute(listTransfers).send(async (world) => ({
    query: { batchId: (await transferOf(world, 5)).batchId },
  })),
  forRoute(approveAccounts).send(async (world) => {
    const { transferId, version } = await transferOf(world, 5);
    return { body: { transferId, version } };
  }),
  forRoute(approveBoxAccounts).send(async (world) => ({
    body: { batchId: (await transferOf(world, 5)).batchId },
  })),
  forRoute(rejectAccounts).send(async (world) => {
    const { transferId, version } = await transferOf(world, 5);
    return { body: { transferId, version, reason: 'The rate is wrong' } };
  }),
  forRoute(resubmitTransfer).send(async (world) => {
    const { transferId, version } = await transferOf(world, 8);
    return { body: { transferId, version, reason: 'The rate is right now' } };
  }),
  forRoute(rejectTransfer).send(async (world) => {
    const { transferId, version } = await transferOf(world, 8);
    return { body: { transferId, version, reason: 'It is paid in cash' } };
  }),
];
