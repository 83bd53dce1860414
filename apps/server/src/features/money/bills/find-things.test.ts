import { findThings } from '@nidan/contract/money/bills/find-endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let billId: string;
let labNo: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ billId, labNo } = await orderBill(app, { testCodes: ['HB'] }));
});
afterAll(() => app.close());

const found = async (q: string, role: Parameters<TestApp['as']>[0] = 'Front desk') =>
  (await app.as(role).ok(findThings, { query: { q } })).found;

it('finds a bill by its lab ID, the barcode of a tube and the number of its report', async () => {
  for (const text of [labNo, `${labNo}-1`, `R-${labNo}`, labNo.toLowerCase()])
    expect((await found(text)).map(({ kind, billId: id, code }) => [kind, id, code])).toEqual([
      ['bill', billId, labNo],
    ]);
});

it('finds a person by phone, name and code', async () => {
  const [person] = await found('9876543210');
  expect(person?.kind).toBe('patient');
  expect(await found(person?.code ?? '')).toEqual([person]);
  expect((await found(person?.name.split(' ').at(-1) ?? '')).map(({ patientId }) => patientId)).toContain(
    person?.patientId,
  );
});

it('finds nothing for what is nowhere, and refuses no text', async () => {
  expect(await found('KT0101010001')).toEqual([]);
  const refused = await app.as('Front desk').call(findThings, { query: { q: '' } });
  expect(refused.status).toBe(400);
});
