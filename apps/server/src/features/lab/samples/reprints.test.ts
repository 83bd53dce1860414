import { countReprints, listReprints, printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function tubeOfBill() {
  const { billId } = await orderBill(app, { testCodes: ['CBC'] });
  const { rows } = await app.as('Front desk').ok(listSamples, { query: { billId } });
  if (rows[0] === undefined) throw new Error('The bill has no tube');
  return rows[0];
}

it('the first print asks nothing, the next one why, and says so to whoever asks', async () => {
  const desk = app.as('Front desk');
  const tube = await tubeOfBill();
  const sampleIds = [tube.sampleId];
  const { tspl } = await desk.ok(printLabels, { body: { sampleIds } });
  expect(tspl).toContain(`"${tube.barcode}"`);
  expect(await desk.refused(printLabels, { body: { sampleIds } })).toMatchObject({
    code: 'reprint-needs-reason',
    msg: expect.stringContaining(tube.barcode),
  });
  const { samples } = await desk.ok(printLabels, { body: { sampleIds, reason: 'Smudged' } });
  expect(samples[0]).toMatchObject({ labelsPrinted: 2 });
  const events = await eventsOf(app, tube.sampleId, 'printLabel');
  expect(events.map(({ reason }) => reason)).toEqual([null, 'Smudged']);
  const { rows } = await desk.ok(listReprints, { query: { q: tube.barcode } });
  expect(rows).toMatchObject([{ barcode: tube.barcode, ordinal: 2, reason: 'Smudged' }]);
});

it('counts the labels that were printed again by person and by reason', async () => {
  const tube = await tubeOfBill();
  const sampleIds = [tube.sampleId];
  await app.as('Front desk').ok(printLabels, { body: { sampleIds } });
  await app.as('Front desk').ok(printLabels, { body: { sampleIds, reason: 'Printer jam' } });
  await app.as('Technician').ok(printLabels, { body: { sampleIds, reason: 'Smudged' } });
  await app.as('Technician').ok(printLabels, { body: { sampleIds, reason: 'Smudged' } });
  const counted = await app.as('Manager').ok(countReprints, { query: { q: tube.labNo } });
  expect(counted).toMatchObject({
    reprints: 3,
    tubes: 1,
    people: [{ count: 2 }, { count: 1 }],
    reasons: [
      { reason: 'Smudged', count: 2 },
      { reason: 'Printer jam', count: 1 },
    ],
  });
});
