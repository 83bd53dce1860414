import { HOUR } from '@nidan/domain/time/durations';
import { createRateList, setPrices, updateRateList } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { setAgencyLimit } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { beginInvoiceRun } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { addDays, type CalendarDate, daysBetween } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cutRun } from './runs/cut-run.ts';
import { AgencyOnPaper, type PricesOfList } from './testing/agency-on-paper.ts';
import { dayAgo, daysAgo, newDebtor } from './testing/invoice-of-lab.ts';

/** Agencies, and months that they live through; more by the environment. */
const AGENCIES = Number(process.env['NIDAN_AGENCIES'] ?? 3);
const MONTHS = Number(process.env['NIDAN_AGENCY_MONTHS'] ?? 2);
/** Agencies that do something at the same moment. */
const AT_ONCE = 8;
/** A whole year of many is long, on a machine that does something else beside. */
const MOST_MS = 900_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const [CHECKED, CANCELED] = [billTest.codes.checked, billTest.codes.canceled];

/** First days of the months that are lived through, and of the one that goes on. */
function firstDays(): CalendarDate[] {
  const [year = 0, month = 1] = dayAgo(0).split('-').map(Number);
  return Array.from({ length: MONTHS + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - MONTHS + index, 1)).toISOString().slice(0, 10),
  );
}

const onDay = <T>(day: CalendarDate, work: () => Promise<T>): Promise<T> =>
  daysAgo(app, daysBetween(day, dayAgo(0)), work);

