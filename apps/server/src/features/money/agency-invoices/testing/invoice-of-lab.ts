import { DAY } from '@nidan/domain/time/durations';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  cutAgencyInvoice,
  sendAgencyInvoices,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import { billBody } from '../../../../testing/order-bill.ts';

/** Lets some work happen so many days ago, by the clock of the product. */
export async function daysAgo<T>(app: TestApp, days: number, work: () => Promise<T>): Promise<T> {
  Object.assign(app.services, { clock: () => new Date(Date.now() - days * DAY) });
  try {
    return await work();
  } finally {
    Object.assign(app.services, { clock: () => new Date() });
  }
}

/** The day so many days ago in the lab. */
export function dayAgo(days: number): string {
  return addDays(calendarDateIn(DEFAULT_ZONE, new Date()), -days);
}

/** A new agency on credit that is invoiced day by day. */
export async function newDebtor(app: TestApp, terms: Record<string, unknown> = {}): Promise<string> {
  const agencyId = newId();
  const body = {
    agencyId,
    name: `Clinic ${agencyId}`,
    paymentType: 'credit' as const,
    accountMode: 'postpaid' as const,
    billingCycle: 'daily' as const,
    ...terms,
  };
  await app.as('Manager').ok(createAgency, { body });
  return agencyId;
}

/** A bill of HB that the agency pays; answers its id. */
export async function billOfAgency(app: TestApp, agencyId: string): Promise<string> {
  const payments = [{ mode: 'agency' as const, amountPaise: await priceOf(app, 'HB') }];
  const body = await billBody(app, { testCodes: ['HB'], agencyId, payments });
  return (await app.as('Front desk').ok(createBill, { body })).billId;
}

const prices = new WeakMap<TestApp, Map<string, number>>();

/** What a test of lab 1 costs, in paise. */
export async function priceOf(app: TestApp, code: string): Promise<number> {
  const known = prices.get(app) ?? new Map<string, number>();
  prices.set(app, known);
  const price = known.get(code);
  if (price !== undefined) return price;
  const { dues } = await app
    .as('Front desk')
    .ok(createBill, { body: await billBody(app, { testCodes: [code] }) });
  known.set(code, dues.netPaise);
  return dues.netPaise;
}

/** A debit note of so much on a bill of an agency. */
export async function debit(app: TestApp, billId: string, amountPaise: number): Promise<void> {
  const body = { noteId: newId(), kind: 'debit' as const, billId, amountPaise, reason: 'Lost sample box' };
  await app.as('Manager').ok(makeNote, { body });
}

/** A new agency that a debit note of ₹500 was written on two days ago: nothing of it is checked. */
export async function indebted(app: TestApp): Promise<string> {
  const agencyId = await newDebtor(app);
  await daysAgo(app, 2, async () => debit(app, await billOfAgency(app, agencyId), 50_000));
  return agencyId;
}

/** The draft of an invoice of ₹500 of a new agency. */
export async function draftOf(app: TestApp): Promise<AgencyInvoiceView> {
  const agencyId = await indebted(app);
  const body = { invoiceId: newId(), agencyId, kind: 'cycle' as const, day: dayAgo(2) };
  return app.as('Accountant').ok(cutAgencyInvoice, { body });
}

/** Sends drafts. */
export async function send(
  app: TestApp,
  ...drafts: readonly Pick<AgencyInvoiceView, 'invoiceId' | 'version'>[]
): Promise<AgencyInvoiceView[]> {
  const invoices = drafts.map(({ invoiceId, version }) => ({ invoiceId, version }));
  return (await app.as('Accountant').ok(sendAgencyInvoices, { body: { invoices } })).invoices;
}

/** An invoice of ₹500 that was sent to a new agency. */
export async function sentOf(app: TestApp): Promise<AgencyInvoiceView> {
  const [sent] = await send(app, await draftOf(app));
  if (sent === undefined) throw new Error('It was sent');
  return sent;
}
