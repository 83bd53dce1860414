import * as billEndpoints from '@nidan/contract/money/bills/bill-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { BillInput } from '@nidan/contract/money/bills/bill-input';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { afterPostings, agencyChargePostings, billPostings, NO_BALANCES } from '@nidan/domain/money/journal';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { type UsableCoupon, usableCoupon } from '../coupons/usable-coupon.ts';
import type { PatientRow } from '../../people/patients/patient-record-columns.ts';
import { checkPerson, writePatient } from '../../people/patients/create-patient.ts';
import { requireLivePatient } from '../../people/patients/require-live-patient.ts';
import { createSamples, type NumberedTube, numberTubes } from '../../lab/samples/create-samples.ts';
import { askForDiscount } from './ask-for-discount.ts';
import { presentDues, readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { type ClientOfBill, clientOfBill } from './client-of-bill.ts';
import { insertBill, insertBillLines } from '../bills/bill-rows.ts';
import { newStatusSecret } from '../bills/status-token.ts';
import { orderBillTests } from '../../lab/bill-tests/order-bill-tests.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { changeAgencyAccount } from '../../ledger/agency-accounts/change-agency-account.ts';
import { postVouchers, type Voucher } from '../../ledger/journal/post-vouchers.ts';
import { insertPayments } from '../payments/payment-rows.ts';
import { lineRows, presentOrder } from './ordered-lines.ts';
import { type Payer, payerOfBill } from '../payments/payer-of-bill.ts';
import { planOrder, type PlannedOrder, type PlannedTest } from './plan-order.ts';
import { orderWarnings, sexWarnings } from './order-warnings.ts';
import { requireDiscountReason } from './require-discount-reason.ts';
import { takeMoney, type TakenMoney } from '../payments/take-money.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { writeAdvances } from '../advances/write-advances.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Of a bill as it is inserted. */
const FIRST_VERSION = 1;

type CreatedBill = AnswerOf<typeof billEndpoints.createBill>;

function requireRights(ctx: Ctx, body: BillInput): void {
  const { create, update } = PERMISSION;
  if (body.newPatient) requireRight(ctx.caller, 'patients', create);
  if (body.payments?.length) requireRight(ctx.caller, 'payments', create);
  if (body.askDiscount) requireRight(ctx.caller, 'bills', update);
  if (body.collect === true) requireRight(ctx.caller, 'samples', update);
}

function requireReferrer({ lab }: Ctx, { doctorId }: BillInput): void {
  if (doctorId || !labSettingOf(lab.switches, 'referrerRequired')) return;
  throw refuse('referrer-missing', { at: 'doctorId' });
}

const FROM_BALANCE: ReadonlySet<string> = new Set(['customer advance', 'credit note', 'agency']);

function usesBalance({ payments }: BillInput): boolean {
  return payments?.some(({ mode }) => FROM_BALANCE.has(mode)) ?? false;
}

interface PersonOfBill {
  readonly patientId: string;
  /** Writes a new person; a known one is null. */
  register(): Promise<PatientRow | null>;
}

/** The person of the bill: a known one, or a new one, whose fields are checked at once. */
async function personOf(ctx: Ctx, { patientId, newPatient }: BillInput): Promise<PersonOfBill> {
  if (patientId && newPatient) throw refuseField('newPatient', 'known-or-new-person');
  if (patientId) return { patientId, register: async () => null };
  if (!newPatient) throw refuseField('patientId', 'patient-needed');
  const id = newId();
  const person = await checkPerson(ctx, { patientId: id, input: newPatient, path: 'newPatient.' });
  return { patientId: id, register: () => writePatient(ctx, person) };
}

interface BillIds extends ClientOfBill {
  readonly patientId: string;
  readonly locationId: string;
  readonly payerId: string | null;
  readonly couponId: string | null;
  readonly couponDiscountPaise: number;
}

function billRow(body: BillInput, ids: BillIds) {
  const { discount } = body;
  return {
    ...ids,
    billId: body.billId,
    statusSecret: newStatusSecret(),
    bookingSource: body.bookingSource ?? 'walk_in',
    priority: body.priority ?? 'routine',
    fastingHours: body.fastingHours ?? null,
    heightCm: body.heightCm ?? null,
    weightKg: body.weightKg ?? null,
    channels: body.channels ?? 0,
    language: body.language ?? 'en',
    consentGiven: body.consentGiven ?? false,
    discountPercent: discount?.kind === 'percent' ? discount.value : null,
    discountReason: body.discountReason?.trim() || null,
  };
}

/** The coupon whose code was told, locked when it has a limit; null for none. */
async function couponOf(
  ctx: Ctx,
  { couponCode, patientId }: BillInput,
  locationId: string,
): Promise<UsableCoupon | null> {
  if (couponCode === undefined) return null;
  return usableCoupon(ctx, { code: couponCode, patientId: patientId ?? null, locationId }, true);
}

interface OrderToWrite {
  readonly billId: string;
  readonly locationId: string;
  readonly order: PlannedOrder;
  readonly tubes: readonly NumberedTube<PlannedTest>[];
  readonly collected: boolean;
  readonly money: TakenMoney;
}

function recordCreation(
  ctx: Ctx,
  bill: { body: BillInput; patientId: string; labNo: string },
  { order, money, payer }: Pick<OrderToWrite, 'order' | 'money'> & { readonly payer: Payer },
): void {
  const { body, patientId, labNo } = bill;
  const onAccount = payer.payerId === null ? [] : [{ mode: 'agency', amountPaise: payer.charge }];
  const { gross, discount, coupon, net } = order.total;
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: body.billId,
    billId: body.billId,
    parts: [
      ...order.lines.map((line) => line.lineId),
      ...order.tests.map((test) => test.billTestId),
      ...money.taken.map((payment) => payment.paymentId),
    ],
    action: 'create',
    after: {
      labNo,
      patientId,
      tests: order.lines.map(({ test }) => test.code),
      grossPaise: gross,
      discountPaise: discount,
      netPaise: net,
      ...(coupon > 0 ? { coupon: body.couponCode?.trim().toUpperCase(), couponPaise: coupon } : {}),
      payments: [...payer.payments.map(({ mode, amountPaise }) => ({ mode, amountPaise })), ...onAccount],
    },
    reason: body.discountReason?.trim() || null,
  });
}

