import { cutAgencyInvoice } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import {
  allocateCredits,
  endAllocation,
  payAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { addPayee, makePayout, movePayout, readPayout } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayoutView } from '@nidan/contract/money/payouts/payout-view';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { check } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMaster } from '../../catalogue/masters/testing/master-body.ts';
import { dayAgo, daysAgo, newDebtor, priceOf, send } from '../agency-invoices/testing/invoice-of-lab.ts';
import { allowPayouts, asOfYesterday, newSeller, payeeBody, today } from './testing/payout-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const accounts = () => app.as('Accountant');

/** Somebody who sells in a territory, with a share, and an agency of that territory. */
async function sellerWithAgency() {
  await allowPayouts(app);
  const territory = await addMaster(app, 'territories');
  const [userId, territoryId] = [await newSeller(app), territory.id];
  const body = payeeBody({ userId, territoryId, tdsSection: null, since: dayAgo(9) });
  await accounts().ok(addPayee, { body });
  const agencyId = await newDebtor(app, { territory: territory.code });
  return { payeeId: body.payeeId, agencyId };
}

/** A bill of HB and ESR that was checked so many days ago and is invoiced to its agency now. */
async function invoiced(agencyId: string, days: number) {
  const total = (await priceOf(app, 'HB')) + (await priceOf(app, 'ESR'));
  const billId = await daysAgo(app, days, async () => {
    const payments = [{ mode: 'agency' as const, amountPaise: total }];
    const made = await billOnBench(app, { testCodes: ['HB', 'ESR'], agencyId, payments });
    await enter(app, made, { HB: { HB: '13.5' }, ESR: { ESR: '12' } });
    await check(app, made);
    return made;
  });
  const cut = { invoiceId: newId(), agencyId, kind: 'cycle' as const, day: dayAgo(days) };
  const [invoice] = await send(app, await accounts().ok(cutAgencyInvoice, { body: cut }));
  expect(invoice?.totalPaise).toBe(total);
  return { billId, total };
}

const pay = (agencyId: string, amountPaise: number) =>
  accounts().ok(payAgencyInvoices, {
    body: { receiptId: newId(), agencyId, mode: 'Cash', amountPaise },
  });
const make = (payeeId: string) => ({ body: { payoutId: newId(), payeeId, toDay: today } });
const tenth = (paise: number): number => Math.round(paise / 10);

async function madeYesterday(payeeId: string): Promise<PayoutView> {
  const made = await accounts().ok(makePayout, make(payeeId));
  const { payoutId, version } = made;
  await app.as('Manager').ok(movePayout, { body: { payoutId, version, action: 'approve' } });
  await asOfYesterday(app, payoutId);
  return made;
}

it('counts what an agency paid of its invoice, test by test, and nothing before', async () => {
  const { payeeId, agencyId } = await sellerWithAgency();
  const { total } = await invoiced(agencyId, 3);
  expect(await accounts().refused(makePayout, make(payeeId))).toMatchObject({ code: 'payout-nothing' });
  const half = total / 2;
  const { allocations } = await pay(agencyId, half);
  const first = await madeYesterday(payeeId);
  expect(first.volumePaise).toBeGreaterThan(half - 2);
  expect(first.volumePaise).toBeLessThanOrEqual(half);
  const { rows } = await accounts().ok(readPayout, { query: { payoutId: first.payoutId } });
  expect(rows).toHaveLength(2);

  const [allocationId = ''] = allocations.map((one) => one.allocationId);
  await accounts().ok(endAllocation, { body: { allocationId, reason: 'For another invoice' } });
  expect(await accounts().refused(makePayout, make(payeeId))).toMatchObject({
    code: 'payout-nothing',
    details: { total: expect.stringContaining('-') },
  });
  await pay(agencyId, total);
  const second = await accounts().ok(makePayout, make(payeeId));
  expect(first.volumePaise + second.volumePaise).toBe(total);
  expect(Math.abs(first.totalPaise + second.totalPaise - tenth(total))).toBeLessThan(3);
});

it('takes back once what a credit note gave the agency back, which pays its next invoice', async () => {
  const { payeeId, agencyId } = await sellerWithAgency();
  const { billId, total } = await invoiced(agencyId, 3);
  await pay(agencyId, total);
  expect(await madeYesterday(payeeId)).toMatchObject({ volumePaise: total });
  const note = { noteId: newId(), kind: 'credit' as const, billId, amountPaise: 1_000, reason: 'Too late' };
  await app.as('Manager').ok(makeNote, { body: note });
  const later = await invoiced(agencyId, 2);
  await accounts().ok(allocateCredits, { body: { agencyId, noteId: note.noteId } });
  await pay(agencyId, later.total - 1_000);
  expect(await accounts().ok(makePayout, make(payeeId))).toMatchObject({ volumePaise: later.total - 1_000 });
});

it('leaves the books whole', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
