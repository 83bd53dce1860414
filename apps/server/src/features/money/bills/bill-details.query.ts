import * as billEndpoints from '@nidan/contract/money/bills/bill-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { afterPostings, NO_BALANCES } from '@nidan/domain/money/journal';
import { upiRequest } from '@nidan/domain/money/upi-request';
import { maskName } from '@nidan/domain/people/demo-mask';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { approvalsOfBill } from '../../people/approvals/approvals.query.ts';
import { timelineOfBill } from '../../base/audit/events.query.ts';
import { presentPatient } from '../../people/patients/present-patient.ts';
import { presentDues } from '../../ledger/balances/bill-dues.query.ts';
import { wantedBill } from '../../lab/bill-tests/wanted-bill.ts';
import { type BillHead, readBillHead, readBillHeadByLabNo } from './bill-head.query.ts';
import { readLineRows, readLineTestRows } from './bill-lines.query.ts';
import { paymentsOfBill } from '../payments/payment-list.query.ts';
import { postingOf, presentPosting, readPostings } from '../../ledger/journal/postings.query.ts';
import { presentBillLine } from './present-bill-line.ts';
import { refundsOfBill } from '../refunds/refund-list.query.ts';
import { statusUrl } from './status-token.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The bill of an id or of a lab ID; refused when neither is given, and when the lab has none such. */
export async function findBillHead(
  ctx: Ctx,
  query: QueryOf<typeof billEndpoints.readBill>,
): Promise<BillHead> {
  const wanted = wantedBill(query);
  const head =
    'billId' in wanted
      ? await readBillHead(ctx, wanted.billId)
      : await readBillHeadByLabNo(ctx, wanted.labNo);
  if (head === null) throw refuse('not-found');
  return head;
}

/** Title and name as printed; masked for a demo user. */
export function fullNameOf(ctx: Ctx, { name_title: title, name }: BillHead): string {
  return `${title} ${ctx.caller.isDemoUser ? maskName(name) : name}`.trim();
}

/** How the due of a bill is paid by UPI; null when nothing is due or the lab takes none. */
export function upiOf(head: BillHead, due: number): BillView['upi'] {
  const { upi_address: address, lab_name: payee, lab_no: note } = head;
  if (address === null || due <= 0) return null;
  return { address, uri: upiRequest({ address, payee, amount: due, note }) };
}

/** Address of the bill's status page; null for a bill from before there was one. */
export function statusUrlOf(ctx: Ctx, { bill_id: billId, status_secret: secret }: BillHead): string | null {
  return secret === null ? null : statusUrl(ctx.services.config, { lId: ctx.lId, billId, secret });
}

function actionsOf(
  ctx: Ctx,
  { lines, dues, refunds }: Pick<BillView, 'lines' | 'dues' | 'refunds'>,
): string[] {
  const { create, update } = PERMISSION;
  const live = lines.some((line) => line.canceledAt === null);
  const open = lines.some(({ state }) => state !== 'checked' && state !== 'canceled');
  const givesBack =
    dues.paidPaise > dues.refundedPaise && refunds.every(({ state }) => state !== refund.initial);
  const mayWriteOff = hasRight(ctx.caller, 'finance', update);
  return [
    ...(open && hasRight(ctx.caller, 'bills', create) ? ['add'] : []),
    ...(live && hasRight(ctx.caller, 'bills', update) ? ['discount'] : []),
    ...(dues.duePaise > 0 && hasRight(ctx.caller, 'payments', create) ? ['pay'] : []),
    ...(lines.some((line) => line.can.includes('cancel')) ? ['cancel'] : []),
    ...(dues.duePaise > 0 && mayWriteOff ? ['writeOff'] : []),
    ...(dues.writtenOffPaise > 0 && mayWriteOff ? ['claimAgain'] : []),
    ...(givesBack && hasRight(ctx.caller, 'payments', create) ? ['refund'] : []),
  ];
}

function presentHead(ctx: Ctx, head: BillHead) {
  return {
    billId: head.bill_id,
    labNo: head.lab_no,
    billNo: head.bill_no,
    createdAt: head.created_at.toISOString(),
    createdBy: head.created_by,
    location: { locationId: head.location_id, name: head.location },
    patient: presentPatient(ctx, head),
    fullName: fullNameOf(ctx, head),
    doctor:
      head.doctor_id === null || head.doctor === null
        ? null
        : { doctorId: head.doctor_id, name: head.doctor },
    client: head.client,
    bookingSource: head.booking_source,
    priority: head.priority,
    fastingHours: head.fasting_hours,
    channels: head.channels,
    language: head.language,
    consentGiven: head.consent_given,
    discountPercent: head.discount_percent,
    discountReason: head.discount_reason,
    coupon: head.coupon,
    couponMinimumPaise: head.coupon_minimum,
    version: head.bill_version,
  };
}

/** One bill with everything on it. */
export const readBillOf = serve(billEndpoints.readBill, async (ctx, query) => {
  const head = await findBillHead(ctx, query);
  const billId = head.bill_id;
  const [lineRows, testRows, payments, refunds, approvals, postings, timeline] = await Promise.all([
    readLineRows(ctx, billId),
    readLineTestRows(ctx, billId),
    paymentsOfBill(ctx, billId),
    refundsOfBill(ctx, billId),
    approvalsOfBill(ctx, billId),
    readPostings(ctx, billId),
    timelineOfBill(ctx, billId),
  ]);
  const testsOf = Map.groupBy(testRows, (test) => test.line_id);
  const lines = lineRows.map((line) => presentBillLine(ctx, line, testsOf.get(line.line_id) ?? []));
  const dues = presentDues(afterPostings(NO_BALANCES, postings.map(postingOf)));
  const state = leastAdvanced(testRows.map((test) => test.state));
  return {
    ...presentHead(ctx, head),
    state,
    stateLabel: billTest.labelOf(state),
    lines,
    dues,
    payments,
    refunds,
    approvals,
    postings: postings.map(presentPosting),
    timeline,
    statusUrl: statusUrlOf(ctx, head),
    upi: upiOf(head, dues.duePaise),
    can: actionsOf(ctx, { lines, dues, refunds }),
  };
});