/** Charges the agency that pays what is left of a new bill, or refuses it; nothing for another bill. */
async function chargePayer(ctx: Ctx, billId: string, { payerId, charge }: Payer): Promise<Voucher[]> {
  if (payerId === null) return [];
  await changeAgencyAccount(ctx, { agencyId: payerId, amountPaise: charge, isOrder: true });
  return [{ billId, agencyId: payerId, postings: agencyChargePostings(charge) }];
}

/** Sends what belongs to a bill and needs no number of it. */
async function writeOrder(ctx: Ctx, toWrite: OrderToWrite): Promise<void> {
  const { billId, locationId, order, tubes, collected, money } = toWrite;
  const state = collected ? ('naccessioned' as const) : ('ncollected' as const);
  const tests = tubes.flatMap(({ sampleId, tests: drawn }) =>
    drawn.map((test) => ({ ...test, billId, sampleId, state })),
  );
  const billVoucher = { billId, postings: billPostings(order.total) };
  await Promise.all([
    insertBillLines(ctx, billId, lineRows(order, 0)),
    orderBillTests(ctx, tests),
    insertPayments(ctx, money.taken),
    postVouchers(ctx, locationId, [billVoucher, ...money.vouchers]),
  ]);
}

/**
 * Saves a bill with everything that belongs to it: the person, lines, tests, tubes, discount, payments and their postings.
 * All of it is sent at once, the bill itself last: its number is what other counters wait for until the commit. The numbers of
 * documents, which nothing is made of, are taken with the commit.
 */
export const createBill = serve(
  billEndpoints.createBill,
  async (ctx, body: BillInput): Promise<CreatedBill> => {
    requireRights(ctx, body);
    requireReferrer(ctx, body);
    requireDiscountReason(ctx, body);
    const { billId } = body;
    const collected = body.collect ?? false;
    const locationId = workplaceOf(ctx);
    const client = await clientOfBill(ctx, body);
    const coupon = await couponOf(ctx, body, locationId);
    const priced = { agencyId: client.agencyId, locationId, coupon: coupon?.terms ?? null };
    const order = await planOrder(ctx, { ...body, ...priced });
    const planned = numberTubes(order.tests, 0);
    const person = await personOf(ctx, body);
    const { patientId } = person;
    // Who merges the person locks their record before what they paid ahead and their credit notes.
    if (body.patientId && usesBalance(body)) await requireLivePatient(ctx, patientId);
    const { agencyId } = client;
    const payer = await payerOfBill(ctx, { agencyId, payments: body.payments ?? [], due: order.total.net });
    const { payerId, payments } = payer;
    const used = { payerId, couponId: coupon?.couponId ?? null, couponDiscountPaise: order.total.coupon };
    const taken = await takeMoney(ctx, {
      billId,
      patientId,
      agencyId,
      locationId,
      payments,
      due: order.total.net - payer.charge,
      surplusToAdvance: body.surplusToAdvance,
    });
    const money = { ...taken, vouchers: [...taken.vouchers, ...(await chargePayer(ctx, billId, payer))] };
    const [warnings, , , registered, , labNo] = await Promise.all([
      body.patientId
        ? orderWarnings(ctx, { patientId: body.patientId, billId, order })
        : sexWarnings(order, body.newPatient?.age_sex.sex ?? null),
      body.patientId ? requireLivePatient(ctx, patientId) : undefined,
      writeOrder(ctx, { billId, locationId, order, tubes: planned, collected, money }),
      person.register(),
      writeAdvances(ctx, money.advances),
      insertBill(ctx, billRow(body, { ...client, ...used, patientId, locationId })),
    ]);
    const tubes = await createSamples(ctx, { billId, labNo, tubes: planned, collected });
    await numberDocuments(ctx, [{ documentId: billId, series: 'B' }, ...money.documents]);
    recordCreation(ctx, { body, patientId, labNo }, { order, money, payer });
    if (body.askDiscount) await askForDiscount(ctx, { ...body.askDiscount, billId, version: FIRST_VERSION });
    const postings = [...billPostings(order.total), ...money.vouchers.flatMap((voucher) => voucher.postings)];
    return {
      billId,
      labNo,
      createdAt: ctx.now.toISOString(),
      patientId,
      newPatientCode: registered?.patient_code ?? null,
      ...presentOrder(order, tubes),
      // A discount within the caller's own limit is given at once.
      dues: presentDues(
        body.askDiscount
          ? await readBalancesOfBill(ctx.db, ctx.lId, billId)
          : afterPostings({ ...NO_BALANCES, payerId }, postings),
      ),
      warnings,
    };
  },
);
