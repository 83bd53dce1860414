import { exportList } from '@nidan/contract/base/exports/export-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { withClient } from '../../../kernel/database/connections/with-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stock = {
  name: 'stock',
  columns: ['Item', 'Quantity'],
  rows: [
    ['=HYPERLINK("x")', 12.5],
    ['Tubes', null],
  ],
};

it('saves the rows of a list, numbers as numbers and no text as a formula', async () => {
  const { status, headers, bytes } = await app
    .as('Technician')
    .call(exportList, { body: { ...stock, format: 'csv' } });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="stock.csv"');
  expect(bytes.toString()).toBe('\uFEFF"Item","Quantity"\r\n"\'=HYPERLINK(""x"")",12.5\r\n"Tubes",\r\n');
});

it('asks for a proof of who it is from more rows on than a person works on', async () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => [`Item ${at}`, at]);
  const manager = app.as('Manager');
  expect((await manager.call(exportList, { body: { ...stock, rows, format: 'excel' } })).status).toBe(200);
  await withClient(app.database.adminUrl, (client) =>
    client.query("update session set proved_at = now() - interval '6 minutes'"),
  );
  expect(await manager.refused(exportList, { body: { ...stock, rows, format: 'excel' } })).toMatchObject({
    status: 403,
    code: 'proof-needed',
  });
});
