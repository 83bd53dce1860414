import {
  listVendorPayments,
  payVendor,
  recordTransfer,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayFromNow } from '../inventory/testing/stock-of-lab.ts';
import { twoInvoices } from './testing/claims-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('records the transfer of a payment once, and corrects it', async () => {
  const accounts = app.as('Accountant');
  const { first, second, vendorId } = await twoInvoices({ app, lab: app.lab });
  const [paid, other] = await Promise.all(
    [first, second].map(({ invoiceId, totalPaise: amountPaise }) =>
      accounts.ok(payVendor, {
        body: { paymentId: newId(), vendorId, invoices: [{ invoiceId, amountPaise }] },
      }),
    ),
  );
  expect(paid).toMatchObject({ transfer: null });
  const body = {
    paymentId: paid?.paymentId ?? '',
    version: 0,
    transferredOn: dayFromNow(0),
    utr: 'hdfcn52026112900417',
  };
  const late = { ...body, transferredOn: dayFromNow(2) };
  expect(await accounts.refused(recordTransfer, { body: late })).toMatchObject({
    errors: [{ field: 'transferredOn' }],
  });
  expect((await accounts.refused(recordTransfer, { body: { ...body, utr: 'a b' } })).status).toBe(400);
  expect((await accounts.ok(recordTransfer, { body })).transfer).toEqual({
    transferredOn: dayFromNow(0),
    utr: 'HDFCN52026112900417',
    version: 1,
  });
  const twice = { ...body, paymentId: other?.paymentId ?? '' };
  expect((await accounts.refused(recordTransfer, { body: twice })).code).toBe('utr-used');
  expect((await accounts.refused(recordTransfer, { body: { ...body, utr: 'HDFC000001' } })).status).toBe(409);
  const unknown = { ...body, paymentId: newId() };
  expect((await accounts.refused(recordTransfer, { body: unknown })).code).toBe('not-found');
  await accounts.ok(recordTransfer, { body: { ...body, version: 1, utr: 'HDFC000001' } });
  const { rows } = await accounts.ok(listVendorPayments, { query: { vendorId } });
  expect(new Set(rows.map(({ transfer }) => transfer?.utr))).toEqual(new Set(['HDFC000001', undefined]));
  expect(await app.as('Front desk').call(recordTransfer, { body: twice })).toMatchObject({ status: 403 });
});
