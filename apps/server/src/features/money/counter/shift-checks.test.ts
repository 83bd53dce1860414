import { takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { askForDiscount } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { rejectRefund, requestRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import { readCounter, readShift } from '@nidan/contract/money/counter/counter-endpoints';
import type { Shift, ShiftCheck } from '@nidan/contract/money/counter/counter-view';
import { createPaymentOrder } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { changeGateway } from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { SHIFT_CHECKS } from '@nidan/domain/counter/shift-checks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { SIM_GATEWAY } from '../payment-orders/testing/payment-desk.ts';
import { begunShift, closeIt, countIt } from './testing/counted-shift.ts';

let app: TestApp;
let begun: Shift;
beforeEach(async () => {
  app = await startTestApp();
  begun = await begunShift(desk());
});
afterEach(() => app.close());

const desk = () => app.as('Front desk');
const NOTHING = { looked: 0, open: 0, openPaise: 0, bill: null };

/** A bill of ₹240 with what is paid of it. */
const bill = (
  ...payments: { mode: 'Cash' | 'Card' | 'BHIM UPI'; amountPaise: number; reference?: string }[]
) => orderBill(app, { testCodes: ['RBS', 'HB'], payments });

/** A bill without a payment, of an agency. */
async function sentBy(accountMode: 'prepaid' | 'postpaid') {
  const agencyId = newId();
  const body = { agencyId, name: `Clinic ${accountMode}`, paymentType: 'cash' as const, accountMode };
  await app.as('Manager').ok(createAgency, { body });
  return orderBill(app, { testCodes: ['RBS', 'HB'], agencyId });
}

async function checksOf(client = desk()): Promise<ReadonlyMap<string, Omit<ShiftCheck, 'kind'>>> {
  const { checks } = await client.ok(readShift, { query: { shiftId: begun.shiftId } });
  return new Map(checks.map(({ kind, ...check }) => [kind, check]));
}
const checkOf = async (kind: ShiftCheck['kind']) => (await checksOf()).get(kind);

describe('before a shift is closed', () => {
  it('everything is looked at, and nothing is open of a shift that did nothing', async () => {
    const checks = await checksOf();
    expect([...checks.keys()]).toEqual([...SHIFT_CHECKS]);
    expect([...checks.values()]).toEqual(SHIFT_CHECKS.map(() => NOTHING));
    expect((await desk().ok(readCounter, {})).shift?.checks).toHaveLength(SHIFT_CHECKS.length);
  });

  it('receipts that went to the bank carry a reference, those in cash need none', async () => {
    await bill(
      { mode: 'Cash', amountPaise: 10_000 },
      { mode: 'Card', amountPaise: 5_000, reference: '4711' },
    );
    expect(await checkOf('references')).toEqual({ ...NOTHING, looked: 1 });
    const { billId, labNo, patientId } = await bill({ mode: 'BHIM UPI', amountPaise: 24_000 });
    const one = { looked: 2, open: 1, openPaise: 24_000, bill: { billId, labNo } };
    expect(await checkOf('references')).toEqual(one);
    const ahead = { advanceId: newId(), patientId, mode: 'Card' as const, amountPaise: 20_000 };
    await desk().ok(takeAdvance, { body: ahead });
    expect(await checkOf('references')).toEqual({ looked: 3, open: 2, openPaise: 44_000, bill: null });
  });

  it('bills that nobody paid for are told, also after every payment was taken back', async () => {
    const { billId, labNo } = await bill({ mode: 'Cash', amountPaise: 10_000 });
    expect(await checkOf('unpaid')).toEqual({ ...NOTHING, looked: 1 });
    const { paymentIds } = await desk().ok(receivePayments, {
      body: { billId, payments: [{ mode: 'Cash', amountPaise: 5_000 }] },
    });
    const second = await bill();
    const unpaid = { billId: second.billId, labNo: second.labNo };
    expect(await checkOf('unpaid')).toEqual({ looked: 2, open: 1, openPaise: 24_000, bill: unpaid });
    await desk().ok(receivePayments, {
      body: { billId: second.billId, payments: [{ mode: 'Cash', amountPaise: 24_000 }] },
    });
    const first = await asOwner(app, (db) =>
      db.selectFrom('payment').select('payment_id').where('bill_id', '=', billId).execute(),
    );
    const all = [...new Set([...paymentIds, ...first.map((row) => row.payment_id)])];
    await app.as('Manager').ok(reversePayments, { body: { paymentIds: all, reason: 'Wrong bill' } });
    expect(await checkOf('unpaid')).toEqual({
      looked: 2,
      open: 1,
      openPaise: 24_000,
      bill: { billId, labNo },
    });
  });

  it('bills of an agency that pays later are due and not told; of one that pays at once they are', async () => {
    await sentBy('postpaid');
    expect(await checkOf('unpaid')).toEqual(NOTHING);
    const { billId, labNo } = await sentBy('prepaid');
    const open = { looked: 1, open: 1, openPaise: 24_000, bill: { billId, labNo } };
    expect(await checkOf('unpaid')).toEqual(open);
  });

  it('payment orders that wait are told with their bill', async () => {
    await app.as('Manager').ok(changeGateway, { body: { version: 0, ...SIM_GATEWAY } });
    const { billId, labNo } = await bill();
    const body = { orderId: newId(), billId, channel: 'qr' as const, amountPaise: 24_000 };
    await desk().ok(createPaymentOrder, { body });
    const waits = { looked: 1, open: 1, openPaise: 24_000, bill: { billId, labNo } };
    expect(await checkOf('orders')).toEqual(waits);
    await asOwner(app, (db) => db.updateTable('payment_order').set({ state: 90 }).execute());
    expect(await checkOf('orders')).toEqual({ ...NOTHING, looked: 1 });
  });

  it('refunds and approvals that were asked for are open until somebody decides', async () => {
    await approvalRulesOf(app);
    const { billId, labNo, lines } = await bill({ mode: 'Cash', amountPaise: 24_000 });
    const refundId = newId();
    const lineIds = lines.slice(0, 1).map(({ lineId }) => lineId);
    const asked = { billId, version: 1, lineIds, reason: 'Customer stops' };
    const refund = await desk().ok(requestRefund, {
      body: { ...asked, refundId, cause: 'customer', mode: 'Cash' },
    });
    const open = { looked: 1, open: 1, openPaise: refund.amountPaise, bill: { billId, labNo } };
    expect(await checkOf('refunds')).toEqual(open);
    await app.as('Manager').ok(rejectRefund, { body: { refundId, version: 1, reason: 'Drawn already' } });
    expect(await checkOf('refunds')).toEqual({ ...NOTHING, looked: 1 });

    const large = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    const discount = { kind: 'percent', value: 40 } as const;
    const { amountPaise } = await desk().ok(askForDiscount, {
      body: { approvalId: newId(), billId: large.billId, version: 1, discount, reason: 'Pensioner' },
    });
    expect(await checkOf('approvals')).toEqual({
      looked: 1,
      open: 1,
      openPaise: amountPaise,
      bill: { billId: large.billId, labNo: large.labNo },
    });
  });

  it('a cheque that is paid ahead waits for the bank, and is of no bill', async () => {
    const { patientId } = await bill();
    const cheque = { advanceId: newId(), patientId, mode: 'Cheque' as const, amountPaise: 20_000 };
    await desk().ok(takeAdvance, { body: { ...cheque, reference: '000123' } });
    expect(await checkOf('advances')).toEqual({ looked: 1, open: 1, openPaise: 20_000, bill: null });
  });
});

describe('what a shift leaves open', () => {
  it('is that of its person, tells no bill that the reader does not see, and is not told once it is closed', async () => {
    const { billId, labNo } = await bill();
    await orderBill(app, { testCodes: ['RBS'] }, app.as('Manager'));
    const told = { looked: 1, open: 1, openPaise: 24_000, bill: { billId, labNo } };
    expect((await checksOf(app.as('Accountant'))).get('unpaid')).toEqual(told);
    const elsewhere = await personWith(app, { payments: 12, finance: 4 }, { locationIds: [] });
    await asOwner(app, (db) =>
      db
        .updateTable('counter_shift')
        .set({ handed_to: elsewhere.userId })
        .where('shift_id', '=', begun.shiftId)
        .execute(),
    );
    expect((await checksOf(elsewhere.client)).get('unpaid')).toEqual({ ...told, bill: null });
    const managerId = app.lab.users.get('Manager')?.userId ?? '';
    await closeIt(desk(), await countIt(desk(), begun, 2), managerId);
    expect(await checksOf()).toEqual(new Map());
  });
});
