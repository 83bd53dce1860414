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
import { registerPatient, requireRegistration } from '../patients/create-patient.ts';
import { createSamples, type CreatedTube } from '../samples/create-samples.ts';
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
  /** Settles with the row of a new person, with null for a known one. */
  readonly registered: Promise<PatientRow | null>;
}

/** The person of the bill: a known one, or one who is registered with it. */
function personOf(ctx: Ctx, { patientId, newPatient }: BillInput): PersonOfBill {
  if (patientId && newPatient) throw refuseField('newPatient', 'Give a known person or a new one, not both');
  if (patientId) return { patientId, registered: Promise.resolve(null) };
  if (!newPatient) throw refuseField('patientId', 'Choose a patient or register a new one');
  const registration = { patientId: newId(), input: newPatient, path: 'newPatient.' };
  return { patientId: registration.patientId, registered: registerPatient(ctx, registration) };
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

interface Tubes {
  readonly tubes: readonly CreatedTube<PlannedTest>[];
  readonly sampleOf: ReadonlyMap<string, string>;
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

function presentOrder(order: PlannedOrder, { tubes, sampleOf }: Tubes) {
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

/**
 * Writes a planned order under its bill. Everything is sent at once and in this order: nothing here waits for an answer
 * before it sends, so that a failure leaves no statement behind.
 */
async function writeOrder(
  ctx: Ctx,
  bill: { billId: string; labNo: string; collected: boolean; money: ReturnType<typeof takePayments> },
  order: PlannedOrder,
): Promise<Tubes> {
  const { billId, labNo, collected, money } = bill;
  const { tubes, written } = createSamples(ctx, {
    billId,
    labNo,
    tests: order.tests,
    tubesBefore: 0,
    collected,
  });
  const sampleOf = new Map(
    tubes.flatMap(({ sampleId, tests }) => tests.map(({ billTestId }) => [billTestId, sampleId])),
  );
  const tests = order.tests.map((test) => ({
    ...test,
    billId,
    sampleId: sampleOf.get(test.billTestId) ?? '',
    state: collected ? ('naccessioned' as const) : ('ncollected' as const),
  }));
  const { gross, discount } = order.total;
  const billVoucher = { billId, postings: billPostings({ gross, discount }) };
  await Promise.all([
    written,
    insertBillLines(ctx, billId, order.lines.map(lineRow)),
    insertBillTests(ctx, tests),
    insertPayments(ctx, money.taken),
    insertVouchers(ctx, [billVoucher, ...money.vouchers]),
  ]);
  return { tubes, sampleOf };
}

/** Saves a bill with everything that belongs to it: the person, lines, tests, tubes, discount, payments and their postings. */
export async function createBill(ctx: Ctx, body: BillInput): Promise<CreatedBill> {
  requireRegistration(ctx);
  requireRights(ctx, body);
  const { billId } = body;
  const locationId = workplaceOf(ctx);
  const order = await planOrder(ctx, body);
  const { gross, discount, net } = order.total;
  const money = takePayments({ billId, locationId, payments: body.payments ?? [], due: net });
  const { patientId, registered } = personOf(ctx, body);
  const [person, labNo, warnings] = await Promise.all([
    registered,
    insertBill(ctx, billRow(body, { patientId, locationId })),
    warningsOf(ctx, body, order.tests),
  ]);
  const written = await writeOrder(ctx, { billId, labNo, collected: body.collect ?? false, money }, order);
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
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
  const postings = [
    ...billPostings({ gross, discount }),
    ...money.vouchers.flatMap((voucher) => voucher.postings),
  ];
  return {
    billId,
    labNo,
    createdAt: ctx.now.toISOString(),
    patientId,
    newPatientCode: person?.patient_code ?? null,
    ...presentOrder(order, written),
    dues: presentDues(afterPostings(NO_BALANCES, postings)),
    warnings,
  };
}
