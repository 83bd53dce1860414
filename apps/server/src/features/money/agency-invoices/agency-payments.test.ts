import {
  receiveFromAgency,
  reverseAgencyReceipt,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import {
  beginInvoiceRun,
  cancelAgencyInvoice,
  listAgencyInvoices,
  listInvoiceRuns,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  addFollowUp,
  agencyAgeing,
  allocateCredits,
  endAllocation,
  invoicePaymentDetails,
  listAllocations,
  listFollowUps,
  listUnallocatedCredits,
  payAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cutRun } from './runs/cut-run.ts';
import { dayAgo, daysAgo, draftOf, indebted, send, sentOf } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const accountant = () => app.as('Accountant');
const money = (agencyId: string, amountPaise: number) => ({
  receiptId: newId(),
  agencyId,
  mode: 'Cash' as const,
  amountPaise,
});
const details = (agencyId: string) => accountant().ok(invoicePaymentDetails, { query: { agencyId } });
const pay = (body: Parameters<typeof bodyOf>[0]) => accountant().ok(payAgencyInvoices, bodyOf(body));
function bodyOf(
  body: ReturnType<typeof money> & { invoices?: { invoiceId: string; amountPaise: number }[] },
) {
  return { body };
}

describe('a payment of invoices', () => {
  it('pays what is due first and what is over is paid ahead, tax that was kept included', async () => {
    const { agencyId, invoiceId } = await sentOf(app);
    const part = await pay(money(agencyId, 20_000));
    expect(part).toMatchObject({ allocations: [{ invoiceId, amountPaise: 20_000 }], unallocatedPaise: 0 });
    expect(await details(agencyId)).toMatchObject({
      rows: [{ invoiceId, totalPaise: 50_000, allocatedPaise: 20_000, duePaise: 30_000, overdueDays: 0 }],
      duePaise: 30_000,
      overduePaise: 0,
      unallocatedPaise: 0,
    });
    const tds = { section: '194J' as const, amountPaise: 5_000 };
    const rest = await accountant().ok(payAgencyInvoices, { body: { ...money(agencyId, 40_000), tds } });
    expect(rest.unallocatedPaise).toBe(15_000);
    expect(await details(agencyId)).toMatchObject({ rows: [], duePaise: 0, unallocatedPaise: 15_000 });
    const { rows } = await accountant().ok(listAgencyInvoices, { query: { agencyId } });
    expect(rows).toMatchObject([{ state: 'paid', duePaise: 0 }]);
  });

  it('is never above what is due of an invoice, nor above the money, nor of another agency', async () => {
    const [one, other] = [await sentOf(app), await sentOf(app)];
    const refused = (amountPaise: number, ...invoices: { invoiceId: string; amountPaise: number }[]) =>
      accountant().refused(payAgencyInvoices, bodyOf({ ...money(one.agencyId, amountPaise), invoices }));
    const { invoiceId } = one;
    expect(await refused(90_000, { invoiceId, amountPaise: 50_001 })).toMatchObject({
      code: 'beyond-invoice',
    });
    expect(await refused(1_000, { invoiceId, amountPaise: 2_000 })).toMatchObject({
      code: 'allocated-beyond-money',
    });
    const twice = [
      { invoiceId, amountPaise: 100 },
      { invoiceId, amountPaise: 100 },
    ];
    expect(await refused(1_000, ...twice)).toMatchObject({ status: 400 });
    const foreign = { invoiceId: other.invoiceId, amountPaise: 100 };
    expect(await refused(1_000, foreign)).toMatchObject({ code: 'invoice-not-due' });
    const draft = await draftOf(app);
    expect(
      await accountant().refused(
        payAgencyInvoices,
        bodyOf({
          ...money(draft.agencyId, 1_000),
          invoices: [{ invoiceId: draft.invoiceId, amountPaise: 100 }],
        }),
      ),
    ).toMatchObject({ code: 'invoice-not-due' });
    expect(await details(one.agencyId)).toMatchObject({ duePaise: 50_000, unallocatedPaise: 0 });
  });

  it('of 32 people at once never pays an invoice over its total', async () => {
    const { agencyId, invoiceId } = await sentOf(app);
    const invoices = [{ invoiceId, amountPaise: 20_000 }];
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        accountant().call(payAgencyInvoices, bodyOf({ ...money(agencyId, 20_000), invoices })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await details(agencyId)).toMatchObject({ duePaise: 10_000, unallocatedPaise: 0 });
    expect(await offencesIn(app)).toEqual([]);
  });

  it('that is taken back lets its invoices be due again', async () => {
    const { agencyId } = await sentOf(app);
    const { receipt } = await pay(money(agencyId, 50_000));
    const { receiptId, version } = receipt;
    const body = { receiptId, reversalId: newId(), version, reason: 'The cheque came back' };
    await app.as('Manager').ok(reverseAgencyReceipt, { body });
    expect(await details(agencyId)).toMatchObject({ duePaise: 50_000, unallocatedPaise: 0 });
    const { rows } = await accountant().ok(listAllocations, { query: { creditId: receiptId } });
    expect(rows).toMatchObject([{ reason: 'The cheque came back', amountPaise: 50_000 }]);
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('what was paid ahead', () => {
  it('pays invoices later, the oldest credit first, and is freed again', async () => {
    const { agencyId, invoiceId } = await sentOf(app);
    const bodies = [money(agencyId, 10_000), money(agencyId, 60_000)];
    for (const body of bodies) await accountant().ok(receiveFromAgency, { body });
    const left = await accountant().ok(listUnallocatedCredits, { query: { agencyId } });
    expect(left.rows.map(({ leftPaise }) => leftPaise)).toEqual([10_000, 60_000]);
    const { allocations, unallocatedPaise } = await accountant().ok(allocateCredits, { body: { agencyId } });
    expect(allocations.map(({ amountPaise }) => amountPaise)).toEqual([10_000, 40_000]);
    expect(unallocatedPaise).toBe(20_000);
    expect(await accountant().refused(allocateCredits, { body: { agencyId } })).toMatchObject({
      code: 'no-invoice-due',
    });
    const [first] = allocations;
    const end = { body: { allocationId: first?.allocationId ?? '', reason: 'For the next one' } };
    expect(await accountant().ok(endAllocation, end)).toMatchObject({ invoiceId, amountPaise: 10_000 });
    expect(await accountant().refused(endAllocation, end)).toMatchObject({
      code: 'allocation-ended-already',
    });
    expect(await details(agencyId)).toMatchObject({ duePaise: 10_000, unallocatedPaise: 30_000 });
  });

  it('is freed by the credit note that cancels its invoice, which stays', async () => {
    const { agencyId, invoiceId, version } = await sentOf(app);
    await pay(money(agencyId, 30_000));
    const body = { invoiceId, version, noteId: newId(), reason: 'Sent to the wrong clinic' };
    await app.as('Manager').ok(cancelAgencyInvoice, { body });
    expect(await details(agencyId)).toMatchObject({ rows: [], unallocatedPaise: 30_000 });
    const { rows } = await accountant().ok(listAllocations, { query: { creditId: body.noteId } });
    const end = { body: { allocationId: rows[0]?.allocationId ?? '', reason: 'Not cancelled' } };
    expect(await app.as('Manager').refused(endAllocation, end)).toMatchObject({ code: 'allocation-cancels' });
  });
});

it('what is due is aged by the day on which it was due or sent', async () => {
  const draft = await draftOf(app);
  const { agencyId } = draft;
  await daysAgo(app, 70, () => send(app, draft));
  const age = (by: 'due' | 'posted') => accountant().ok(agencyAgeing, { query: { by, agencyId } });
  expect((await age('due')).rows).toMatchObject([
    { bandsPaise: [0, 0, 50_000, 0, 0, 0], duePaise: 50_000, oldest: dayAgo(40) },
  ]);
  expect(await age('posted')).toMatchObject({ bandsPaise: [0, 0, 0, 50_000, 0, 0], duePaise: 50_000 });
  expect((await details(agencyId)).rows).toMatchObject([{ overdueDays: 40, ageDays: 70 }]);
  await accountant().ok(receiveFromAgency, { body: money(agencyId, 7_000) });
  expect(await age('due')).toMatchObject({ unallocatedPaise: 7_000 });
});

it('a promise is waited for, kept in part, broken or kept by what comes until its day', async () => {
  const { agencyId } = await sentOf(app);
  const promise = (amountPaise: number) =>
    accountant().ok(addFollowUp, {
      body: { followUpId: newId(), agencyId, who: 'Mrs. Kulkarni', promisedOn: dayAgo(0), amountPaise },
    });
  const early = {
    followUpId: newId(),
    agencyId,
    who: 'Mrs. Kulkarni',
    promisedOn: dayAgo(1),
    amountPaise: 1_000,
  };
  expect(await accountant().refused(addFollowUp, { body: early })).toMatchObject({ status: 400 });
  expect(await promise(10_000)).toMatchObject({ outcome: 'waiting', receivedPaise: 0 });
  await daysAgo(app, 2, () => accountant().ok(addFollowUp, { body: early }));
  const listed = async (outcome: 'waiting' | 'kept' | 'broken') =>
    (await accountant().ok(listFollowUps, { query: { agencyId, outcome } })).rows.length;
  expect([await listed('waiting'), await listed('broken')]).toEqual([1, 1]);
  await pay(money(agencyId, 10_000));
  expect([await listed('kept'), await listed('waiting'), await listed('broken')]).toEqual([1, 0, 1]);
});

const begin = () => ({ body: { runId: newId(), cycle: 'daily' as const, day: dayAgo(2) } });

it('a cycle is cut for all its agencies in the background, goes on where it was broken off, and cuts nothing twice', async () => {
  const ids = [await indebted(app), await indebted(app), await indebted(app)];
  const first = await accountant().ok(beginInvoiceRun, begin());
  expect(first).toMatchObject({ isDone: false, looked: 0 });
  expect(await accountant().refused(beginInvoiceRun, begin())).toMatchObject({ code: 'invoice-run-going' });
  const key = { lId: app.lab.lId, runId: first.runId };
  await Promise.all([cutRun(app.services, key), cutRun(app.services, key)]);
  const [run] = (await accountant().ok(listInvoiceRuns)).rows;
  expect(run).toMatchObject({ isDone: true, looked: first.agencies, agencies: first.agencies });
  const made = run?.made ?? 0;
  expect(made).toBeGreaterThanOrEqual(ids.length);
  const again = await accountant().ok(beginInvoiceRun, begin());
  await cutRun(app.services, { lId: app.lab.lId, runId: again.runId });
  expect((await accountant().ok(listInvoiceRuns)).rows[0]).toMatchObject({ isDone: true, made: 0 });
  for (const agencyId of ids) {
    const { rows } = await accountant().ok(listAgencyInvoices, { query: { agencyId } });
    expect(rows).toHaveLength(1);
    await send(app, ...rows);
  }
  expect(await offencesIn(app)).toEqual([]);
});
