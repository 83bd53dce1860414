import {
  cancelAgencyInvoice,
  cutAgencyInvoice,
  discardAgencyInvoice,
  listAgencyInvoices,
  readAgencyInvoice,
  recutAgencyInvoice,
  sendAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { cancelLines, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { personWith } from '../../../testing/person-with.ts';
import { check, uncheck } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  dayAgo,
  daysAgo,
  debit,
  draftOf,
  newDebtor,
  priceOf,
  send,
  sentOf,
} from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const accountant = () => app.as('Accountant');

/** A bill of HB and ESR of an agency; HB is checked. */
async function checkedBill(agencyId: string): Promise<string> {
  const amountPaise = (await priceOf(app, 'HB')) + (await priceOf(app, 'ESR'));
  const payments = [{ mode: 'agency' as const, amountPaise }];
  const billId = await billOnBench(app, { testCodes: ['HB', 'ESR'], agencyId, payments });
  await enter(app, billId, { HB: { HB: '13.5' } });
  await check(app, billId, { codes: ['HB'] });
  return billId;
}

const cut = (agencyId: string, days: number) => ({
  body: { invoiceId: newId(), agencyId, kind: 'cycle' as const, day: dayAgo(days) },
});
const supplement = (agencyId: string) => ({
  body: { invoiceId: newId(), agencyId, kind: 'supplementary' as const },
});
const linesOf = async (invoiceId: string) =>
  (await accountant().ok(readAgencyInvoice, { query: { invoiceId } })).rows;

const found = async (query: Record<string, unknown>) =>
  (await accountant().ok(listAgencyInvoices, { query })).rows.map((row) => row.invoiceId);

describe('the cut', () => {
  it('takes what was checked in the period once, and the rest with a later one', async () => {
    const agencyId = await newDebtor(app);
    const billId = await daysAgo(app, 3, () => checkedBill(agencyId));
    const [hb, esr] = [await priceOf(app, 'HB'), await priceOf(app, 'ESR')];
    const first = await accountant().ok(cutAgencyInvoice, cut(agencyId, 3));
    expect(first).toMatchObject({
      number: null,
      state: 'draft',
      from: dayAgo(3),
      to: dayAgo(3),
      totalPaise: hb,
      exemptPaise: hb,
      bills: 1,
      lines: 1,
      duePaise: null,
      can: ['recut', 'discard', 'send'],
    });
    expect(await linesOf(first.invoiceId)).toMatchObject([
      { kind: 'test', billId, amountPaise: hb, position: 1 },
    ]);
    expect(await accountant().refused(cutAgencyInvoice, cut(agencyId, 3))).toMatchObject({
      status: 409,
      code: 'invoice-cut-already',
    });
    expect(await accountant().refused(cutAgencyInvoice, cut(agencyId, 2))).toMatchObject({
      code: 'invoice-nothing',
    });
    await daysAgo(app, 1, async () => {
      await enter(app, billId, { ESR: { ESR: '12' } });
      await check(app, billId, { codes: ['ESR'] });
    });
    expect(await accountant().refused(cutAgencyInvoice, supplement(agencyId))).toMatchObject({
      code: 'invoice-nothing',
    });
    const second = await accountant().ok(cutAgencyInvoice, cut(agencyId, 1));
    expect(second).toMatchObject({ totalPaise: esr });
    expect(await offencesIn(app)).toEqual([]);
  });

  it('corrects on the next one what was cancelled after it was invoiced, and carries what it gives back', async () => {
    const agencyId = await newDebtor(app);
    const billId = await daysAgo(app, 5, () => checkedBill(agencyId));
    await send(app, await accountant().ok(cutAgencyInvoice, cut(agencyId, 5)));
    await daysAgo(app, 4, async () => {
      await uncheck(app, billId, { code: 'HB', reason: 'Another person' });
      const { lines, version } = await app.as('Manager').ok(readBill, { query: { billId } });
      const lineIds = lines.map(({ lineId }) => lineId);
      await app.as('Manager').ok(cancelLines, { body: { billId, version, lineIds, reason: 'Lab fault' } });
    });
    expect(await accountant().refused(cutAgencyInvoice, cut(agencyId, 4))).toMatchObject({
      code: 'invoice-carried',
    });
    await daysAgo(app, 3, () => debit(app, billId, 90_000));
    const next = await accountant().ok(cutAgencyInvoice, cut(agencyId, 3));
    const hb = await priceOf(app, 'HB');
    expect((await linesOf(next.invoiceId)).map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['correction', -hb],
      ['debitNote', 90_000],
    ]);
    expect(await offencesIn(app)).toEqual([]);
  });

  it('waits for the end of the period, and asks for a day of it', async () => {
    const agencyId = await newDebtor(app);
    expect(await accountant().refused(cutAgencyInvoice, cut(agencyId, 0))).toMatchObject({
      status: 409,
      code: 'invoice-period-open',
    });
    const dayless = { body: { invoiceId: newId(), agencyId, kind: 'cycle' as const } };
    expect(await accountant().refused(cutAgencyInvoice, dayless)).toMatchObject({ status: 400 });
    expect(await accountant().refused(cutAgencyInvoice, supplement(agencyId))).toMatchObject({
      code: 'invoice-none-before',
    });
    expect(await app.as('Front desk').refused(cutAgencyInvoice, cut(agencyId, 1))).toMatchObject({
      status: 403,
    });
    const cash = await newDebtor(app, { paymentType: 'cash' });
    expect(await accountant().refused(cutAgencyInvoice, cut(cash, 1))).toMatchObject({
      code: 'agency-pays-cash',
    });
  });

  it('puts what was late onto a supplementary one', async () => {
    const agencyId = await newDebtor(app, { billingCycle: '7days' });
    const billId = await daysAgo(app, 20, () => checkedBill(agencyId));
    await accountant().ok(cutAgencyInvoice, cut(agencyId, 20));
    // Entered now, as of then: what was checked late of a period that was cut.
    await daysAgo(app, 19.9, async () => {
      await enter(app, billId, { ESR: { ESR: '12' } });
      await check(app, billId, { codes: ['ESR'] });
    });
    const late = await accountant().ok(cutAgencyInvoice, supplement(agencyId));
    expect(late).toMatchObject({ kind: 'supplementary', totalPaise: await priceOf(app, 'ESR') });
    expect(await accountant().refused(cutAgencyInvoice, supplement(agencyId))).toMatchObject({
      code: 'invoice-nothing',
    });
  });

  it('of twenty people at once makes one invoice', async () => {
    const agencyId = await newDebtor(app);
    await daysAgo(app, 2, async () => {
      const amountPaise = await priceOf(app, 'HB');
      const payments = [{ mode: 'agency' as const, amountPaise }];
      await debit(app, await billOnBench(app, { testCodes: ['HB'], agencyId, payments }), 50_000);
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => accountant().call(cutAgencyInvoice, cut(agencyId, 2))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('a draft', () => {
  it('is cut anew by what is true now, discarded, and cut again', async () => {
    const draft = await draftOf(app);
    const { agencyId, invoiceId, version } = draft;
    const [line] = await linesOf(invoiceId);
    await daysAgo(app, 2, () => debit(app, line?.billId ?? '', 10_000));
    const again = await accountant().ok(recutAgencyInvoice, { body: { invoiceId, version } });
    expect(again).toMatchObject({ totalPaise: 60_000, version: version + 1 });
    expect(await accountant().refused(recutAgencyInvoice, { body: { invoiceId, version } })).toMatchObject({
      code: 'stale-version',
    });
    const reason = 'Another place cuts it';
    await accountant().ok(discardAgencyInvoice, { body: { invoiceId, version: again.version, reason } });
    expect(await eventsOf(app, invoiceId, 'discard')).toMatchObject([{ reason }]);
    const late = { body: { invoiceId, version: again.version } };
    expect(await accountant().refused(recutAgencyInvoice, late)).toMatchObject({ code: 'stale-version' });
    expect(await accountant().ok(cutAgencyInvoice, cut(agencyId, 2))).toMatchObject({ totalPaise: 60_000 });
  });

  it('is sent with a number and a day on which it is due, and is told to its agency; then it stays as it is', async () => {
    const drafts = [await draftOf(app), await draftOf(app)];
    const sent = await send(app, ...drafts);
    const numbers = sent.map(({ number }) => number ?? '');
    expect(numbers.map((number) => /^[A-Z]+X\d\d-\d{5}$/u.test(number))).toEqual([true, true]);
    expect(Number(numbers[1]?.slice(-5)) - Number(numbers[0]?.slice(-5))).toBe(1);
    expect(sent[0]).toMatchObject({
      state: 'unpaid',
      dueOn: dayAgo(-30),
      duePaise: 50_000,
      overdueDays: 0,
    });
    const { invoiceId = '', version = 0 } = sent[0] ?? {};
    expect(await accountant().refused(recutAgencyInvoice, { body: { invoiceId, version } })).toMatchObject({
      code: 'invoice-sent-already',
    });
    const again = { body: { invoices: [{ invoiceId, version }] } };
    expect(await accountant().refused(sendAgencyInvoices, again)).toMatchObject({
      code: 'transition-refused',
    });
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('a sent invoice', () => {
  it('is found by its number and by its agency', async () => {
    const { number, agencyId, agency, invoiceId } = await sentOf(app);
    expect(await found({ q: number, by: 'invoice_no' })).toEqual([invoiceId]);
    expect(await found({ q: agency, by: 'agency_name' })).toEqual([invoiceId]);
    expect(await found({ agencyId, state: 'unpaid' })).toEqual([invoiceId]);
    expect(await found({ agencyId, state: 'paid' })).toEqual([]);
    expect(await found({ agencyId, overdue: true })).toEqual([]);
  });

  it('is seen by its own agency, a draft by none, and another one by nobody of it', async () => {
    const { agencyId, invoiceId } = await sentOf(app);
    const draft = await draftOf(app);
    const { client } = await personWith(app, { bills: 12 }, { userType: 'AGENCY', agencyId });
    const { rows } = await client.ok(listAgencyInvoices);
    expect(rows.map((row) => [row.invoiceId, row.can])).toEqual([[invoiceId, []]]);
    expect(await client.refused(readAgencyInvoice, { query: { invoiceId: draft.invoiceId } })).toMatchObject({
      status: 404,
    });
    const other = await personWith(app, { bills: 12 }, { userType: 'AGENCY', agencyId: draft.agencyId });
    expect(await other.client.ok(listAgencyInvoices)).toMatchObject({ rows: [] });
    const doctor = await personWith(app, { bills: 12 }, { userType: 'DOCTOR' });
    expect(await doctor.client.refused(listAgencyInvoices)).toMatchObject({ status: 403 });
  });

  it('is cancelled by a credit note that pays it, once', async () => {
    const { invoiceId, version } = await sentOf(app);
    const body = { invoiceId, version, noteId: newId(), reason: 'Sent to the wrong clinic' };
    const canceled = await app.as('Manager').ok(cancelAgencyInvoice, { body });
    expect(canceled).toMatchObject({
      state: 'paid',
      duePaise: 0,
      cancel: { creditNoteId: body.noteId, state: 'generated' },
    });
    const again = { body: { ...body, version: canceled.version, noteId: newId() } };
    expect(await app.as('Manager').refused(cancelAgencyInvoice, again)).toMatchObject({
      code: 'invoice-canceled-already',
    });
    expect(await offencesIn(app)).toEqual([]);
  });
});
