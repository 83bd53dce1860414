import { labelsPdf } from '@nidan/contract/lab/samples/label-endpoints';
import { fillAliquots } from '@nidan/contract/lab/samples/aliquot-endpoints';
import { findSample, listSamples, rejectSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
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

const testsOf = async (barcode: string) => (await bench().ok(findSample, { query: { barcode } })).tests;

describe('tests that go with an aliquot', () => {
  it('are looked for on it from then on, and collected again with its parent', async () => {
    const billId = await billOnBench(app, { testCodes: ['CBC', 'ESR'] });
    const tube = await tubeOf(billId);
    const [first, second] = tube.tests;
    if (first === undefined || second === undefined) throw new Error('Both tests are run from one tube');
    const fill = (version: number, billTestIds: string[][]) => ({
      body: { sampleId: tube.sampleId, version, volumesUl: billTestIds.map(() => null), billTestIds },
    });
    const twice = fill(tube.version, [[first.billTestId], [first.billTestId]]);
    expect((await bench().refused(fillAliquots, twice)).code).toBe('aliquot-test-twice');
    const unknown = fill(tube.version, [[newId()]]);
    expect((await bench().refused(fillAliquots, unknown)).code).toBe('aliquot-test-elsewhere');
    const { parent, aliquots } = await bench().ok(fillAliquots, fill(tube.version, [[first.billTestId]]));
    const [aliquot] = aliquots;
    expect(parent.tests).toMatchObject([{ code: second.code }]);
    expect(aliquot?.tests).toMatchObject([{ code: first.code, keepsUntil: first.keepsUntil }]);
    expect(aliquot?.goodUntil).toMatchObject({ code: first.code });
    const { rows: work } = await bench().ok(listWorklist, { query: { q: tube.labNo } });
    const onAliquot = work.filter(({ barcode }) => barcode === aliquot?.barcode);
    expect(onAliquot.map(({ test }) => test.code)).toEqual([first.code]);
    const again = await bench().ok(fillAliquots, fill(parent.version, [[first.billTestId]]));
    expect(await testsOf(aliquot?.barcode ?? '')).toEqual([]);
    expect(again.aliquots[0]?.tests).toMatchObject([{ code: first.code }]);
    const reject = { sampleId: tube.sampleId, version: again.parent.version, reason: 'Haemolysed' };
    const { replacement } = await bench().ok(rejectSample, { body: reject });
    expect(replacement.tests.map(({ code }) => code).toSorted()).toEqual(
      [first.code, second.code].toSorted(),
    );
    expect(await offencesIn(app)).toEqual([]);
  });

  it('are none that has its values', async () => {
    const billId = await billOnBench(app, { testCodes: ['ESR'] });
    await enter(app, billId, { ESR: { ESR: '18' } });
    const tube = await tubeOf(billId);
    const taken = tube.tests.map(({ billTestId }) => billTestId);
    const body = { sampleId: tube.sampleId, version: tube.version, volumesUl: [null], billTestIds: [taken] };
    expect((await bench().refused(fillAliquots, { body })).code).toBe('aliquot-test-measured');
  });
});

it('a tube of which a test is complete is not rejected, and its values stay', async () => {
  const billId = await billOnBench(app, { testCodes: ['ESR'] });
  await enter(app, billId, { ESR: { ESR: '18' } });
  const tube = await tubeOf(billId);
  const body = { sampleId: tube.sampleId, version: tube.version, reason: 'Haemolysed' };
  expect(await bench().refused(rejectSample, { body })).toMatchObject({
    status: 409,
    code: 'sample-carries-results',
  });
  expect((await tubeOf(billId)).tests).toMatchObject([{ state: 'completed' }]);
});
