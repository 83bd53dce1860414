import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { createBill as createEndpoint } from '@nidan/contract/billing/bill-endpoints';
import type { BillInput } from '@nidan/contract/billing/bill-input';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { afterPostings, billPostings, NO_BALANCES } from '@nidan/domain/money/journal';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { requireRight } from '../../kernel/access/require-right.ts';
import { newId } from '../../kernel/database/new-id.ts';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuseField } from '../../kernel/http/refuse.ts';
import type { PatientRow } from '../patients/patient-record-columns.ts';
import { checkPatient, writePatient } from '../patients/create-patient.ts';
import {
  createSamples,
  type CreatedTube,
  type NumberedTube,
  numberTubes,
} from '../samples/create-samples.ts';
import { presentDues } from './bill-dues.query.ts';
import { insertBill, insertBillLines } from './bill-rows.ts';
import { insertBillTests } from './bill-test-rows.ts';
import { insertVouchers } from './journal-rows.ts';
import { insertPayments } from './payment-rows.ts';
import { planOrder, type PlannedLine, type PlannedOrder, type PlannedTest } from './plan-order.ts';
import { readRecentTests } from './recent-tests.query.ts';
import { takePayments, workplaceOf } from './take-payments.ts';

type CreatedBill = AnswerOf<typeof createEndpoint>;

function requireRights(ctx: Ctx, body: BillInput): void {
  const { create, update } = PERMISSION;
  if (body.newPatient) requireRight(ctx.caller, 'patients', create);
  if (body.payments?.length) requireRight(ctx.caller, 'payments', create);
  if (body.collect === true) requireRight(ctx.caller, 'samples', update);
}

interface PersonOfBill {
  readonly patientId: string;
  /** Writes a new person; a known one is null. */
  register(): Promise<PatientRow | null>;
}

/** The person of the bill: a known one, or a new one, whose fields are checked at once. */
function personOf(ctx: Ctx, { patientId, newPatient }: BillInput): PersonOfBill {
  if (patientId && newPatient) throw refuseField('newPatient', 'Give a known person or a new one, not both');
  if (patientId) return { patientId, register: async () => null };
  if (!newPatient) throw refuseField('patientId', 'Choose a patient or register a new one');
  const id = newId();
  const values = checkPatient(ctx, newPatient, 'newPatient.');
  return { patientId: id, register: () => writePatient(ctx, id, values) };
}

function billRow(body: BillInput, ids: { patientId: string; locationId: string }) {
  const { discount } = body;
  return {
    ...ids,
    billId: body.billId,
    doctorId: body.doctorId ?? null,
    client: body.client?.trim() ?? '',
    bookingSource: body.bookingSource ?? 'walk_in',
    priority: body.priority ?? 'routine',
    fastingHours: body.fastingHours ?? null,
    channels: body.channels ?? 0,
    language: body.language ?? 'en',
    consentGiven: body.consentGiven ?? false,
    discountPercent: discount?.kind === 'percent' ? discount.value : null,
    discountReason: body.discountReason?.trim() || null,
  };
}

function lineRow({ lineId, test, total }: PlannedLine) {
  return {
    lineId,
    testId: test.testId,
    testVersion: test.version,
    pricePaise: test.pricePaise,
    priceSource: test.priceSource,
    lineDiscountPaise: total.lineDiscount,
    billDiscountPaise: total.billDiscount,
  };
}

async function warningsOf(
  ctx: Ctx,
  { patientId, billId }: BillInput,
  tests: readonly PlannedTest[],
): Promise<CreatedBill['warnings']> {
  if (!patientId) return [];
  const recent = await readRecentTests(ctx, {
    patientId,
    billId,
    testIds: tests.map(({ testId }) => testId),
  });
  return recent.map(({ testId, labNo, at }) => {
    const code = tests.find((test) => test.testId === testId)?.code ?? '';
    const time = formatDateTime(ctx.lab.timeZone, at).slice(0, 16);
    const msg = `${code} was billed at ${time} on ${labNo}, within 24 h`;
    return { testId, code, labNo, at: at.toISOString(), msg };
  });
}

