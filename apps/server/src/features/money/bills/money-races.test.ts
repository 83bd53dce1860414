import { addLines, cancelLines, discountBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CLIENTS = 32;
/** Tests that are added while others pay and cancel, each tried once. */
const ADDED =
  'ESR RETIC PSMEAR MP BG DCT G6PD SICKLE HBHPLC PT APTT DDIMER FIB PPBS RBS BIL SGOT SGPT ALP GGT TPROT ALB UREA CREAT URIC NA K CL CA PHOS MG CHOL TRIG'.split(
    ' ',
  );
const billOf = (billId: string) => app.as('Manager').ok(readBill, { query: { billId } });

/** Debits less credits of every account of a bill, straight from the table. */
async function accountsOf(billId: string): Promise<Map<string, number>> {
  const rows = await inTransaction(app.db, 1, (db) =>
    db
      .selectFrom('journal_posting')
      .select(['debit_account', 'credit_account', 'amount_paise'])
      .where('l_id', '=', 1)
      .where('bill_id', '=', billId)
      .execute(),
  );
  const accounts = new Map<string, number>();
  for (const row of rows) {
    accounts.set(row.debit_account, (accounts.get(row.debit_account) ?? 0) + row.amount_paise);
    accounts.set(row.credit_account, (accounts.get(row.credit_account) ?? 0) - row.amount_paise);
  }
  return accounts;
}

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((a, b) => a + b, 0);

/** What must hold for the money of a bill whatever happened to it. */
async function expectSound(billId: string): Promise<void> {
  const { dues, lines, payments } = await billOf(billId);
  const accounts = await accountsOf(billId);
  expect(sum(accounts.values())).toBe(0);
  expect(dues.duePaise).toBeGreaterThanOrEqual(0);
  expect(dues.refundPayablePaise).toBeGreaterThanOrEqual(0);
  expect(Math.min(dues.duePaise, dues.refundPayablePaise)).toBe(0);
  const live = lines.filter((line) => line.canceledAt === null);
  expect(dues.grossPaise).toBe(sum(live.map((line) => line.pricePaise)));
  expect(dues.discountPaise).toBe(sum(live.map((line) => line.discountPaise)));
  expect(dues.paidPaise).toBe(sum(payments.map((payment) => payment.amountPaise)));
  const received = [...accounts].filter(([account]) => account.startsWith('mode:'));
  expect(sum(received.map(([, amount]) => amount))).toBe(dues.paidPaise);
}

it('32 counters that pay one bill at once take exactly what is due', async () => {
  const { billId, dues } = await orderBill(app, { testCodes: ['FEVB', 'LFT', 'HBA1C'] });
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, () =>
      app.as('Front desk').call(receivePayments, {
        body: { billId, payments: [{ mode: 'Cash', amountPaise: 20_000 }] },
      }),
    ),
  );
  const taken = answers.filter((answer) => answer.status === 200).length;
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
  expect(taken).toBe(Math.floor(dues.netPaise / 20_000));
  expect((await billOf(billId)).payments).toHaveLength(taken);
  await expectSound(billId);
});

it('32 twins of one payment take the money once', async () => {
  const { billId } = await orderBill(app, { testCodes: ['FEVB'] });
  const key = newId();
  const body = { billId, payments: [{ mode: 'Cash' as const, amountPaise: 10_000 }] };
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, () => app.as('Front desk').call(receivePayments, { body, key })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  expect((await billOf(billId)).dues.paidPaise).toBe(10_000);
  await expectSound(billId);
});

it('32 clients that pay, add, cancel, discount and reverse at once leave a sound journal with what was accepted, no more', async () => {
  const codes = ['FEVB', 'LFT', 'HBA1C', 'FBS', 'URM', 'TSH', 'VITD', 'PSA'];
  const bill = await orderBill(app, { testCodes: codes, payments: [{ mode: 'Cash', amountPaise: 100_000 }] });
  const { billId } = bill;
  const [first] = (await billOf(billId)).payments;
  const manager = app.as('Manager');
  const toAdd = await Promise.all(ADDED.map((code) => testIdOf(app, code)));
  let received = 100_000;
  let reversed = 0;

  /** With the version as it is read: most of these lose the race and say so. */
  const versioned = async <A>(act: (version: number) => Promise<A>): Promise<A> =>
    act((await billOf(billId)).version);
  const steps: ((round: number) => Promise<{ status: number }>)[] = [
    async (round) => {
      const amountPaise = 100 * (1 + (round % 7) * 40);
      const answer = await manager.call(receivePayments, {
        body: { billId, payments: [{ mode: 'BHIM UPI', amountPaise }] },
      });
      if (answer.status === 200) received += amountPaise;
      return answer;
    },
    (round) =>
      versioned((version) =>
        manager.call(cancelLines, {
          body: {
            billId,
            version,
            lineIds: [bill.lines[round % codes.length]?.lineId ?? ''],
            reason: 'Customer stops',
          },
        }),
      ),
    (round) =>
      versioned((version) =>
        manager.call(discountBill, {
          body: { billId, version, discount: { kind: 'percent', value: (round * 7) % 60 }, reason: 'Camp' },
        }),
      ),
    () =>
      versioned((version) =>
        manager.call(addLines, { body: { billId, version, lines: [{ testId: toAdd.pop() ?? '' }] } }),
      ),
    async () => {
      const answer = await manager.call(reversePayments, {
        body: { paymentIds: [first?.paymentId ?? ''], reason: 'Wrong mode' },
      });
      if (answer.status === 200) reversed += 100_000;
      return answer;
    },
  ];
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const seen: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const step = steps[(client + round) % steps.length];
        if (step !== undefined) seen.push((await step(client + round)).status);
      }
      return seen;
    }),
  );
  const statuses = answers.flat();
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
  expect(reversed).toBe(100_000);
  await expectSound(billId);
  expect((await billOf(billId)).dues.paidPaise).toBe(received - reversed);
});
