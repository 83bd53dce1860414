import { accessionSamples, findSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { storedTube } from '../storage/testing/stored-tube.ts';
import { boxOnTheRoad, labelledTube, otherPlaceOf } from './testing/box-at-work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a stored tube that is sent leaves its position', async () => {
  const tube = await labelledTube(app);
  await app.as('Manager').ok(accessionSamples, { body: { barcodes: [tube.barcode] } });
  await storedTube({ app, lab: app.lab }, tube);
  await boxOnTheRoad(app.as('Phlebotomist'), await otherPlaceOf(app), [tube]);
  const now = await app.as('Manager').ok(findSample, { query: { barcode: tube.barcode } });
  expect(now.statusLabel).toBe('in transit');
  expect(await offencesIn(app)).toEqual([]);
});
