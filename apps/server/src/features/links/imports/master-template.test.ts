import { exportMaster } from '@nidan/contract/links/imports/import-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('gives the head of a file as a template, without a record', async () => {
  const query = { master: 'tests', format: 'csv', template: true } as const;
  const { bytes } = await app.as('Manager').call(exportMaster, { query });
  const whole = await app.as('Manager').call(exportMaster, { query: { ...query, template: false } });
  const head = whole.bytes.toString().split('\r\n')[0] ?? '';
  expect(
    bytes
      .toString()
      .split('\r\n')
      .filter((one) => one !== ''),
  ).toEqual([head]);
});
