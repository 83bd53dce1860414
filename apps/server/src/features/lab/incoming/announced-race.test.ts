import { announceOrder, announceSamples } from '@nidan/contract/lab/incoming/incoming-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { orderToAnnounce, sampleToAnnounce } from './testing/announced.ts';

const AT_ONCE = 12;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const atOnce = <A>(send: () => Promise<A>): Promise<A[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, send));

it('a barcode and an order that many announce in one moment are taken once, and the others are refused', async () => {
  const desk = app.as('Front desk');
  const { barcode } = sampleToAnnounce();
  const samples = await atOnce(() =>
    desk.call(announceSamples, { body: { samples: [{ ...sampleToAnnounce(), barcode }] } }),
  );
  const { requestNo, clientCode } = orderToAnnounce();
  const orders = await atOnce(() =>
    desk.call(announceOrder, { body: { ...orderToAnnounce(), requestNo, clientCode } }),
  );
  for (const answers of [samples, orders]) {
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
  }
  expect(await offencesIn(app)).toEqual([]);
});
