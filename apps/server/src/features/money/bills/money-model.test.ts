import { listAdvances, takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { cancelLines, discountBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { makeNote, unusedCredits } from '@nidan/contract/money/notes/note-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { approveRefund, requestRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import { claimAgain, writeOffDue } from '@nidan/contract/money/payments/write-off-endpoints';
import { splitDiscount } from '@nidan/domain/money/bill-total';
import {
  type AsyncCommand,
  asyncModelRun,
  asyncProperty,
  assert,
  commands,
  constant,
  integer,
  nat,
} from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Bills that are lived through; more by the environment. */
const RUNS = Number(process.env['NIDAN_MODEL_RUNS'] ?? 10);

const NOTE_REASON = 'Agreed with the patient';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What a careful person would keep on paper about a bill, in paise. */
interface Paper {
  readonly lines: { readonly lineId: string; readonly price: number; discount: number; live: boolean }[];
  readonly payments: {
    readonly paymentId: string;
    readonly amount: number;
    readonly from: 'money' | 'advance' | 'credit';
    back: boolean;
  }[];
  refunded: number;
  writtenOff: number;
  /** Paid ahead and not used. */
  ahead: number;
  /** Owed by credit notes and not used. */
  credit: number;
  /** Added by debit notes. */
  debited: number;
}

interface Real {
  readonly billId: string;
  readonly patientId: string;
}

const liveOf = ({ lines }: Paper) => lines.filter(({ live }) => live);
const grossOf = (paper: Paper) => liveOf(paper).reduce((sum, { price }) => sum + price, 0);
const linesNetOf = (paper: Paper) =>
  liveOf(paper).reduce((sum, { price, discount }) => sum + price - discount, 0);
const netOf = (paper: Paper) => linesNetOf(paper) + paper.debited;
const paidOf = ({ payments }: Paper) =>
  payments.reduce((sum, { amount, back }) => sum + (back ? 0 : amount), 0);

const openOf = (paper: Paper) => Math.max(netOf(paper) - paidOf(paper) + paper.refunded, 0);
const dueOf = (paper: Paper) => openOf(paper) - paper.writtenOff;

/** The books say what the paper says. */
async function expectAlike(paper: Paper, { billId, patientId }: Real): Promise<void> {
  const { rows: advances } = await app.as('Manager').ok(listAdvances, { query: { patientId, limit: 200 } });
  expect(advances.reduce((sum, { balancePaise }) => sum + balancePaise, 0)).toBe(paper.ahead);
  const { leftPaise } = await app.as('Manager').ok(unusedCredits, { query: { patientId } });
  expect(leftPaise).toBe(paper.credit);
  const { dues } = await app.as('Manager').ok(readBill, { query: { billId } });
  const [net, paid, { refunded, writtenOff }] = [netOf(paper), paidOf(paper), paper];
  expect(dues).toEqual({
    grossPaise: grossOf(paper),
    discountPaise: grossOf(paper) - linesNetOf(paper),
    couponPaise: 0,
    handlingPaise: 0,
    debitNotePaise: paper.debited,
    netPaise: net,
    writtenOffPaise: writtenOff,
    paidPaise: paid,
    refundedPaise: refunded,
    agencyPaise: 0,
    duePaise: dueOf(paper),
    refundPayablePaise: Math.max(paid - refunded - net, 0),
  });
}

type Step = AsyncCommand<Paper, Real>;

/** A step with its name, for the report of a failing run. */
function step(name: string, run: (paper: Paper, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    run: async (paper, real) => {
      await run(paper, real);
      // What is not due any more need not be given up.
      paper.writtenOff = Math.min(paper.writtenOff, openOf(paper));
      await expectAlike(paper, real);
    },
    toString: () => name,
  };
}

/** Pays; more than is due is refused. */
const pay = (rupees: number): Step =>
  step(`pay ${rupees}`, async (paper, { billId }) => {
    const [paymentId, amount] = [newId(), rupees * 100];
    const payments = [{ paymentId, mode: 'Cash' as const, amountPaise: amount }];
    const { status } = await app.as('Manager').call(receivePayments, { body: { billId, payments } });
    const fits = amount <= dueOf(paper);
    expect(status).toBe(fits ? 200 : 409);
    if (fits) paper.payments.push({ paymentId, amount, from: 'money', back: false });
  });

/** Pays with more than is due perhaps: the rest is kept as an advance. */
const payAndKeep = (rupees: number): Step =>
  step(`pay ${rupees} and keep the rest`, async (paper, { billId }) => {
    const [paymentId, paise] = [newId(), rupees * 100];
    const payments = [{ paymentId, mode: 'Cash' as const, amountPaise: paise }];
    const body = { billId, payments, surplusToAdvance: true };
    await app.as('Manager').ok(receivePayments, { body });
    const amount = Math.min(paise, dueOf(paper));
    if (amount > 0) paper.payments.push({ paymentId, amount, from: 'money', back: false });
    paper.ahead += paise - amount;
  });

/** Pays ahead. */
const payAhead = (rupees: number): Step =>
  step(`pay ${rupees} ahead`, async (paper, { patientId }) => {
    const body = { advanceId: newId(), patientId, mode: 'Card', amountPaise: rupees * 100 } as const;
    await app.as('Manager').ok(takeAdvance, { body });
    paper.ahead += rupees * 100;
  });

/** Pays from what was paid ahead; more than that, and more than is due, is refused. */
const useAdvance = (rupees: number): Step =>
  step(`use ${rupees} of the advances`, async (paper, { billId }) => {
    const amount = rupees * 100;
    const payments = [{ mode: 'customer advance' as const, amountPaise: amount }];
    const { status } = await app.as('Manager').call(receivePayments, { body: { billId, payments } });
    const fits = amount <= dueOf(paper) && amount <= paper.ahead;
    expect(status).toBe(fits ? 200 : 409);
    if (!fits) return;
    paper.ahead -= amount;
    await noteParts(paper, billId, 'advance');
  });

/** Owes the patient something, by a note that stands for no bill. */
const giveCredit = (rupees: number): Step =>
  step(`credit ${rupees}`, async (paper, { patientId }) => {
    const body = {
      noteId: newId(),
      kind: 'credit',
      patientId,
      amountPaise: rupees * 100,
      reason: NOTE_REASON,
    } as const;
    await app.as('Accountant').ok(makeNote, { body });
    paper.credit += rupees * 100;
  });

/** Pays from credit notes; more than that, and more than is due, is refused. */
const useCredit = (rupees: number): Step =>
  step(`use ${rupees} of the credit`, async (paper, { billId }) => {
    const amount = rupees * 100;
    const payments = [{ mode: 'credit note' as const, amountPaise: amount }];
    const { status } = await app.as('Manager').call(receivePayments, { body: { billId, payments } });
    const fits = amount <= dueOf(paper) && amount <= paper.credit;
    expect(status).toBe(fits ? 200 : 409);
    if (!fits) return;
    paper.credit -= amount;
    await noteParts(paper, billId, 'credit');
  });

/** Adds to what the bill comes to. */
const debit = (rupees: number): Step =>
  step(`debit ${rupees}`, async (paper, { billId }) => {
    const body = {
      noteId: newId(),
      kind: 'debit',
      billId,
      amountPaise: rupees * 100,
      reason: NOTE_REASON,
    } as const;
    await app.as('Accountant').ok(makeNote, { body });
    paper.debited += rupees * 100;
  });

/** Notes the payments that the product made of one amount over several advances or credit notes. */
async function noteParts(paper: Paper, billId: string, from: 'advance' | 'credit'): Promise<void> {
  const known = new Set(paper.payments.map(({ paymentId }) => paymentId));
  const { payments } = await app.as('Manager').ok(readBill, { query: { billId } });
  for (const { paymentId, amountPaise, kind } of payments) {
    if (kind === 'reversal' || known.has(paymentId)) continue;
    paper.payments.push({ paymentId, amount: amountPaise, from, back: false });
  }
}

/** Takes a payment back; a second time is refused, and when a refund was paid of it. */
const reverse = (at: number): Step =>
  step(`reverse payment ${at}`, async (paper) => {
    const payment = paper.payments[at % Math.max(paper.payments.length, 1)];
    if (payment === undefined) return;
    const body = { paymentIds: [payment.paymentId], reason: 'Wrong mode' };
    const { status } = await app.as('Manager').call(reversePayments, { body });
    const fits = !payment.back && paidOf(paper) - payment.amount >= paper.refunded;
    expect(status).toBe(fits ? 200 : 409);
    if (!fits) return;
    payment.back = true;
    if (payment.from === 'advance') paper.ahead += payment.amount;
    if (payment.from === 'credit') paper.credit += payment.amount;
  });

/** Cancels a line; a second time is refused. */
const cancel = (at: number): Step =>
  step(`cancel line ${at}`, async (paper, { billId }) => {
    const line = paper.lines[at % paper.lines.length];
    if (line === undefined) return;
    const { version } = await app.as('Manager').ok(readBill, { query: { billId } });
    const body = { billId, version, lineIds: [line.lineId], reason: 'Customer stops' };
    const { status } = await app.as('Manager').call(cancelLines, { body });
    expect(status).toBe(line.live ? 200 : 409);
    line.live = false;
  });

/** Gives another discount on the bill; more than it comes to is refused. */
const discount = (rupees: number): Step =>
  step(`discount ${rupees}`, async (paper, { billId }) => {
    const { version } = await app.as('Manager').ok(readBill, { query: { billId } });
    const value = rupees * 100;
    const body = { billId, version, discount: { kind: 'amount' as const, value }, reason: 'Camp' };
    const { status } = await app.as('Manager').call(discountBill, { body });
    const fits = value <= grossOf(paper);
    expect(status).toBe(fits ? 200 : 400);
    if (!fits) return;
    const live = liveOf(paper);
    const parts = splitDiscount(
      value,
      live.map(({ price }) => price),
    );
    for (const [index, line] of live.entries()) line.discount = parts[index] ?? 0;
  });

/** Gives a line back, or what is owed already; refused when nothing of it was paid. */
const refund = (at: number): Step =>
  step(`refund ${at}`, async (paper, { billId }) => {
    const { version } = await app.as('Manager').ok(readBill, { query: { billId } });
    const line = liveOf(paper)[at];
    const lineIds = line === undefined ? [] : [line.lineId];
    const owed = paidOf(paper) - paper.refunded - netOf(paper) + (line ? line.price - line.discount : 0);
    const reason = 'Customer stops';
    const asked = {
      refundId: newId(),
      billId,
      version,
      lineIds,
      cause: 'customer',
      mode: 'Cash',
      reason,
    } as const;
    const { status } = await app.as('Front desk').call(requestRefund, { body: asked });
    expect(status).toBe(owed > 0 ? 200 : 409);
    if (owed <= 0) return;
    const body = { refundId: asked.refundId, version: 1 };
    const { refund: paid } = await app.as('Manager').ok(approveRefund, { body });
    expect(paid.amountPaise).toBe(owed);
    paper.refunded += owed;
    if (line) line.live = false;
  });

/** Gives up a part of the due; more than is due is refused. */
const giveUp = (rupees: number): Step =>
  step(`write off ${rupees}`, async (paper, { billId }) => {
    const { version } = await app.as('Manager').ok(readBill, { query: { billId } });
    const amountPaise = rupees * 100;
    const body = { billId, version, amountPaise, reason: 'Moved away' };
    const { status } = await app.as('Accountant').call(writeOffDue, { body });
    const fits = amountPaise <= dueOf(paper);
    expect(status).toBe(fits ? 200 : 409);
    if (fits) paper.writtenOff += amountPaise;
  });

/** Makes what was given up due again; refused when nothing was. */
const claim = (): Step =>
  step('claim again', async (paper, { billId }) => {
    const { version } = await app.as('Manager').ok(readBill, { query: { billId } });
    const body = { billId, version, reason: 'Came back to pay' };
    const { status } = await app.as('Accountant').call(claimAgain, { body });
    expect(status).toBe(paper.writtenOff > 0 ? 200 : 409);
    paper.writtenOff = 0;
  });

it('whatever happens to a bill, the books say what a careful person has on paper', async () => {
  const steps = [
    integer({ min: 1, max: 1_500 }).map(pay),
    constant(pay(100)),
    integer({ min: 1, max: 2_500 }).map(payAndKeep),
    integer({ min: 1, max: 900 }).map(payAhead),
    integer({ min: 1, max: 900 }).map(useAdvance),
    integer({ min: 1, max: 500 }).map(giveCredit),
    integer({ min: 1, max: 500 }).map(useCredit),
    integer({ min: 1, max: 300 }).map(debit),
    nat(9).map(reverse),
    // Discounts come and go most often: they make a bill owe and be owed in turn. Cancelled lines never come back.
    nat(3).map(cancel),
    nat(6).map(refund),
    integer({ min: 1, max: 900 }).map(giveUp),
    constant(claim()),
    ...Array.from({ length: 3 }, () => integer({ min: 0, max: 1_500 }).map(discount)),
  ];
  await assert(
    asyncProperty(commands(steps, { maxCommands: 25, size: 'max' }), async (planned) => {
      const { billId, patientId, lines } = await orderBill(app, { testCodes: ['FEVB', 'LFT', 'HB', 'URM'] });
      const paper: Paper = {
        lines: lines.map(({ lineId, netPaise }) => ({ lineId, price: netPaise, discount: 0, live: true })),
        payments: [],
        refunded: 0,
        writtenOff: 0,
        ahead: 0,
        credit: 0,
        debited: 0,
      };
      await asyncModelRun(() => ({ model: paper, real: { billId, patientId } }), planned);
    }),
    { numRuns: RUNS, seed: 20_261_120 },
  );
}, 600_000);
