import { eventsByActivity } from '@nidan/contract/base/audit/audit-endpoints';
import { currentSession, pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import {
  listAccountPayments,
  readLabAccount,
  tellAccountPayment,
} from '@nidan/contract/base/lab-account/account-payment-endpoints';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { setAccountStatus } from '../../../testing/lab-settings.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { codes } = labAccount;

function payment(reference: string) {
  return { paymentId: newId(), amountPaise: 450_000, paidOn: '2026-01-05', reference };
}

describe('a payment of the account is told', () => {
  it('not without a session, and not by who does not manage the lab', async () => {
    const body = payment('UTR-0001');
    expect(await app.asNobody().refused(tellAccountPayment, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Front desk').refused(tellAccountPayment, { body })).toMatchObject({
      status: 403,
      msg: 'Your role lacks the right "labs, update"',
    });
    expect(await app.as('Manager').refused(listAccountPayments)).toMatchObject({ status: 403 });
  });

  it.each([
    ['amountPaise', { ...payment('UTR-0001'), amountPaise: 99 }],
    ['paidOn', { ...payment('UTR-0001'), paidOn: '2999-01-01' }],
    ['reference', { ...payment('UTR 0001') }],
    ['reference', { ...payment('UT') }],
    ['paymentId', { ...payment('UTR-0001'), paymentId: '1' }],
  ])('with a right %s', async (field, body) => {
    expect(await app.as('Manager').refused(tellAccountPayment, { body })).toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ field })],
    });
  });

  it('once, as an event, and the operator reads it page by page', async () => {
    const manager = app.as('Manager');
    const told = await manager.ok(tellAccountPayment, { body: payment('UTR-0001') });
    expect(told).toMatchObject({ reference: 'UTR-0001', toldBy: 'Test Manager', amountPaise: 450_000 });
    expect(await manager.refused(tellAccountPayment, { body: payment('UTR-0001') })).toMatchObject({
      status: 409,
      code: 'account-payment-told',
    });
    await manager.ok(tellAccountPayment, { body: payment('UTR-0002') });
    const operator = app.asOperator();
    const first = await operator.ok(listAccountPayments, { query: { limit: 1 } });
    expect(first.rows.map(({ reference }) => reference)).toEqual(['UTR-0002']);
    const rest = await operator.ok(listAccountPayments, { query: { cursor: first.next ?? '' } });
    expect(rest.rows.map(({ reference }) => reference)).toEqual(['UTR-0001']);
    const events = await manager.ok(eventsByActivity, {
      query: { entityKind: 'LAB', action: 'tellPayment' },
    });
    expect(events.rows).toHaveLength(2);
  });
});

describe.each(['SUSPENDED', 'TERMINATED'] as const)('in a lab that is %s', (state) => {
  beforeAll(() => setAccountStatus(app, codes[state]));
  afterAll(() => setAccountStatus(app, codes.ACTIVE));

  it('whoever manages it signs in, is told why, pays, and can do nothing else', async () => {
    const { client } = await signInAs(app, 'manager.1');
    const { lab } = await client.ok(pickLab, { body: { lId: 1, locationId: null } });
    expect(lab).toMatchObject({ accountStatus: codes[state], accountReason: null });
    const manager = app.as('Manager');
    await manager.ok(tellAccountPayment, { body: payment(`NEFT-${state}`) });
    const account = await manager.ok(readLabAccount);
    expect(account).toMatchObject({ status: codes[state], upiAddress: null, desk: null });
    expect(account.payments[0]).toMatchObject({ reference: `NEFT-${state}` });
    expect(await manager.refused(listDepartments)).toMatchObject({ code: 'lab-blocked' });
  });

  it('everybody else stays outside', async () => {
    const { client } = await signInAs(app, 'technician.1');
    const place = { lId: 1, locationId: null };
    expect(await client.refused(pickLab, { body: place })).toMatchObject({ code: 'lab-blocked' });
    expect(await client.ok(currentSession)).toMatchObject({ lab: null });
  });
});
