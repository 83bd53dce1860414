import {
  accessionSamples,
  listSamples,
  outsourceSamples,
} from '@nidan/contract/lab/samples/sample-endpoints';
import { rejectSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { holdTests, resumeTests } from '@nidan/contract/lab/results/entry-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billOnBench, enter, testOn, testRefs, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { check } from '../../../testing/report-on-desk.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('an accessioned tube is handed to another lab, once, and nothing before', async () => {
  const technician = app.as('Technician');
  const { billId } = await orderBill(app, { testCodes: ['CBC'], collect: true });
  const [tube] = (await technician.ok(listSamples, { query: { billId } })).rows;
  if (tube === undefined) throw new Error('The bill has no tube');
  const body = { barcodes: [tube.barcode], partner: ' Reference Lab ' };
  expect(await technician.refused(outsourceSamples, { body })).toMatchObject({
    status: 409,
    state: 'collected',
  });
  await technician.ok(accessionSamples, { body: { barcodes: body.barcodes } });
  const { samples } = await technician.ok(outsourceSamples, { body });
  expect(samples[0]).toMatchObject({ status: 40, statusLabel: 'outsourced' });
  const [event] = await eventsOf(app, tube.sampleId, 'outsource');
  expect(event).toMatchObject({ after: { status: 'outsourced', partner: 'Reference Lab' } });
  expect(await technician.refused(outsourceSamples, { body })).toMatchObject({ status: 409 });
});

async function outsourced(testCodes: string[]): Promise<{ billId: string; sampleId: string }> {
  const billId = await billOnBench(app, { testCodes });
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const body = { barcodes: rows.map(({ barcode }) => barcode), partner: 'Reference Lab' };
  await app.as('Technician').ok(outsourceSamples, { body });
  return { billId, sampleId: rows[0]?.sampleId ?? '' };
}

const stateOf = async (billId: string, code: string) => testOn(await worksheetOf(app, billId), code).state;

it('its test is outsourced, and completed by the report of the other lab', async () => {
  const { billId } = await outsourced(['K', 'CREAT']);
  expect([await stateOf(billId, 'K'), await stateOf(billId, 'CREAT')]).toEqual(['outsourced', 'outsourced']);
  await enter(app, billId, { K: { K: '4.4' } });
  const test = testOn(await worksheetOf(app, billId), 'K');
  expect(test).toMatchObject({ state: 'completed', parameters: [{ result: { source: 'external' } }] });
  await check(app, billId, { codes: ['K'] });
  expect(await stateOf(billId, 'CREAT')).toBe('outsourced');
});

it('a report of the other lab may come in parts, and all of it is from there', async () => {
  const { billId } = await outsourced(['CBC']);
  await enter(app, billId, { CBC: { HB: '13.1' } });
  expect(await stateOf(billId, 'CBC')).toBe('partial');
  await enter(app, billId, { CBC: { PLT: '210' } });
  const { parameters } = testOn(await worksheetOf(app, billId), 'CBC');
  const sources = parameters.flatMap(({ code, result }) =>
    code === 'HB' || code === 'PLT' ? [result?.source] : [],
  );
  expect(sources).toEqual(['external', 'external']);
});

it('a test with values stays where it is, and one on hold is outsourced once it goes on', async () => {
  const billId = await billOnBench(app, { testCodes: ['K', 'CREAT'] });
  await enter(app, billId, { K: { K: '4.4' } });
  const tests = await testRefs(app, billId, ['CREAT']);
  await app.as('Technician').ok(holdTests, { body: { billId, tests } });
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const body = { barcodes: rows.map(({ barcode }) => barcode), partner: 'Reference Lab' };
  await app.as('Technician').ok(outsourceSamples, { body });
  expect(await stateOf(billId, 'K')).toBe('completed');
  const held = await testRefs(app, billId, ['CREAT']);
  await app.as('Technician').ok(resumeTests, { body: { billId, tests: held } });
  expect(await stateOf(billId, 'CREAT')).toBe('outsourced');
});

it('a tube that the other lab cannot use is collected again', async () => {
  const { billId, sampleId } = await outsourced(['K']);
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  const version = rows.find((row) => row.sampleId === sampleId)?.version ?? 0;
  await app.as('Technician').ok(rejectSample, { body: { sampleId, version, reason: 'Haemolysed there' } });
  expect(await stateOf(billId, 'K')).toBe('ncollected');
});
