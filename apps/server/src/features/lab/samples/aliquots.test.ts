import { labelsPdf } from '@nidan/contract/lab/samples/label-endpoints';
import { fillAliquots } from '@nidan/contract/lab/samples/aliquot-endpoints';
import { findSample, listSamples, rejectSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billOnBench } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bench = () => app.as('Technician');

async function tubeOf(billId: string) {
  const [tube] = (await bench().ok(listSamples, { query: { billId } })).rows;
  if (tube === undefined) throw new Error('The bill has no tube');
  return tube;
}

it('aliquots have the next numbers of their bill, the state of their parent, and labels of their own', async () => {
  const tube = await tubeOf(await billOnBench(app, { testCodes: ['LFT'] }));
  const body = { sampleId: tube.sampleId, version: tube.version, volumesUl: [500, null] };
  const { parent, aliquots } = await bench().ok(fillAliquots, { body });
  expect(parent).toMatchObject({ status: 20, version: tube.version + 1, isAliquot: false });
  expect(aliquots.map(({ barcode }) => barcode)).toEqual([`${tube.labNo}-2`, `${tube.labNo}-3`]);
  const [first, second] = aliquots;
  expect(first).toMatchObject({
    status: 20,
    isAliquot: true,
    volumeUl: 500,
    parentBarcode: tube.barcode,
    tests: [],
  });
  expect(second).toMatchObject({ volumeUl: null });
  expect(first?.can).not.toContain('reject');
  expect(await bench().ok(findSample, { query: { barcode: `${tube.labNo}-3` } })).toMatchObject({
    isAliquot: true,
  });
  const [event] = await eventsOf(app, first?.sampleId ?? '', 'fillAliquot');
  expect(event).toMatchObject({ after: { parent: tube.barcode, volumeUl: 500 }, parts: [tube.sampleId] });
  const pdf = await bench().call(labelsPdf, { query: { sampleIds: first?.sampleId ?? '' } });
  expect(pdf.status).toBe(200);
});

it('a tube gives no more than it holds, and what was filled before counts', async () => {
  const tube = await tubeOf(await billOnBench(app, { testCodes: ['LFT'] }));
  const holds = tube.container.volumeMl * 1000;
  const fill = (version: number, volumesUl: (number | null)[]) => ({
    body: { sampleId: tube.sampleId, version, volumesUl },
  });
  await bench().ok(fillAliquots, fill(tube.version, [1000]));
  expect(await bench().refused(fillAliquots, fill(tube.version + 1, [holds - 999]))).toMatchObject({
    status: 409,
    code: 'aliquot-volume',
    details: { barcode: tube.barcode, have: String(holds - 1000), want: String(holds - 999) },
  });
  await bench().ok(fillAliquots, fill(tube.version + 1, [holds - 1000]));
  expect((await bench().refused(fillAliquots, fill(tube.version, [1]))).code).toBe('stale-version');
});

it('a tube before its accession gives none, and an aliquot is not rejected itself', async () => {
  const { billId } = await orderBill(app, { testCodes: ['LFT'], collect: true });
  const early = await tubeOf(billId);
  const body = { sampleId: early.sampleId, version: early.version, volumesUl: [null] };
  expect(await bench().refused(fillAliquots, { body })).toMatchObject({
    code: 'aliquot-not-at-bench',
    state: 'collected',
  });
  const tube = await tubeOf(await billOnBench(app, { testCodes: ['LFT'] }));
  const { aliquots } = await bench().ok(fillAliquots, {
    body: { sampleId: tube.sampleId, version: tube.version, volumesUl: [null] },
  });
  const [aliquot] = aliquots;
  if (aliquot === undefined) throw new Error('One was filled');
  const reject = { sampleId: aliquot.sampleId, version: aliquot.version, reason: 'Leaked' };
  expect((await bench().refused(rejectSample, { body: reject })).code).toBe('aliquot-has-parent');
});
