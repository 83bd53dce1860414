import { createBox, packTube, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
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
import { findSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith, type PersonWithRights } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { emptyBox, labelledTube, otherPlaceOf, packedBox } from './testing/box-at-work.ts';

let app: TestApp;
let sender: TestClient;
let rider: PersonWithRights;
let goal: string;

const samples = PERMISSION.read + PERMISSION.update;

async function makeRider(): Promise<PersonWithRights> {
  // Riders see no place but by what they carry.
  const person = await personWith(app, { samples }, { locationIds: [] });
  await asOwner(app, (db) =>
    db
      .updateTable('login_user')
      .set({ employee_kind: 'LOGISTICS_PHL' })
      .where('user_id', '=', person.userId)
      .execute(),
  );
  return person;
}

beforeAll(async () => {
  app = await startTestApp();
  goal = await otherPlaceOf(app);
  sender = app.as('Phlebotomist');
  rider = await makeRider();
});
afterAll(() => app.close());

/** A box with a tube whose rider was asked. */
async function askedBox(): Promise<BoxView & { barcode: string }> {
  const tube = await labelledTube(app);
  const { box } = await packedBox(sender, goal, [tube]);
  const { batchId, version } = box;
  const body = { batchId, version, riderId: rider.userId };
  return { ...(await sender.ok(assignRider, { body })), barcode: tube.barcode };
}

const seen = ({ batchId, version }: BoxView) => ({ body: { batchId, version } });

it('a rider takes a box, sets off and hands it over, one step after the other', async () => {
  const asked = await askedBox();
  expect(asked).toMatchObject({ life: 'waitingForRider', can: ['cancel'] });
  const own = await rider.client.ok(listOwnBoxes, {});
  expect(own.boxes.find(({ batchId }) => batchId === asked.batchId)?.can).toEqual([
    'riderAccept',
    'riderReject',
  ]);
  const accepted = await rider.client.ok(riderAccepts, seen(asked));
  expect(accepted).toMatchObject({ life: 'acceptedByRider', can: ['riderCollect'] });
  const { items } = await sender.ok(readBox, { query: { batchId: asked.batchId } });
  expect(items[0]?.hint).toBe('Sample is accepted by logisitc boy');
  const collected = await rider.client.ok(riderCollects, seen(accepted));
  expect(collected).toMatchObject({ life: 'withRider', can: ['riderLeave'] });
  const left = await rider.client.ok(riderLeaves, seen(collected));
  expect(left).toMatchObject({ life: 'inTransit', can: ['riderHandOver'] });
  const tube = await app.as('Manager').ok(findSample, { query: { barcode: asked.barcode } });
  expect(tube.statusLabel).toBe('in transit');
  const handed = await rider.client.ok(riderHandsOver, seen(left));
  expect(handed.handedOverAt).not.toBeNull();
  expect(handed.can).toEqual([]);
  expect(await eventsOf(app, asked.batchId, 'rider.handOver')).toHaveLength(1);
});

it('a rider refuses with a reason, and the box waits for another', async () => {
  const asked = await askedBox();
  const reason = 'My scooter has a flat tyre';
  const { batchId, version } = asked;
  const refused = await rider.client.ok(riderRefuses, { body: { batchId, version, reason } });
  expect(refused).toMatchObject({ life: 'refusedByRider', refusedBecause: reason });
  const { items, box } = await sender.ok(readBox, { query: { batchId } });
  expect(items[0]).toMatchObject({ hint: 'Sample is rejected by logisitc boy', reason });
  expect(box.can).toEqual(['pack', 'assign', 'cancel']);
  const again = { batchId, version: box.version, riderId: rider.userId };
  expect((await sender.ok(assignRider, { body: again })).life).toBe('waitingForRider');
});

it('nobody else takes the steps of a rider, and a rider sees what they carry alone', async () => {
  const asked = await askedBox();
  const refusal = await app.as('Manager').refused(riderAccepts, seen(asked));
  expect(refusal).toMatchObject({ status: 403, code: 'box-of-other-rider' });
  const other = await makeRider();
  expect((await other.client.refused(riderAccepts, seen(asked))).code).toBe('not-found');
  const skipped = await rider.client.refused(riderCollects, seen(asked));
  expect(skipped).toMatchObject({ code: 'transition-refused', state: 'assigned' });
  const early = await rider.client.refused(riderHandsOver, seen(asked));
  expect(early.code).toBe('box-not-on-the-road');
});

it('only a rider is asked, for a box that holds something and is packed here', async () => {
  const { riders } = await sender.ok(listRiders, {});
  expect(riders.map(({ userId }) => userId)).toContain(rider.userId);
  const { box } = await packedBox(sender, goal, [await labelledTube(app)]);
  const { batchId, version } = box;
  const body = { batchId, version, riderId: app.lab.users.get('Technician')?.userId ?? '' };
  expect((await sender.refused(assignRider, { body })).code).toBe('rider-unknown');
  const empty = await emptyBox(sender, goal);
  const nothing = { ...seen(empty).body, riderId: rider.userId };
  expect((await sender.refused(assignRider, { body: nothing })).code).toBe('box-empty');
  const asked = await askedBox();
  const twice = { ...seen(asked).body, riderId: rider.userId };
  expect((await sender.refused(assignRider, { body: twice })).code).toBe('box-not-packing');
  const scan = (await labelledTube(app)).barcode;
  const late = await sender.refused(packTube, { body: { batchId: asked.batchId, scan } });
  expect(late.code).toBe('box-not-packing');
});

it('a stale box is not stepped on', async () => {
  const asked = await askedBox();
  await rider.client.ok(riderAccepts, seen(asked));
  expect((await rider.client.refused(riderAccepts, seen(asked))).code).toBe('stale-version');
});

it('a box begins where somebody works', async () => {
  const body = {
    batchId: newId(),
    toLocationId: goal,
    band: 'cool',
    courierTrackingNo: null,
    note: '',
  } as const;
  expect((await rider.client.refused(createBox, { body })).code).toBe('location-not-chosen');
});
