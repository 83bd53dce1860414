import {
  archiveTransferRequest,
  decideTransferRequest,
  labPaymentsAgainst,
  makeLabPayment,
  makeTransferRequest,
  moveLabPayment,
  rejectArchival,
  reverseFinanceApprove,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { readInvariants } from '../../../kernel/invariants/invariant-files.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { accountWith } from '../bank-statements/testing/statements-of-lab.ts';
import { proposeBankMatches } from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  approvedByFinance,
  handedOver,
  newPlace,
  received,
  somebody,
  today,
} from './testing/money-between-places.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stepOf = ({ paymentId, version }: { readonly paymentId: string; readonly version: number }) => ({
  paymentId,
  version,
});

describe('takings that a place hands over', () => {
  it('are of its days, and handed over once', async () => {
    const { place, giver, payment } = await handedOver(app);
    expect(payment).toMatchObject({ state: 'CREATED', amountPaise: 35_000, fromLocationId: place });
    const left = await giver.ok(labPaymentsAgainst, { query: { locationId: place, mode: 'Cash' } });
    expect(left.rows).toEqual([]);
    const body = {
      paymentId: newId(),
      toLocationId: app.lab.locationId,
      mode: 'Cash' as const,
      isDraft: false,
      purpose: '',
      days: [{ day: today, amountPaise: 1 }],
    };
    expect(await giver.refused(makeLabPayment, { body })).toMatchObject({ code: 'lab-payment-over-day' });
    expect(await giver.refused(makeLabPayment, { body: { ...body, toLocationId: place } })).toMatchObject({
      code: 'lab-payment-over-day',
    });
    // What is rejected may be handed over again.
    const receiver = await somebody(app);
    const reject = { ...stepOf(payment), action: 'reject' as const };
    expect(await receiver.refused(moveLabPayment, { body: reject })).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    await receiver.ok(moveLabPayment, { body: { ...reject, reason: 'Ten rupees short' } });
    expect(await giver.ok(makeLabPayment, { body })).toMatchObject({ amountPaise: 1 });
  });

  it('are received there, banked and approved by people who are all different', async () => {
    const { giver, place, payment } = await handedOver(app);
    const receive = { body: { ...stepOf(payment), action: 'approveByReceiver' as const } };
    expect(await giver.refused(moveLabPayment, receive)).toMatchObject({ code: 'lab-payment-own-part' });
    const elsewhere = await somebody(app, place);
    expect(await elsewhere.refused(moveLabPayment, receive)).toMatchObject({ code: 'lab-payment-elsewhere' });
    const receiver = await somebody(app);
    const taken = await receiver.ok(moveLabPayment, receive);
    const bank = { ...stepOf(taken), action: 'submitToBank' as const, reference: 'SLIP0001' };
    expect(await receiver.refused(moveLabPayment, { body: bank })).toMatchObject({
      code: 'lab-payment-own-part',
    });
    const banker = await somebody(app);
    const banked = await banker.ok(moveLabPayment, { body: bank });
    expect(banked).toMatchObject({ state: 'SUBMITTED_TO_BANK', bankReference: 'SLIP0001' });
    const approve = { body: { ...stepOf(banked), action: 'approveFinance' as const } };
    for (const one of [giver, receiver, banker])
      expect(await one.refused(decideTransferRequest, approve)).toMatchObject({
        code: 'lab-payment-own-part',
      });
    const done = await (await somebody(app)).ok(decideTransferRequest, approve);
    expect(done.state).toBe('APPROVED_FINANCE');
    expect(done.number).toMatch(/^[A-Z]+Z\d\d-/u);
  });

  it('of the main lab go to the bank by its own people, and the statement matches the slip', async () => {
    const own = await newPlace(app);
    const giver = await somebody(app, own);
    const payments = [{ mode: 'Cash' as const, amountPaise: 35_000 }];
    await orderBill(app, { testCodes: ['CBC'], payments }, giver);
    const body = {
      paymentId: newId(),
      toLocationId: own,
      mode: 'Cash' as const,
      isDraft: false,
      purpose: 'Deposit of the day',
      days: [{ day: today, amountPaise: 35_000 }],
    };
    const made = await giver.ok(makeLabPayment, { body });
    const receive = { ...stepOf(made), action: 'approveByReceiver' as const };
    const taken = await (await somebody(app, own)).ok(moveLabPayment, { body: receive });
    const approver = await somebody(app, own);
    const early = { ...stepOf(taken), action: 'approveFinance' as const };
    expect(await approver.refused(decideTransferRequest, { body: early })).toMatchObject({
      status: 409,
      code: 'lab-payment-not-banked',
    });
    const banker = await somebody(app, own);
    const slip = { ...stepOf(taken), action: 'submitToBank' as const, reference: 'SLIP7001' };
    const banked = await banker.ok(moveLabPayment, { body: slip });
    const approved = await approver.ok(decideTransferRequest, {
      body: { ...stepOf(banked), action: 'approveFinance' },
    });
    expect(approved).toMatchObject({ state: 'APPROVED_FINANCE', fromLocationId: own, toLocationId: own });
    const { person, account } = await accountWith(app, [{ amount: 350, narration: 'CASH DEP SLIP7001' }]);
    const { proposals } = await person.ok(proposeBankMatches, { query: { accountId: account.accountId } });
    expect(proposals).toMatchObject([
      { by: 'reference', expected: { meaning: 'labPayment', documentId: made.paymentId } },
    ]);
    expect(
      await giver.refused(makeTransferRequest, {
        body: {
          paymentId: newId(),
          fromLocationId: own,
          toLocationId: own,
          mode: 'Cash',
          isDraft: false,
          purpose: 'A float',
          amountPaise: 100,
        },
      }),
    ).toMatchObject({ status: 400, code: 'lab-payment-same-place' });
  });

  it('of two people are not approved by each other', async () => {
    const { giver, financier } = await approvedByFinance(app);
    const place = await newPlace(app);
    const request = await financier.ok(makeTransferRequest, {
      body: {
        paymentId: newId(),
        fromLocationId: place,
        toLocationId: app.lab.locationId,
        mode: 'Cash',
        isDraft: false,
        purpose: 'Float',
        amountPaise: 10_000,
      },
    });
    const body = { ...stepOf(request), action: 'approveByReceiver' as const };
    const taken = await (await somebody(app)).ok(moveLabPayment, { body });
    const approve = { body: { ...stepOf(taken), action: 'approveFinance' as const } };
    expect(await giver.refused(decideTransferRequest, approve)).toMatchObject({
      code: 'lab-payment-each-other',
    });
    await (await somebody(app)).ok(decideTransferRequest, approve);
  });

  it('are taken back before the archive, and not after', async () => {
    const first = await approvedByFinance(app);
    const reverse = { body: { ...stepOf(first.payment), reason: 'Counterfeit' } };
    expect(await first.financier.refused(reverseFinanceApprove, reverse)).toMatchObject({
      code: 'lab-payment-own-part',
    });
    const other = await somebody(app);
    expect(await other.ok(reverseFinanceApprove, reverse)).toMatchObject({
      state: 'REVERSED_FINANCE',
      can: [],
    });
    const { financier, payment } = await approvedByFinance(app);
    const asked = await financier.ok(decideTransferRequest, {
      body: { ...stepOf(payment), action: 'requestArchival' },
    });
    expect(await financier.refused(archiveTransferRequest, { body: stepOf(asked) })).toMatchObject({
      code: 'lab-payment-own-part',
    });
    const back = await other.ok(rejectArchival, { body: { ...stepOf(asked), reason: 'Slip is missing' } });
    const again = await financier.ok(decideTransferRequest, {
      body: { ...stepOf(back), action: 'requestArchival' },
    });
    const archived = await other.ok(archiveTransferRequest, { body: stepOf(again) });
    expect(archived.state).toBe('ARCHIVED');
    expect(
      await other.refused(reverseFinanceApprove, { body: { ...stepOf(archived), reason: 'Too late' } }),
    ).toMatchObject({ code: 'transition-refused' });
  });

  it('wait as a draft, and are rejected by finance with a reason', async () => {
    const { payment } = await received(app);
    const body = { ...stepOf(payment), action: 'rejectFinance' as const };
    const financier = await somebody(app);
    expect(await financier.refused(decideTransferRequest, { body })).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    const reason = 'No slip';
    expect(await financier.ok(decideTransferRequest, { body: { ...body, reason } })).toMatchObject({
      state: 'REJECTED_FINANCE',
      decision: reason,
    });
  });

  it('leave the books whole, and the invariant knows every step of the table', async () => {
    expect(await offencesIn(app)).toEqual([]);
    const text = readInvariants().find(({ name }) => name.startsWith('F30'))?.sql ?? '';
    for (const { from, to } of Object.values(labPayment.actions))
      for (const state of from) for (const next of to) expect(text).toContain(`('${state}', '${next}')`);
  });
});
