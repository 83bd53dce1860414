import { HOUR } from '@nidan/domain/time/durations';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The citrate tube of a PT, which keeps for 24 hours, drawn so many hours ago. */
async function tubeDrawn(hoursAgo: number): Promise<SampleView> {
  const { billId } = await orderBill(app, { testCodes: ['PT'], collect: true });
  await asOwner(app, (db) =>
    db
      .updateTable('sample')
      .set({ collected_at: new Date(Date.now() - hoursAgo * HOUR) })
      .where('l_id', '=', app.lab.lId)
      .where('bill_id', '=', billId)
      .execute(),
  );
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  if (rows[0] === undefined) throw new Error('The bill has no tube');
  return rows[0];
}

const scan = ({ barcode }: SampleView, oldReason?: string) => ({
  body: { barcodes: [barcode], ...(oldReason === undefined ? {} : { oldReason }) },
});

it('a drawn tube says until when it is good for each of its tests', async () => {
  const tube = await tubeDrawn(1);
  const [test] = tube.tests;
  expect(tube.goodUntil).toEqual({ at: test?.keepsUntil, code: 'PT' });
  const hours = (Date.parse(tube.goodUntil?.at ?? '') - Date.parse(tube.collectedAt ?? '')) / HOUR;
  expect(hours).toBeGreaterThan(0);
});

it('a tube that is too old for its test is accessioned with a reason, which is kept', async () => {
  const technician = app.as('Technician');
  const tube = await tubeDrawn(1_000);
  const refusal = await technician.refused(accessionSamples, scan(tube));
  expect(refusal).toMatchObject({ code: 'sample-too-old', msg: expect.stringContaining('for PT since') });
  expect(await eventsOf(app, tube.sampleId, 'accession')).toEqual([]);
  const { samples } = await technician.ok(
    accessionSamples,
    scan(tube, 'Drawn far away, the clinician agreed'),
  );
  expect(samples[0]).toMatchObject({ status: 20 });
  const [event] = await eventsOf(app, tube.sampleId, 'accession');
  expect(event).toMatchObject({ reason: 'Drawn far away, the clinician agreed' });
});

it('a reason is not kept for a tube that needs none', async () => {
  const tube = await tubeDrawn(1);
  await app.as('Technician').ok(accessionSamples, scan(tube, 'Just in case'));
  const [event] = await eventsOf(app, tube.sampleId, 'accession');
  expect(event).toMatchObject({ reason: null });
});

it('a lab that accepts no old tubes takes no reason', async () => {
  const tube = await tubeDrawn(1_000);
  await setLabSwitch(app, 'oldSamplesRefused', true);
  const refusal = await app.as('Technician').refused(accessionSamples, scan(tube, 'Please'));
  await setLabSwitch(app, 'oldSamplesRefused', false);
  expect(refusal).toMatchObject({ code: 'sample-too-old-here' });
});
