import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { storeTube } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { sql } from 'kysely';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { BillOfWorld, LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { rackOfLab } from './rack-of-lab.ts';

/** The tube of a bill in a rack of its own. */
export async function storedTube(
  world: Pick<LabWorld, 'app' | 'lab'>,
  { billId }: Pick<BillOfWorld, 'billId'>,
): Promise<StoredTubeView> {
  const client = world.app.as('Manager');
  const [sample] = (await client.ok(listSamples, { query: { billId } })).rows;
  if (sample === undefined) throw new Error('The bill has no tube');
  const { rackId } = await rackOfLab(world, { rows: 2, columns: 3 });
  const body = { scan: sample.barcode, unitId: rackId, position: null, openReason: 'Measured tomorrow' };
  return (await client.ok(storeTube, { body })).tube;
}

/** Lets the time pass until which stored tubes are kept. */
export async function letRetentionPass(
  { app }: Pick<LabWorld, 'app'>,
  sampleIds: readonly string[],
): Promise<void> {
  await asOwner(app, (db) =>
    db
      .updateTable('stored_tube')
      .set({ stored_at: sql`stored_at - interval '40 days'`, keep_until: sql`stored_at - interval '1 day'` })
      .where('sample_id', 'in', [...sampleIds])
      .execute(),
  );
}
