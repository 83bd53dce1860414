import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each(['payment gateway', 'logistics'] as const)(
  'refuses money in the mode %s, which nobody takes at a counter, on a bill that is saved or new',
  async (mode) => {
    const { billId } = await orderBill(app, { testCodes: ['HB'] });
    const payments = [{ mode, amountPaise: 1_000 }];
    const paid = await app.as('Front desk').refused(receivePayments, { body: { billId, payments } });
    expect(paid).toMatchObject({ status: 400, code: 'payment-mode-refused' });
    const body = { ...(await billBody(app, { testCodes: ['HB'] })), payments };
    expect(await app.as('Front desk').refused(createBill, { body })).toMatchObject({
      status: 400,
      code: 'payment-mode-refused',
    });
  },
);
