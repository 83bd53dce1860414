import { readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { closeDiscrepancy, countBox, receiveTube } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { listTransfers } from '@nidan/contract/lab/boxes/transfer-endpoints';
import { accessionSamples, outsourceSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import {
  boxOnTheRoad,
  labelledTube,
  type LabelledTube,
  otherPlaceOf,
  packedBox,
  workAt,
} from './testing/box-at-work.ts';

let app: TestApp;
let sender: TestClient;
let receiver: TestClient;
let goal: string;

beforeAll(async () => {
  app = await startTestApp();
  goal = await otherPlaceOf(app);
  sender = app.as('Phlebotomist');
  receiver = app.as('Technician');
  await workAt(app, [app.lab.users.get('Technician')?.userId ?? ''], goal);
});
afterAll(() => app.close());

/** A box with these tubes, of which the last is lost on the road. */
async function losingLast(tubes: readonly LabelledTube[]): Promise<string> {
  const { box } = await boxOnTheRoad(sender, goal, tubes);
  const { batchId } = box;
  for (const { barcode } of tubes.slice(0, -1)) {
    // oxlint-disable-next-line no-await-in-loop -- one scan after the other
    await receiver.ok(receiveTube, { body: { batchId, scan: barcode, isLeaked: false } });
  }
  const { box: now } = await receiver.ok(readBox, { query: { batchId } });
  const counted = await receiver.ok(countBox, { body: { batchId, version: now.version } });
  const [missing] = counted.discrepancies;
  const { discrepancyId = '', version = 0 } = missing ?? {};
  await receiver.ok(closeDiscrepancy, {
    body: { discrepancyId, version, outcome: 'lost', word: 'Fell out of the rider’s bag' },
  });
  return batchId;
}

async function transfersOf(batchId: string): Promise<Record<string, string>> {
  const { rows } = await app.as('Accountant').ok(listTransfers, { query: { batchId } });
  return Object.fromEntries(rows.map(({ billId, stateLabel }) => [billId, stateLabel]));
}

describe('the transfer of a bill', () => {
  it('ends as rejected when all its tubes were lost, and the others are accepted', async () => {
    const [came, lost] = [await labelledTube(app), await labelledTube(app)];
    const batchId = await losingLast([came, lost]);
    expect(await transfersOf(batchId)).toEqual({ [came.billId]: 'accepted', [lost.billId]: 'rejected' });
    const { box } = await receiver.ok(readBox, { query: { batchId } });
    expect(box.life).toBe('accepted');
    const { rows } = await app.as('Accountant').ok(listTransfers, { query: { batchId } });
    const transferId = rows.find(({ billId }) => billId === lost.billId)?.transferId ?? '';
    expect(await eventsOf(app, transferId, 'reject')).toMatchObject([{ reason: 'All its tubes were lost' }]);
    expect(await offencesIn(app)).toEqual([]);
  });

  it('ends as rejected too where the accounts would have been asked: nothing came that they could approve', async () => {
    await asOwner(app, (db) =>
      db
        .updateTable('location')
        .set({ kind: 'centre' })
        .where('location_id', '=', app.lab.locationId)
        .execute(),
    );
    await setLabSwitch(app, 'centresSettleByAccount', true);
    const lost = await labelledTube(app);
    const batchId = await losingLast([lost]);
    expect(await transfersOf(batchId)).toEqual({ [lost.billId]: 'rejected' });
    expect(await offencesIn(app)).toEqual([]);
    await setLabSwitch(app, 'centresSettleByAccount', false);
  });
});

describe('a tube that is packed in a box', () => {
  it('is not accessioned at another place, and the refusal says where the box is', async () => {
    const tube = await labelledTube(app);
    const { box } = await packedBox(sender, goal, [tube]);
    const body = { barcodes: [tube.barcode] };
    const refused = await receiver.refused(accessionSamples, { body });
    expect(refused).toMatchObject({ status: 409, code: 'tube-in-open-box' });
    expect(refused.msg).toContain(box.code);
    expect(refused.msg).toContain(box.from.name);
    const { items } = await sender.ok(readBox, { query: { batchId: box.batchId } });
    expect(items.map(({ barcode }) => barcode)).toEqual([tube.barcode]);
    await app.as('Manager').ok(accessionSamples, { body });
  });

  it('is not handed to another lab', async () => {
    const tube = await labelledTube(app);
    await app.as('Manager').ok(accessionSamples, { body: { barcodes: [tube.barcode] } });
    await packedBox(sender, goal, [tube]);
    const body = { barcodes: [tube.barcode], partner: 'Reference Lab' };
    expect(await app.as('Manager').refused(outsourceSamples, { body })).toMatchObject({
      code: 'tube-in-open-box',
    });
  });
});