/** Lets all agencies do something, some of them at the same moment. */
async function ofAll(agencies: readonly AgencyOnPaper[], work: (agency: AgencyOnPaper) => Promise<void>) {
  const left = [...agencies];
  const next = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Whether a bill that came in a month is checked only with the next one. */
const isLate = (billId: string): boolean => Number.parseInt(billId.slice(-2), 16) % 4 === 0;

interface Month {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The bench checks on the 25th all that came, but for what is late of this month. Answers what waits. */
async function checkAll({ first }: Month): Promise<ReadonlySet<string>> {
  const at = new Date(Date.parse(addDays(first, 24)) + HOUR);
  return asOwner(app, async (db) => {
    const { rows } = await sql<{ billId: string }>`
      select b.bill_id as "billId" from bill b
      where b.l_id = ${app.lab.lId} and b.payer_id is not null and b.created_at >= ${first}::date`.execute(
      db,
    );
    const late = rows.map(({ billId }) => billId).filter(isLate);
    await sql`
      update bill_test t set state = ${CHECKED}, checked_at = ${at}, checked_by = b.created_by
      from bill b where b.l_id = t.l_id and b.bill_id = t.bill_id and b.l_id = ${app.lab.lId} and b.payer_id is not null
        and t.state not in (${CHECKED}, ${CANCELED}) and b.bill_id <> all(${late}::uuid[])`.execute(db);
    return new Set(late);
  });
}

/** Changes prices of the list from the day of the clock on; one that was to begin in a closed month is refused. */
async function changeRates(list: { readonly rateListId: string; version: number }, prices: PricesOfList) {
  const [HB, ESR] = [await testIdOf(app, 'HB'), await testIdOf(app, 'ESR')];
  const body = (from: CalendarDate) => ({
    body: {
      from,
      until: null,
      columns: [
        {
          ...list,
          prices: [
            { testId: HB, pricePaise: prices.HB },
            { testId: ESR, pricePaise: prices.ESR },
          ],
        },
      ],
    },
  });
  const today = calendarDateIn(DEFAULT_ZONE, app.services.clock());
  expect((await app.as('Manager').call(setPrices, body(addDays(today, -20)))).status).toBe(400);
  const { lists } = await app.as('Manager').ok(setPrices, body(today));
  list.version = lists[0]?.version ?? list.version;
}

/** Opening, what moved in a month, closing and the kept sums of every agency, by its id. */
async function readBooks({ first, last }: Month) {
  return asOwner(app, async (db) => {
    const { rows } = await sql<{ id: string; opening: number; moved: number; charges: number }>`
      select a.agency_id as id, a.deposits_paise as deposits, a.credit_notes_paise as "creditNotes", a.charges_paise as charges,
        a.debit_notes_paise as "debitNotes", coalesce(j.opening, 0)::bigint as opening, coalesce(j.moved, 0)::bigint as moved
      from agency_account a
      left join (
        select agency_id, sum(paise) filter (where posted_on < ${first}) as opening,
          sum(paise) filter (where posted_on between ${first} and ${last}) as moved
        from (select agency_id, posted_on, case credit_account when 'agency' then amount_paise else -amount_paise end as paise
          from journal_posting where l_id = ${app.lab.lId} and agency_id is not null) p
        group by agency_id) j using (agency_id)
      where a.l_id = ${app.lab.lId}`.execute(db);
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  });
}

/**
 * Agencies whose invoices charge another sum than their account less what is not checked yet; where more was given back than came, that
 * waits, and there is no invoice of the month.
 */
async function wronglyInvoiced({ last }: Month): Promise<readonly unknown[]> {
  return asOwner(app, async (db) => {
    const { rows } = await sql`
      with billed as (
        select agency_id, bill_id, sum(paise) as paise, sum(paise) filter (where kind = 'agencyDebit') as debited
        from (select agency_id, bill_id, kind, case debit_account when 'agency' then amount_paise else -amount_paise end as paise
          from journal_posting where l_id = ${app.lab.lId} and kind in ('agencyCharge', 'agencyDebit') and posted_on <= ${last}) p
        group by agency_id, bill_id),
      late as (
        select distinct bill_id from bill_test where l_id = ${app.lab.lId} and state not in (${CHECKED}, ${CANCELED})),
      owed as (
        select b.agency_id, sum(case when w.bill_id is null then b.paise else coalesce(b.debited, 0) end) as paise
        from billed b left join late w on w.bill_id = b.bill_id group by b.agency_id),
      invoiced as (
        select i.agency_id, sum(n.amount_paise) as paise, bool_or(i.to_day = ${last}) as is_cut
        from agency_invoice i join agency_invoice_line n on n.l_id = i.l_id and n.invoice_id = i.invoice_id
        where i.l_id = ${app.lab.lId} group by i.agency_id)
      select o.agency_id, o.paise as owed, v.paise as invoiced from owed o left join invoiced v on v.agency_id = o.agency_id
      where o.paise > coalesce(v.paise, 0) or (v.is_cut and o.paise <> v.paise)`.execute(db);
    return rows;
  });
}

/** Cuts a month by a run on the day after it; answers the drafts by agency. */
async function cut({ first }: Month) {
  const runId = newId();
  await app.as('Accountant').ok(beginInvoiceRun, { body: { runId, cycle: 'monthly', day: first } });
  await cutRun(app.services, { lId: app.lab.lId, runId });
  return asOwner(app, async (db) => {
    const { rows } = await sql<{ agencyId: string; invoiceId: string; version: number }>`
      select agency_id as "agencyId", invoice_id as "invoiceId", version from agency_invoice
      where l_id = ${app.lab.lId} and from_day = ${first}`.execute(db);
    return new Map(rows.map((row) => [row.agencyId, row]));
  });
}

async function liveMonth(
  agencies: readonly AgencyOnPaper[],
  month: Month,
  { prices, closings }: { readonly prices: PricesOfList; readonly closings: Map<string, number> },
): Promise<void> {
  const { first, last } = month;
  await onDay(addDays(first, 5), () => ofAll(agencies, (one) => one.orderAndPay(prices)));
  await onDay(addDays(first, 20), () => ofAll(agencies, (one) => one.changeThings()));
  const late = await checkAll(month);
  for (const one of agencies) one.noteChecked((billId) => late.has(billId));
  const drafts = await onDay(addDays(last, 1), () => cut(month));
  const books = await readBooks(month);
  for (const { agencyId, deposits, creditNotes, charges, debitNotes, balance } of agencies) {
    const opening = closings.get(agencyId) ?? 0;
    const sums = { deposits, creditNotes, charges, debitNotes };
    expect(books.get(agencyId)).toEqual({ ...sums, opening, moved: balance - opening });
    closings.set(agencyId, balance);
  }
  expect(await wronglyInvoiced(month)).toEqual([]);
  // What is sent and paid on the day of the cut is of the month after.
  await onDay(addDays(last, 1), () => ofAll(agencies, (one) => one.settle(drafts.get(one.agencyId))));
}

it(
  'agencies by chance: at every cut their accounts are what they did, and their invoices what was checked of it',
  async () => {
    const [start = '', ...ends] = firstDays();
    const agencies: AgencyOnPaper[] = [];
    for (let n = 0; n < AGENCIES; n += 1) {
      const agencyId = await newDebtor(app, { billingCycle: 'monthly' });
      const body = { agencyId, version: 1, limitPaise: 10_000_000, reason: 'As agreed' };
      await app.as('Manager').ok(setAgencyLimit, { body });
      agencies.push(new AgencyOnPaper(app, agencyId, n));
    }
    const list = await app
      .as('Manager')
      .ok(createRateList, { body: { rateListId: newId(), kind: 'agency', name: 'Agencies of the year' } });
    const { rateListId } = list;
    const agencyIds = agencies.map(({ agencyId }) => agencyId);
    const { version } = await app
      .as('Manager')
      .ok(updateRateList, { params: { rateListId }, body: { version: list.version, agencyIds } });
    const rates = { rateListId, version };
    const closings = new Map<string, number>();
    let first = start;
    for (const [index, next] of ends.entries()) {
      const month = { first, last: addDays(next, -1) };
      const prices = { HB: 10_000 + 700 * (index % 5), ESR: 8_000 - 300 * (index % 3) };
      await onDay(first, () => changeRates(rates, prices));
      await liveMonth(agencies, month, { prices, closings });
      first = next;
    }
    expect((await offencesIn(app)).filter(({ invariant }) => invariant.name.startsWith('F'))).toEqual([]);
  },
  MOST_MS,
);
