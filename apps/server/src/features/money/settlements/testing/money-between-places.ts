import { createLocation } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  decideTransferRequest,
  type LabPaymentView,
  makeLabPayment,
  moveLabPayment,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp, TestClient } from '../../../../testing/app-on-database.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import { personWith } from '../../../../testing/person-with.ts';

export const today = calendarDateIn(DEFAULT_ZONE, new Date());
const RIGHTS = { bills: 15, patients: 15, payments: 15, finance: 15, catalog: 4, masters: 4 };

/** Id of a new place of the lab. */
export async function newPlace(app: TestApp): Promise<string> {
  const body = { name: `Centre ${newId()}`, kind: 'centre', address: '', phone: '', firmId: null } as const;
  const { locationId } = await app.as('Manager').ok(createLocation, { body });
  return locationId;
}

/** A person with the rights of accounts and finance, at work in a place, the main one unless told. */
export async function somebody(app: TestApp, at?: string): Promise<TestClient> {
  const { client, userId } = await personWith(app, RIGHTS);
  if (at !== undefined)
    await asOwner(app, (db) =>
      db.updateTable('session').set({ location_id: at }).where('user_id', '=', userId).execute(),
    );
  return client;
}

/** ₹350 that a new place took in cash today and hands over to the main one; `giver` did so. */
export async function handedOver(app: TestApp) {
  const place = await newPlace(app);
  const giver = await somebody(app, place);
  const payments = [{ mode: 'Cash' as const, amountPaise: 35_000 }];
  await orderBill(app, { testCodes: ['CBC'], payments }, giver);
  const payment = await giver.ok(makeLabPayment, {
    body: {
      paymentId: newId(),
      toLocationId: app.lab.locationId,
      mode: 'Cash',
      isDraft: false,
      purpose: 'Takings of the day',
      days: [{ day: today, amountPaise: 35_000 }],
    },
  });
  return { place, giver, payment };
}

/** Money that was handed over and received. */
export async function received(app: TestApp) {
  const { payment, ...made } = await handedOver(app);
  const receiver = await somebody(app);
  const { paymentId, version } = payment;
  const body = { paymentId, version, action: 'approveByReceiver' as const };
  return { ...made, receiver, payment: await receiver.ok(moveLabPayment, { body }) };
}

/** Money that finance approved. */
export async function approvedByFinance(app: TestApp) {
  const { payment, ...made } = await received(app);
  const financier = await somebody(app);
  const { paymentId, version } = payment;
  const body = { paymentId, version, action: 'approveFinance' as const };
  return { ...made, financier, payment: await financier.ok(decideTransferRequest, { body }) };
}

/** Money whose archival somebody asked for. */
export async function archivalAsked(app: TestApp): Promise<LabPaymentView> {
  const { payment, financier } = await approvedByFinance(app);
  const { paymentId, version } = payment;
  return financier.ok(decideTransferRequest, { body: { paymentId, version, action: 'requestArchival' } });
}