function presentOrder(order: PlannedOrder, tubes: readonly CreatedTube<PlannedTest>[]) {
  const sampleOf = new Map(
    tubes.flatMap(({ sampleId, tests }) => tests.map(({ billTestId }) => [billTestId, sampleId])),
  );
  return {
    lines: order.lines.map(({ lineId, test, total }) => ({
      lineId,
      testId: test.testId,
      code: test.code,
      pricePaise: test.pricePaise,
      discountPaise: total.discount,
      netPaise: total.net,
    })),
    samples: tubes.map(({ sampleId, barcode, tests }) => ({
      sampleId,
      barcode,
      testCodes: tests.map(({ code }) => code),
    })),
    tests: order.tests.map(({ billTestId, lineId, testId, code, dueAt }) => ({
      billTestId,
      lineId,
      testId,
      code,
      sampleId: sampleOf.get(billTestId) ?? '',
      dueAt: dueAt.toISOString(),
    })),
  };
}

interface OrderToWrite {
  readonly billId: string;
  readonly order: PlannedOrder;
  readonly tubes: readonly NumberedTube<PlannedTest>[];
  readonly collected: boolean;
  readonly money: ReturnType<typeof takePayments>;
}

function recordCreation(
  ctx: Ctx,
  bill: { body: BillInput; patientId: string; labNo: string },
  { order, money }: Pick<OrderToWrite, 'order' | 'money'>,
): void {
  const { body, patientId, labNo } = bill;
  const { gross, discount, net } = order.total;
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
      payments: money.taken.map(({ mode, amountPaise }) => ({ mode, amountPaise })),
    },
    reason: body.discountReason?.trim() || null,
  });
}

/** Sends what belongs to a bill and needs no number of it. */
async function writeOrder(ctx: Ctx, { billId, order, tubes, collected, money }: OrderToWrite): Promise<void> {
  const { gross, discount } = order.total;
  const state = collected ? ('naccessioned' as const) : ('ncollected' as const);
  const tests = tubes.flatMap(({ sampleId, tests: drawn }) =>
    drawn.map((test) => ({ ...test, billId, sampleId, state })),
  );
  const billVoucher = { billId, postings: billPostings({ gross, discount }) };
  await Promise.all([
    insertBillLines(ctx, billId, order.lines.map(lineRow)),
    insertBillTests(ctx, tests),
    insertPayments(ctx, money.taken),
    insertVouchers(ctx, [billVoucher, ...money.vouchers]),
  ]);
}

/**
 * Saves a bill with everything that belongs to it: the person, lines, tests, tubes, discount, payments and their postings.
 * All of it is sent at once, the bill itself last: its number is what other counters wait for until the commit.
 */
export async function createBill(ctx: Ctx, body: BillInput): Promise<CreatedBill> {
  requireRights(ctx, body);
  const { billId } = body;
  const collected = body.collect ?? false;
  const locationId = workplaceOf(ctx);
  const order = await planOrder(ctx, body);
  const money = takePayments({ billId, locationId, payments: body.payments ?? [], due: order.total.net });
  const planned = numberTubes(order.tests, 0);
  const person = personOf(ctx, body);
  const { patientId } = person;
  const [warnings, , registered, labNo] = await Promise.all([
    warningsOf(ctx, body, order.tests),
    writeOrder(ctx, { billId, order, tubes: planned, collected, money }),
    person.register(),
    insertBill(ctx, billRow(body, { patientId, locationId })),
  ]);
  const tubes = await createSamples(ctx, { billId, labNo, tubes: planned, collected });
  recordCreation(ctx, { body, patientId, labNo }, { order, money });
  const { gross, discount } = order.total;
  const postings = [
    ...billPostings({ gross, discount }),
    ...money.vouchers.flatMap((voucher) => voucher.postings),
  ];
  return {
    billId,
    labNo,
    createdAt: ctx.now.toISOString(),
    patientId,
    newPatientCode: registered?.patient_code ?? null,
    ...presentOrder(order, tubes),
    dues: presentDues(afterPostings(NO_BALANCES, postings)),
    warnings,
  };
}
