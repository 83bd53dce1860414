import { changeGateway, readGateway } from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
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

it('says when each secret was set and by whom, and tells neither again', async () => {
  const manager = app.as('Manager');
  const { version, keyId } = await manager.ok(readGateway);
  const before = await manager.ok(readGateway);
  const { webhookSecret, isOpen } = SIM_GATEWAY;
  const set = await manager.ok(changeGateway, { body: { version, keyId, webhookSecret, isOpen } });
  expect(set.keySecretSet).toEqual(before.keySecretSet);
  expect(set.webhookSecretSet?.by).toBe('Test Manager');
  const told = await manager.ok(readGateway);
  expect(told).toMatchObject({ webhookSecretSet: set.webhookSecretSet, keySecretSet: before.keySecretSet });
  const text = JSON.stringify(told);
  expect([text.includes(SIM_GATEWAY.keySecret), text.includes(webhookSecret)]).toEqual([false, false]);
});
