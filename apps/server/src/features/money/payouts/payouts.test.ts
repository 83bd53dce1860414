import {
  addPayee,
  changePayee,
  listPayouts,
  makePayout,
  movePayout,
  payoutBankFile,
  payoutPdf,
  readPayout,
} from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayoutView } from '@nidan/contract/money/payouts/payout-view';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  accountFields,
  asOfYesterday,
  billOfDoctor,
  madePayout,
  newDoctor,
  newPayee,
  payeeBody,
  ruleBody,
  today,
} from './testing/payout-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const accounts = () => app.as('Accountant');
const manager = () => app.as('Manager');
const make = (payeeId: string, toDay = today) => ({ body: { payoutId: newId(), payeeId, toDay } });
const approved = ({ payoutId, version }: PayoutView) =>
  manager().ok(movePayout, { body: { payoutId, version, action: 'approve' } });

describe('a lab that pays nothing for referrals', () => {
  it('makes nobody a payee, and no payout, until it says otherwise', async () => {
    const body = payeeBody({ doctorId: await newDoctor(app) });
    expect(await accounts().refused(addPayee, { body })).toMatchObject({ code: 'payouts-forbidden' });
    const { payeeId } = await newPayee(app);
    await setLabSwitch(app, 'referralPayouts', false);
    expect(await accounts().refused(makePayout, make(payeeId))).toMatchObject({ code: 'payouts-forbidden' });
    await setLabSwitch(app, 'referralPayouts', true);
  });
});

describe('a payee', () => {
  it('is one doctor, once, by rules that say one thing', async () => {
    const payee = await newPayee(app);
    const doctorId = payee.doctorId ?? '';
    expect(await accounts().refused(addPayee, { body: payeeBody({ doctorId }) })).toMatchObject({
      code: 'payee-taken',
    });
    const refused = async (given: Parameters<typeof payeeBody>[0]) =>
      (await accounts().refused(addPayee, { body: payeeBody({ doctorId: await newDoctor(app), ...given }) }))
        .code;
    expect(await refused({ rules: [ruleBody(), ruleBody()] })).toBe('payee-rule-twice');
    expect(
      await refused({
        rules: [ruleBody({ slabs: [{ fromPaise: 100, basisPoints: 10, fixedPaise: null }] })],
      }),
    ).toBe('payee-rule-slabs');
    expect(await refused({ tdsSection: null })).toBe('invalid-input');
    expect(await accounts().refused(addPayee, { body: payeeBody({}) })).toMatchObject({
      errors: [{ field: 'doctorId' }],
    });
  });

  it('who is a user sells, and decides nothing of their own', async () => {
    const users = app.lab.users;
    const technician = users.get('Technician')?.userId ?? '';
    const body = payeeBody({ userId: technician, territoryId: newId(), tdsSection: null });
    expect(await accounts().refused(addPayee, { body })).toMatchObject({ code: 'payee-not-seller' });
    const own = payeeBody({ userId: users.get('Accountant')?.userId ?? '', territoryId: newId() });
    expect(await accounts().refused(addPayee, { body: own })).toMatchObject({ code: 'payout-own' });
  });
});

