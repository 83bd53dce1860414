import {
  accessionSamples,
  listSamples,
  outsourceSamples,
} from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
