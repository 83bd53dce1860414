import {
  certifyAgencyReceipt,
  listAgencyAccounts,
  listAgencyReceipts,
  readAgencyAccount,
  readAgencyLedger,
  receiveFromAgency,
  reverseAgencyReceipt,
  setAgencyLimit,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { addLines, cancelLines, createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { makeNote, unusedCredits } from '@nidan/contract/money/notes/note-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { readOwnAccount } from '@nidan/contract/insight/own-account/own-account-endpoints';
import { markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { listCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { listReferredVisits } from '@nidan/contract/lab/reports/doctor-endpoint';
import { sql } from 'kysely';
import { listApprovals, readApproval } from '@nidan/contract/people/approvals/approval-endpoints';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { approveLatest } from '../../supply/vendors/testing/vendor-of-lab.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { onDesk, releasedReport } from '../../../testing/report-on-desk.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** Price of HB in lab 1, in paise. */
let price: number;

beforeAll(async () => {
  app = await startTestApp();
  price = (await orderBill(app, { testCodes: ['HB'] })).dues.netPaise;
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
const accountant = () => app.as('Accountant');

async function newAgency(terms: Record<string, unknown>): Promise<string> {
  const agencyId = newId();
  await app.as('Manager').ok(createAgency, { body: { agencyId, name: `Clinic ${agencyId}`, ...terms } });
  return agencyId;
}

const prepaid = (): Promise<string> => newAgency({ paymentType: 'rollingAdvance', accountMode: 'prepaid' });
const credit = (): Promise<string> => newAgency({ paymentType: 'credit', accountMode: 'postpaid' });

const accountOf = (agencyId: string) => desk().ok(readAgencyAccount, { query: { agencyId } });

async function deposit(agencyId: string, amountPaise: number, more: Record<string, unknown> = {}) {
  const body = { receiptId: newId(), agencyId, mode: 'Cash' as const, amountPaise, ...more };
  return accountant().ok(receiveFromAgency, { body });
}

async function bodyFor(agencyId: string, amountPaise = price) {
  return billBody(app, { testCodes: ['HB'], agencyId, payments: [{ mode: 'agency', amountPaise }] });
}

async function limitOf(agencyId: string, limitPaise: number) {
  const { version } = await accountOf(agencyId);
  const body = { agencyId, version, limitPaise, reason: 'As agreed' };
  return app.as('Manager').ok(setAgencyLimit, { body });
}

describe('money that an agency sent through its bank', () => {
  it('says how and when, and stands on the receipt', async () => {
    const agencyId = await credit();
    const more = { mode: 'Online', transfer: 'NEFT', paidOn: '2026-01-05', reference: 'N005260123456' };
    const { receipt } = await deposit(agencyId, 50_000, more);
    expect(receipt).toMatchObject({ mode: 'Online', transfer: 'NEFT', paidOn: '2026-01-05' });
    const refused = async (wrong: Record<string, unknown>) => {
      const body = { receiptId: newId(), agencyId, mode: 'Cash' as const, amountPaise: 50_000, ...wrong };
      return (await accountant().refused(receiveFromAgency, { body })).errors?.map(({ field }) => field);
    };
    expect(await refused({ transfer: 'RTGS' })).toEqual(['transfer']);
    expect(await refused({ paidOn: '9999-01-01' })).toEqual(['paidOn']);
  });
});

describe('what an agency and its patients owe', () => {
  it('stands apart, and a limit of nothing is used up by the first debt', async () => {
    const agencyId = await credit();
    await limitOf(agencyId, 1_000_000);
    await desk().ok(createBill, { body: await bodyFor(agencyId) });
    await desk().ok(createBill, { body: await billBody(app, { testCodes: ['HB'], agencyId }) });
    const owed = await accountOf(agencyId);
    expect(owed).toMatchObject({ owesPaise: price, patientsOwePaise: price, patientsOweBills: 1 });
    const none = await limitOf(agencyId, 0);
    expect(none).toMatchObject({ limitPaise: 0, spentPercent: 100, availablePaise: -price });
    await deposit(agencyId, price);
    expect(await accountOf(agencyId)).toMatchObject({ owesPaise: 0, patientsOwePaise: price });
  });
});

describe('a bill that an agency pays', () => {
  it('charges its account, follows every change of the bill, and shows the working', async () => {
    const agencyId = await prepaid();
    await deposit(agencyId, 10 * price);
    const bill = await desk().ok(createBill, { body: await bodyFor(agencyId) });
    expect(bill.dues).toMatchObject({ netPaise: price, agencyPaise: price, duePaise: 0, paidPaise: 0 });
    const lines = [{ testId: await testIdOf(app, 'ESR') }];
    const { dues, version } = await desk().ok(addLines, { body: { billId: bill.billId, version: 1, lines } });
    expect(dues).toMatchObject({ duePaise: 0, agencyPaise: dues.netPaise });
    const lineIds = [bill.lines[0]?.lineId ?? ''];
    const body = { billId: bill.billId, version, lineIds, reason: 'Ordered twice' };
    const canceled = await app.as('Manager').ok(cancelLines, { body });
    expect(canceled.dues).toMatchObject({ duePaise: 0, refundPayablePaise: 0 });
    const charged = canceled.dues.agencyPaise;
    expect(charged).toBe(dues.netPaise - price);
    await app.as('Manager').ok(makeNote, {
      body: {
        noteId: newId(),
        kind: 'debit',
        billId: bill.billId,
        amountPaise: 5_000,
        reason: 'Lost sample box',
      },
    });
    await app.as('Manager').ok(makeNote, {
      body: { noteId: newId(), kind: 'credit', agencyId, amountPaise: 3_000, reason: 'Repeated by the lab' },
    });
    const account = await accountOf(agencyId);
    expect(account).toMatchObject({
      depositsPaise: 10 * price,
      creditNotesPaise: 3_000,
      chargesPaise: charged,
      debitNotesPaise: 5_000,
      availablePaise: 10 * price + 3_000 - charged - 5_000,
      standing: 'in-order',
    });
    const ledger = await accountant().ok(readAgencyLedger, { query: { agencyId } });
    expect(ledger.rows.map(({ kind }) => kind).toSorted()).toEqual(['charges', 'credit', 'debit', 'receipt']);
    const series = ledger.rows.flatMap(({ kind, number }) =>
      kind === 'charges' ? [] : (number?.slice(2, 3) ?? ''),
    );
    expect(new Set(series)).toEqual(new Set(['C', 'D', 'L']));
    expect(ledger.closingPaise).toBe(account.balancePaise);
    expect(ledger.rows[0]?.balancePaise).toBe(account.balancePaise);
    expect(ledger.openingPaise - ledger.debitPaise + ledger.creditPaise).toBe(ledger.closingPaise);
  });

  it('is told from one that its patient pays: a credit note of that one waits to pay it', async () => {
    const agencyId = await prepaid();
    await deposit(agencyId, price);
    const { billId } = await orderBill(app, { testCodes: ['HB'], agencyId, payments: [] });
    const body = { noteId: newId(), kind: 'credit' as const, billId, amountPaise: 2_000, reason: 'Late' };
    await app.as('Manager').ok(makeNote, { body });
    expect(await accountOf(agencyId)).toMatchObject({ creditNotesPaise: 0, availablePaise: price });
    expect(await app.as('Manager').ok(unusedCredits, { query: { billId } })).toMatchObject({
      leftPaise: 2_000,
    });
  });

  it('is what its own desk registers, as far as its account goes, without a right to take money', async () => {
    const agencyId = await prepaid();
    const rights = { patients: 12, bills: 12 };
    const { client } = await personWith(app, rights, { userType: 'AGENCY', agencyId });
    const body = await billBody(app, { testCodes: ['HB'], payments: [] });
    expect(await client.refused(createBill, { body })).toMatchObject({ code: 'own-account-beyond-limit' });
    await deposit(agencyId, 3 * price);
    const bill = await client.ok(createBill, { body });
    expect(bill.dues).toMatchObject({ agencyPaise: price, duePaise: 0 });
    expect(await client.ok(readAgencyAccount, { query: {} })).toMatchObject({
      agencyId,
      availablePaise: 2 * price,
    });
    const [created] = await eventsOf(app, bill.billId, 'create');
    expect(created?.after).toMatchObject({ payments: [{ mode: 'agency', amountPaise: price }] });
    const paying = { testCodes: ['HB'], payments: [{ mode: 'Cash' as const, amountPaise: price }] };
    expect(await client.refused(createBill, { body: await billBody(app, paying) })).toMatchObject({
      status: 403,
    });
    const cash = await newAgency({ paymentType: 'cash' });
    const other = await personWith(app, rights, { userType: 'AGENCY', agencyId: cash });
    const own = await billBody(app, { testCodes: ['HB'], payments: [] });
    const { dues } = await other.client.ok(createBill, { body: own });
    expect(dues).toMatchObject({ agencyPaise: 0, duePaise: dues.netPaise });
  });

  it('is taken over later, all that is left of it, and only by an agency with an account', async () => {
    const agencyId = await credit();
    const bill = await orderBill(app, {
      testCodes: ['HB'],
      agencyId,
      payments: [{ mode: 'Cash', amountPaise: 1_000 }],
    });
    const pay = (amountPaise: number) => ({
      body: { billId: bill.billId, payments: [{ mode: 'agency' as const, amountPaise }] },
    });
    expect(await desk().refused(receivePayments, pay(price))).toMatchObject({
      status: 400,
      code: 'agency-pays-rest',
    });
    const { dues } = await desk().ok(receivePayments, pay(price - 1_000));
    expect(dues).toMatchObject({ duePaise: 0, paidPaise: 1_000, agencyPaise: price - 1_000 });
    expect(await accountOf(agencyId)).toMatchObject({ chargesPaise: price - 1_000, debitNotesPaise: 0 });
    const cash = await newAgency({ paymentType: 'cash' });
    expect(await desk().refused(createBill, { body: await bodyFor(cash) })).toMatchObject({
      status: 409,
      code: 'agency-pays-cash',
    });
    const walkIn = await billBody(app, {
      testCodes: ['HB'],
      payments: [{ mode: 'agency', amountPaise: price }],
    });
    expect(await desk().refused(createBill, { body: walkIn })).toMatchObject({ status: 400 });
  });
});

describe('the limit', () => {
  it('waits for an approval where it gives more credit than the lab gives without one', async () => {
    await approvalRulesOf(app, 'agency credit limit');
    await setLabSwitch(app, 'creditLimitRupees', 500);
    const agencyId = await credit();
    expect(await limitOf(agencyId, 50_000)).toMatchObject({ limitPaise: 50_000 });
    const person = await personWith(app, { finance: 15, payments: 15 });
    const { version } = await accountOf(agencyId);
    const body = { agencyId, version, limitPaise: 60_000, reason: 'As agreed' };
    expect(await person.client.ok(setAgencyLimit, { body })).toMatchObject({ limitPaise: 50_000 });
    expect(await person.client.refused(setAgencyLimit, { body })).toMatchObject({ code: 'approval-open' });
    const [asked] = (await app.as('Accountant').ok(listApprovals, { query: { list: 'onMe' } })).rows;
    const query = { approvalId: asked?.approvalId ?? '' };
    const { document } = await app.as('Accountant').ok(readApproval, { query });
    expect(document?.facts).toContainEqual({ what: 'limit', value: '600.00', former: '500.00' });
    await approveLatest(app, 'agency credit limit');
    expect(await accountOf(agencyId)).toMatchObject({ limitPaise: 60_000 });
    expect(await limitOf(agencyId, 55_000)).toMatchObject({ limitPaise: 55_000 });
    await setLabSwitch(app, 'creditLimitRupees', 10_000_000);
  });

  it('of a prepaid agency is never passed by 64 counters at once', async () => {
    const agencyId = await prepaid();
    await limitOf(agencyId, 100);
    await deposit(agencyId, 3 * price - 100);
    const bodies = await Promise.all(Array.from({ length: 64 }, () => bodyFor(agencyId)));
    const answers = await Promise.all(bodies.map((body) => desk().call(createBill, { body })));
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(3);
    expect(await accountOf(agencyId)).toMatchObject({
      availablePaise: 0,
      chargesPaise: 3 * price,
      standing: 'warned',
    });
    expect(await offencesIn(app)).toEqual([]);
  });

  it('of a postpaid agency is passed by one bill; then nothing is ordered until money lifts it at once', async () => {
    const agencyId = await credit();
    await limitOf(agencyId, 100);
    await desk().ok(createBill, { body: await bodyFor(agencyId) });
    expect(await accountOf(agencyId)).toMatchObject({
      standing: 'registration-stopped',
      availablePaise: 100 - price,
    });
    expect((await accountOf(agencyId)).ladder.map(({ step }) => step)).toEqual([
      'registration-stopped',
      'report-stopped',
      'suspended',
      'ended',
    ]);
    expect(await desk().refused(createBill, { body: await bodyFor(agencyId) })).toMatchObject({
      status: 409,
      code: 'agency-stopped',
    });
    const below = await accountant().ok(listAgencyAccounts, { query: { below: true, limit: 200 } });
    expect(below.rows.map((row) => row.agencyId)).toContain(agencyId);
    const { account } = await deposit(agencyId, 0, { tds: { section: '194J', amountPaise: price } });
    expect(account).toMatchObject({ availablePaise: 100, belowSince: null, ladder: [] });
    await desk().ok(createBill, { body: await bodyFor(agencyId) });
  });

  it('of a prepaid agency is not lowered below what is used, nor is its money taken back', async () => {
    const agencyId = await prepaid();
    await limitOf(agencyId, price);
    const { receipt } = await deposit(agencyId, 1_000);
    await desk().ok(createBill, { body: await bodyFor(agencyId) });
    const { version } = await accountOf(agencyId);
    const body = { agencyId, version, limitPaise: 0, reason: 'Pays late' };
    expect(await app.as('Manager').refused(setAgencyLimit, { body })).toMatchObject({
      code: 'agency-limit-used',
    });
    const back = {
      receiptId: receipt.receiptId,
      reversalId: newId(),
      version: receipt.version,
      reason: 'Another clinic',
    };
    await app.as('Manager').ok(reverseAgencyReceipt, { body: back });
    expect(
      await app
        .as('Manager')
        .refused(reverseAgencyReceipt, { body: { ...back, reversalId: newId(), version: back.version + 1 } }),
    ).toMatchObject({
      code: 'receipt-reversed-already',
    });
    expect(await desk().refused(createBill, { body: await bodyFor(agencyId) })).toMatchObject({
      code: 'agency-beyond-limit',
    });
  });
});

describe('an agency that does not pay', () => {
  it('loses its reports, then its people their work, and sees what it owes; money gives all back at once', async () => {
    const agencyId = await credit();
    const { client } = await personWith(app, { bills: 12, reports: 4 }, { userType: 'AGENCY', agencyId });
    await desk().ok(createBill, { body: await bodyFor(agencyId) });
    await client.ok(listReferredVisits);
    await asOwner(app, (db) =>
      sql`update agency_account set below_since = now() - interval '31 days' where agency_id = ${agencyId}`.execute(
        db,
      ),
    );
    expect(await accountOf(agencyId)).toMatchObject({ standing: 'suspended' });
    expect(await client.refused(listReferredVisits)).toMatchObject({ status: 403, code: 'agency-suspended' });
    await client.ok(readOwnAccount);
    await deposit(agencyId, 10 * price);
    await client.ok(listReferredVisits);
    expect(await accountOf(agencyId)).toMatchObject({ standing: 'in-order' });
  });
});

it('reports of an agency that does not pay wait, and its critical values are told all the same', async () => {
  const agencyId = await credit();
  const payments = [{ mode: 'agency' as const, amountPaise: price }];
  await limitOf(agencyId, 10 * price);
  const { billId } = await releasedReport(app, { HB: { HB: '9.8' } }, { agencyId, payments });
  const critical = await billOnBench(app, { testCodes: ['HB'], agencyId, payments });
  await limitOf(agencyId, 0);
  const dispatch = async () => {
    const { reportId, version } = await onDesk(app, billId);
    return { body: { reports: [{ reportId, version }] } };
  };
  await asOwner(app, (db) =>
    sql`update agency_account set below_since = now() - interval '16 days' where agency_id = ${agencyId}`.execute(
      db,
    ),
  );
  expect(await onDesk(app, billId)).toMatchObject({ blocks: ['The agency has not paid'] });
  expect(await desk().refused(markPrinted, await dispatch())).toMatchObject({
    status: 409,
    code: 'report-held',
  });
  await enter(app, critical, { HB: { HB: '3.1' } });
  const calls = await app.as('Technician').ok(listCriticals, { query: { limit: 200 } });
  expect(calls.rows.map((call) => call.billId)).toContain(critical);
  await deposit(agencyId, 10 * price);
  await desk().ok(markPrinted, await dispatch());
});

it('a receipt keeps the tax and its certificate, and what the bank clears is taken once it is cleared', async () => {
  const agencyId = await credit();
  const body = { receiptId: newId(), agencyId, mode: 'Cheque' as const, amountPaise: 90_000 };
  expect(await accountant().refused(receiveFromAgency, { body })).toMatchObject({ status: 400 });
  const tds = { section: '194J' as const, amountPaise: 10_000 };
  const { receipt } = await accountant().ok(receiveFromAgency, {
    body: { ...body, tds, clearedOn: '2026-01-05' },
  });
  const open = () => accountant().ok(listAgencyReceipts, { query: { agencyId, uncertified: true } });
  expect((await open()).rows).toHaveLength(1);
  const certificate = { receiptId: receipt.receiptId, version: receipt.version, certificate: 'ABCD1234E' };
  const certified = await accountant().ok(certifyAgencyReceipt, { body: certificate });
  expect(certified).toMatchObject({ tdsPaise: 10_000, tdsCertificate: 'ABCD1234E' });
  expect((await open()).rows).toEqual([]);
  expect(await accountOf(agencyId)).toMatchObject({ depositsPaise: 100_000 });
});
