import { createBox, markBoxInTransit, packTube, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxDetails, BoxView } from '@nidan/contract/lab/boxes/box-view';
import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import type { TestApp, TestClient } from '../../../../testing/test-app.ts';

/** Where the other people of the lab work: the second place of a test lab. */
export async function otherPlaceOf(app: TestApp): Promise<string> {
  const row = await asOwner(app, (db) =>
    db
      .selectFrom('location')
      .select('location_id')
      .where('l_id', '=', app.lab.lId)
      .where('location_id', '<>', app.lab.locationId)
      .executeTakeFirstOrThrow(),
  );
  return row.location_id;
}

/** Lets sessions of people, by their user ids, work at a place. */
export async function workAt(app: TestApp, userIds: readonly string[], locationId: string): Promise<void> {
  await asOwner(app, (db) =>
    db
      .updateTable('session')
      .set({ location_id: locationId })
      .where('user_id', 'in', [...userIds])
      .execute(),
  );
}

export interface LabelledTube {
  readonly billId: string;
  readonly sampleId: string;
  readonly barcode: string;
}

/** A collected tube with its label, of a bill of its own. */
export async function labelledTube(
  app: TestApp,
  testCodes: readonly string[] = ['CBC'],
): Promise<LabelledTube> {
  const { billId } = await orderBill(app, { testCodes, collect: true });
  return labelOf(app, billId);
}

/** Prints the labels of a collected bill; answers its first tube. */
export async function labelOf(app: TestApp, billId: string): Promise<LabelledTube> {
  const manager = app.as('Manager');
  const { rows } = await manager.ok(listSamples, { query: { billId } });
  await manager.ok(printLabels, { body: { sampleIds: rows.map(({ sampleId }) => sampleId) } });
  const [tube] = rows;
  if (tube === undefined) throw new Error('The bill has no tube');
  return { billId, sampleId: tube.sampleId, barcode: tube.barcode };
}

/** An empty box of somebody from where they work. */
export function emptyBox(client: TestClient, toLocationId: string): Promise<BoxView> {
  return client.ok(createBox, {
    body: { batchId: newId(), toLocationId, band: 'cool', courierTrackingNo: null, note: '' },
  });
}

/** A box with these tubes. */
export async function packedBox(
  client: TestClient,
  toLocationId: string,
  tubes: readonly LabelledTube[],
): Promise<BoxDetails> {
  const { batchId } = await emptyBox(client, toLocationId);
  for (const { barcode } of tubes) {
    // oxlint-disable-next-line no-await-in-loop -- one scan after the other
    await client.ok(packTube, { body: { batchId, scan: barcode } });
  }
  return client.ok(readBox, { query: { batchId } });
}

/** A box on its way with these tubes. */
export async function boxOnTheRoad(
  client: TestClient,
  toLocationId: string,
  tubes: readonly LabelledTube[],
): Promise<BoxDetails> {
  const { box } = await packedBox(client, toLocationId, tubes);
  return client.ok(markBoxInTransit, { body: { batchId: box.batchId, version: box.version } });
}
