import { cancelLines, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { claimAgain, writeOffDue } from '@nidan/contract/money/payments/write-off-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reason = 'Moved away, three reminders';
/** A bill of CBC (₹350) and LFT (₹750) of which ₹300 is paid. */
const owing = () =>
  orderBill(app, { testCodes: ['CBC', 'LFT'], payments: [{ mode: 'Cash', amountPaise: 30_000 }] });
const of = (billId: string, amountPaise: number, version = 1) => ({
  body: { billId, version, amountPaise, reason },
});

describe('a due that nobody will pay', () => {
  it('is written off with a reason, and due again when somebody pays after all', async () => {
    const { billId } = await owing();
    const accountant = app.as('Accountant');
    const { dues, version } = await accountant.ok(writeOffDue, of(billId, 80_000));
    expect(version).toBe(2);
    expect(dues).toMatchObject({
      netPaise: 110_000,
      writtenOffPaise: 80_000,
      paidPaise: 30_000,
      duePaise: 0,
    });
    const bill = await accountant.ok(readBill, { query: { billId } });
    expect(bill.can).toContain('claimAgain');
    expect(bill.can).not.toContain('writeOff');
    expect(bill.postings.at(-1)).toMatchObject({
      kind: 'writeOff',
      debit: 'Dues written off',
      credit: 'Patient receivable',
      amountPaise: 80_000,
    });
    const [event] = await eventsOf(app, billId, 'writeOff');
    expect(event).toMatchObject({ role_name: 'Accountant', reason, after: { writtenOffPaise: 80_000 } });

    const back = await accountant.ok(claimAgain, {
      body: { billId, version: 2, reason: 'Came back to pay' },
    });
    expect(back.dues).toMatchObject({ writtenOffPaise: 0, duePaise: 80_000 });
    const payments = [{ mode: 'Cash' as const, amountPaise: 80_000 }];
    expect(
      (await app.as('Front desk').ok(receivePayments, { body: { billId, payments } })).dues.duePaise,
    ).toBe(0);
    const none = await accountant.refused(claimAgain, { body: { billId, version: 3, reason } });
    expect(none).toMatchObject({ status: 409, code: 'nothing-written-off' });
  });

  it('is not more than what is due, and not by an old version', async () => {
    const { billId } = await owing();
    const over = await app.as('Accountant').refused(writeOffDue, of(billId, 80_100));
    expect(over).toMatchObject({
      status: 409,
      code: 'write-off-over-due',
      msg: '₹801 is more than the due of ₹800',
    });
    const stale = await app.as('Accountant').refused(writeOffDue, of(billId, 100, 9));
    expect(stale).toMatchObject({ status: 409, code: 'stale-version' });
  });

  it('is never owed to the patient: what falls away is taken off what was written off first', async () => {
    const { billId, lines } = await owing();
    await app.as('Accountant').ok(writeOffDue, of(billId, 80_000));
    const lineIds = lines.filter(({ code }) => code === 'LFT').map(({ lineId }) => lineId);
    const body = { billId, version: 2, lineIds, reason: 'Billed twice' };
    const { dues } = await app.as('Front desk').ok(cancelLines, { body });
    expect(dues).toMatchObject({
      netPaise: 35_000,
      writtenOffPaise: 5_000,
      duePaise: 0,
      refundPayablePaise: 0,
    });
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['the front desk', () => app.as('Front desk'), 403],
    ['another lab', () => app.asOther('Accountant'), 404],
  ])('is not written off by %s', async (_, client, status) => {
    const { billId } = await owing();
    expect(await client().refused(writeOffDue, of(billId, 100))).toMatchObject({ status });
  });

  it('of one bill is written off once by 16 who try at once', async () => {
    const { billId } = await owing();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => app.as('Accountant').call(writeOffDue, of(billId, 80_000))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('and all of this breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
