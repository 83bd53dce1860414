import { readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxDetails } from '@nidan/contract/lab/boxes/box-view';
import { assignRider } from '@nidan/contract/lab/boxes/rider-endpoints';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import { asOwner } from '../../../../testing/as-owner.ts';
import { personWith } from '../../../../testing/person-with.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import type { TestClient } from '../../../../testing/test-app.ts';
import { boxOnTheRoad, type LabelledTube, labelOf, otherPlaceOf, packedBox, workAt } from './box-at-work.ts';

/** A collected tube with its label, at the main place. */
export async function tubeOfWorld(world: LabWorld): Promise<LabelledTube> {
  return labelOf(world.app, (await world.fresh('collected')).billId);
}

/** A box of the manager with a tube, at the main place. */
export async function packedOfWorld(world: LabWorld): Promise<BoxDetails> {
  const { app } = world;
  return packedBox(app.as('Manager'), await otherPlaceOf(app), [await tubeOfWorld(world)]);
}

/** Somebody who works at the other place. */
async function personElsewhere({ app }: LabWorld): Promise<TestClient> {
  const { userId, client } = await personWith(app, { samples: ALL_PERMISSIONS });
  await workAt(app, [userId], await otherPlaceOf(app));
  return client;
}

/** A box on its way to the main place, sent from the other one, which settles by account where told. */
export async function comingBox(world: LabWorld, byAccount = false): Promise<BoxDetails & LabelledTube> {
  const { app } = world;
  const tube = await tubeOfWorld(world);
  const elsewhere = await otherPlaceOf(app);
  await asOwner(app, (db) =>
    db
      .updateTable('sample')
      .set({ at_location_id: elsewhere })
      .where('sample_id', '=', tube.sampleId)
      .execute(),
  );
  const sent = await boxOnTheRoad(await personElsewhere(world), app.lab.locationId, [tube]);
  if (byAccount) {
    await asOwner(app, (db) =>
      db
        .updateTable('bill_transfer')
        .set({ by_account: true, state: 5 })
        .where('batch_id', '=', sent.box.batchId)
        .execute(),
    );
  }
  return { ...sent, ...tube };
}

/** Makes the manager of the lab a rider: the cases are sent by them. */
export async function managerRides({ app }: LabWorld): Promise<string> {
  const { userId = '' } = app.lab.users.get('Manager') ?? {};
  await asOwner(app, (db) =>
    db
      .updateTable('login_user')
      .set({ employee_kind: 'LOGISTICS_PHL' })
      .where('user_id', '=', userId)
      .execute(),
  );
  return userId;
}

/** A box that the manager was asked to carry. */
export async function riddenBox(world: LabWorld): Promise<BoxDetails['box']> {
  const { box } = await packedOfWorld(world);
  const riderId = await managerRides(world);
  const { batchId, version } = box;
  return world.app.as('Manager').ok(assignRider, { body: { batchId, version, riderId } });
}

/** A box as it is now. */
export async function boxOfWorld({ app }: LabWorld, batchId: string): Promise<BoxDetails> {
  return app.as('Manager').ok(readBox, { query: { batchId } });
}
