import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { addPayee, makePayout } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayeeView, PayoutView } from '@nidan/contract/money/payouts/payout-view';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import { asOwner } from '../../../../testing/as-owner.ts';
import { setLabSwitch } from '../../../../testing/lab-settings.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import { personWith } from '../../../../testing/person-with.ts';

export const today = calendarDateIn(DEFAULT_ZONE, new Date());

const allowed = new WeakMap<TestApp, Promise<void>>();

/** Lets the lab pay for referrals. */
export function allowPayouts(app: TestApp): Promise<void> {
  const known = allowed.get(app) ?? setLabSwitch(app, 'referralPayouts', true);
  allowed.set(app, known);
  return known;
}

/** A rule for everything else, of 10 %. */
export function ruleBody(given: Partial<BodyOf<typeof addPayee>['rules'][number]> = {}) {
  const slabs = [{ fromPaise: 0, basisPoints: 1_000, fixedPaise: null }];
  return { ruleId: newId(), testId: null, departmentId: null, agencyId: null, slabs, ...given };
}

export const accountFields = {
  tdsSection: '194J' as const,
  pan: 'AAAPL1234C',
  accountName: 'Tara Bose',
  accountNo: '50200012345678',
  ifsc: 'HDFC0000123',
};

/** What is typed of a payee; anything may be given otherwise. */
export function payeeBody(given: Partial<BodyOf<typeof addPayee>>): BodyOf<typeof addPayee> {
  return { payeeId: newId(), since: today, ...accountFields, rules: [ruleBody()], ...given };
}

/** Id of a new doctor. */
export async function newDoctor(app: TestApp): Promise<string> {
  const doctorId = newId();
  await app
    .as('Manager')
    .ok(createDoctor, { body: { doctorId, name: 'Dr. Tara Bose', qualification: `MD ${doctorId}` } });
  return doctorId;
}

/** Id of a new person who sells. */
export async function newSeller(app: TestApp): Promise<string> {
  const { userId } = await personWith(app, { bills: 4 });
  await asOwner(app, (db) =>
    db.updateTable('login_user').set({ employee_kind: 'SALES' }).where('user_id', '=', userId).execute(),
  );
  return userId;
}

/** A new doctor with a share. */
export async function newPayee(
  app: TestApp,
  given: Partial<BodyOf<typeof addPayee>> = {},
): Promise<PayeeView> {
  await allowPayouts(app);
  const body = payeeBody({ doctorId: await newDoctor(app), ...given });
  return app.as('Accountant').ok(addPayee, { body });
}

/** A bill of CBC (₹350) and LFT (₹750) of a doctor, paid whole unless told. */
export async function billOfDoctor(app: TestApp, doctorId: string | null, paid = 110_000) {
  const payments = paid === 0 ? [] : [{ mode: 'Cash' as const, amountPaise: paid }];
  return orderBill(app, { testCodes: ['CBC', 'LFT'], doctorId, payments });
}

/** A payout of ₹110 for today that waits for approval, made by the accountant. */
export async function madePayout(app: TestApp): Promise<PayoutView> {
  const { payeeId, doctorId } = await newPayee(app);
  await billOfDoctor(app, doctorId);
  return app.as('Accountant').ok(makePayout, { body: { payoutId: newId(), payeeId, toDay: today } });
}

/** Lets a payout have ended yesterday, so that today is for the next one. */
export async function asOfYesterday(app: TestApp, payoutId: string): Promise<void> {
  const days = { from_day: addDays(today, -3), to_day: addDays(today, -1) };
  await asOwner(app, (db) => db.updateTable('payout').set(days).where('payout_id', '=', payoutId).execute());
}
