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
import { registerPatient, requireRegistration } from '../patients/create-patient.ts';
import { createSamples, type CreatedTube } from '../samples/create-samples.ts';
import { presentDues } from './bill-dues.query.ts';
import { insertBill, insertBillLines } from './bill-rows.ts';
import { insertBillTests } from './bill-test-rows.ts';
import { insertVouchers } from './journal-rows.ts';
import { insertPayments } from './payment-rows.ts';
import { planOrder, type PlannedLine, type PlannedOrder, type PlannedTest } from './plan-order.ts';
import { takePayments, workplaceOf } from './take-payments.ts';

type CreatedBill = AnswerOf<typeof createEndpoint>;

function requireRights(ctx: Ctx, body: BillInput): void {
  const { create, update } = PERMISSION;
  if (body.newPatient) requireRight(ctx.caller, 'patients', create);
  if (body.payments?.length) requireRight(ctx.caller, 'payments', create);
  if (body.collect === true) requireRight(ctx.caller, 'samples', update);
}

/** Id of the person of the bill: a known one, or one who is registered with it. */
async function patientOf(ctx: Ctx, body: BillInput): Promise<{ patientId: string; newCode: string | null }> {
  const { patientId, newPatient } = body;
  if (patientId && newPatient) throw refuseField('newPatient', 'Give a known person or a new one, not both');
  if (patientId) return { patientId, newCode: null };
  if (!newPatient) throw refuseField('patientId', 'Choose a patient or register a new one');
  const registration = { patientId: newId(), input: newPatient, path: 'newPatient.' };
  const row = await registerPatient(ctx, registration);
  return { patientId: row.patient_id, newCode: row.patient_code };
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

function warningsOf(ctx: Ctx, tests: readonly PlannedTest[]): CreatedBill['warnings'] {
  return tests.flatMap(({ testId, code, recent }) => {
    if (recent === null) return [];
    const at = formatDateTime(ctx.lab.timeZone, recent.at).slice(0, 16);
    const msg = `${code} was billed at ${at} on ${recent.labNo}, within 24 h`;
    return [{ testId, code, labNo: recent.labNo, at: recent.at.toISOString(), msg }];
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
  const { patientId, newCode } = await patientOf(ctx, body);
  const labNo = await insertBill(ctx, billRow(body, { patientId, locationId }));
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
    newPatientCode: newCode,
    ...presentOrder(order, written),
    dues: presentDues(afterPostings(NO_BALANCES, postings)),
    warnings: warningsOf(ctx, order.tests),
  };
}
