import { changeGateway, readGateway } from '@nidan/contract/payment-orders/payment-setting-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { SIM_GATEWAY } from './testing/payment-desk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('is kept once when eight people set the first gateway at once, and the others are told', async () => {
  const manager = app.as('Manager');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      manager.call(changeGateway, {
        body: { version: 0, ...SIM_GATEWAY, keyId: `rzp_test_number_${n}` },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  const refused = answers.filter(({ status }) => status === 409);
  for (const { body } of refused) expect(body).toMatchObject({ code: 'stale-version' });
  const kept = answers.findIndex(({ status }) => status === 200);
  expect(await manager.ok(readGateway)).toMatchObject({ keyId: `rzp_test_number_${kept}`, version: 1 });
});