describe('slabs of a calendar month', () => {
  it.each([
    ['whole', 44_000, 66_000],
    ['marginal', 44_000, 56_000],
  ] as const)('hold for %s, and the next payout settles the days before', async (mode, first, inAll) => {
    const slabs = [
      { fromPaise: 0, basisPoints: 1_000, fixedPaise: null },
      { fromPaise: 500_000, basisPoints: 1_200, fixedPaise: null },
    ];
    const { payeeId, doctorId } = await newPayee(app, { rules: [ruleBody({ slabs, mode })] });
    for (let bill = 0; bill < 4; bill += 1) await billOfDoctor(app, doctorId);
    const early = await accounts().ok(makePayout, make(payeeId));
    expect(early).toMatchObject({ volumePaise: 440_000, totalPaise: first });
    await approved(early);
    await asOfYesterday(app, early.payoutId);
    await billOfDoctor(app, doctorId);
    const late = await accounts().ok(makePayout, make(payeeId));
    expect(late).toMatchObject({ volumePaise: 110_000, totalPaise: inAll - first });
    const { rows } = await accounts().ok(readPayout, { query: { payoutId: late.payoutId } });
    // Eight tests of the days before are made up for, two are new.
    expect(rows.filter(({ collectedPaise }) => collectedPaise === 0)).toHaveLength(8);
    expect(rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(inAll - first);
    expect(await offencesIn(app)).toEqual([]);
  });

  it('are no amounts for each test where each slab is for its part', async () => {
    const slabs = [{ fromPaise: 0, basisPoints: null, fixedPaise: 5_000 }];
    const body = payeeBody({
      doctorId: await newDoctor(app),
      rules: [ruleBody({ slabs, mode: 'marginal' })],
    });
    expect(await accounts().refused(addPayee, { body })).toMatchObject({ code: 'payee-rule-slabs' });
  });
});

describe('a payout', () => {
  it('is of what was collected, part by part, and never twice', async () => {
    const { payeeId, doctorId } = await newPayee(app, {
      rules: [
        ruleBody(),
        ruleBody({
          testId: await testIdOf(app, 'LFT'),
          slabs: [{ fromPaise: 0, basisPoints: null, fixedPaise: 10_000 }],
        }),
      ],
    });
    const bill = await billOfDoctor(app, doctorId, 55_000);
    await billOfDoctor(app, doctorId, 0);
    const made = await accounts().ok(makePayout, make(payeeId));
    // Half of CBC at 10 %, half of the ₹100 that an LFT brings; nothing of the bill that was not paid.
    expect(made).toMatchObject({
      state: 'made',
      volumePaise: 55_000,
      totalPaise: 1_750 + 5_000,
      number: null,
    });
    const { rows } = await accounts().ok(readPayout, { query: { payoutId: made.payoutId } });
    expect(new Set(rows.map(({ labNo }) => labNo))).toEqual(new Set([bill.labNo]));
    expect(await accounts().refused(makePayout, make(payeeId))).toMatchObject({ code: 'payout-open' });
    await approved(made);
    expect(await accounts().refused(makePayout, make(payeeId))).toMatchObject({ code: 'payout-covered' });
    expect(await accounts().refused(makePayout, make(payeeId, addDays(today, 1)))).toMatchObject({
      code: 'payout-day-to-come',
    });
  });

  it('takes back what its refund brought, with the next one', async () => {
    const { payeeId, doctorId } = await newPayee(app, { since: addDays(today, -3) });
    const bill = await billOfDoctor(app, doctorId);
    const made = await accounts().ok(makePayout, make(payeeId));
    await approved(made);
    // As if that had been yesterday's, and its payment taken back today.
    await asOfYesterday(app, made.payoutId);
    const { payments } = await accounts().ok(readBill, { query: { billId: bill.billId } });
    const paymentIds = payments.map(({ paymentId }) => paymentId);
    await accounts().ok(reversePayments, { body: { paymentIds, reason: 'Bounced' } });
    expect(await accounts().refused(makePayout, make(payeeId))).toMatchObject({ code: 'payout-nothing' });
    await billOfDoctor(app, doctorId, 110_000);
    await billOfDoctor(app, doctorId, 110_000);
    const next = await accounts().ok(makePayout, make(payeeId));
    expect(next).toMatchObject({ volumePaise: 110_000, totalPaise: 11_000 });
  });

  it('is approved by another person, who does not pay it, less the tax of the year', async () => {
    const made = await madePayout(app);
    const { payoutId, version } = made;
    expect(
      await accounts().refused(movePayout, { body: { payoutId, version, action: 'approve' } }),
    ).toMatchObject({ code: 'payout-by-maker' });
    const done = await approved(made);
    expect(done).toMatchObject({ state: 'approved', tdsPaise: 0, netPaise: 11_000 });
    expect(done.number).toMatch(/^[A-Z]+H\d\d-00/u);
    expect(await eventsOf(app, payoutId, 'approve')).toMatchObject([{ entity_kind: 'PAYOUT' }]);
    const pay = { payoutId, version: done.version, action: 'pay' as const };
    expect(await manager().refused(movePayout, { body: { ...pay, reference: 'UTR000123' } })).toMatchObject({
      code: 'payout-by-approver',
    });
    expect(await accounts().refused(movePayout, { body: pay })).toMatchObject({
      errors: [{ field: 'reference' }],
    });
    const file = await accounts().call(payoutBankFile, {});
    expect(file.bytes.toString()).toContain(
      `110,"Tara Bose","50200012345678","HDFC0000123","${done.number}"`,
    );
    const paid = await accounts().ok(movePayout, { body: { ...pay, reference: 'UTR000123' } });
    expect(paid).toMatchObject({ state: 'paid', reference: 'UTR000123', can: [] });
    const pdf = await accounts().call(payoutPdf, { query: { payoutId } });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('deducts tax once the year is beyond its threshold, more of whom no PAN is known', async () => {
    const { payeeId, doctorId } = await newPayee(app, {
      pan: null,
      rules: [ruleBody({ slabs: [{ fromPaise: 0, basisPoints: null, fixedPaise: 5_000_000 }] })],
    });
    await billOfDoctor(app, doctorId);
    const made = await accounts().ok(makePayout, make(payeeId));
    // Two tests of ₹50,000 each: beyond ₹50,000 of 194J, a fifth of all of it.
    expect(await approved(made)).toMatchObject({ totalPaise: 10_000_000, tdsPaise: 2_000_000 });
  });

  it('that is rejected gives its days free', async () => {
    const { payoutId, version, payeeId } = await madePayout(app);
    const reject = { payoutId, version, action: 'reject' as const };
    expect(await manager().refused(movePayout, { body: reject })).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    await manager().ok(movePayout, { body: { ...reject, reason: 'Agreed otherwise' } });
    expect(await accounts().ok(makePayout, make(payeeId))).toMatchObject({ totalPaise: 11_000 });
    const { rows } = await accounts().ok(listPayouts, { query: { payeeId } });
    expect(rows.map(({ state }) => state)).toEqual(['made', 'rejected']);
  });

  it('keeps its rules when those of the payee change', async () => {
    const made = await madePayout(app);
    const { payeeId, payoutId } = made;
    const body = { payeeId, version: 1, ...accountFields, accountNo: '998877665544', rules: [ruleBody()] };
    await accounts().ok(changePayee, { body });
    expect(await accounts().refused(changePayee, { body })).toMatchObject({ code: 'stale-version' });
    expect(await approved(made)).toMatchObject({ totalPaise: 11_000, account: '998877665544', payoutId });
  });

  it('leaves the books whole', async () => {
    expect(await offencesIn(app)).toEqual([]);
  });
});
