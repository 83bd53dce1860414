import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type { LabPaymentView } from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { labPaymentBackPostings, labPaymentPostings } from '@nidan/domain/money/lab-payment-postings';
import { othersOf, ownPartBefore } from '@nidan/domain/money/lab-payment-people';
import { labPayment, type LabPaymentAction } from '@nidan/domain/status-sets/money/lab-payment';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { numberOtherDocuments } from '../bills/number-documents.ts';
import { insertSettlementDocument } from '../payouts/settlement-document-rows.ts';
import { lockLabPayment, type LockedLabPayment, writeLabPaymentStep } from './lab-payment-rows.ts';
import { readLabPayment } from './lab-payments.query.ts';
import { requireNotEachOther } from './require-not-each-other.ts';

export interface LabPaymentStep {
  readonly paymentId: string;
  readonly version: number;
  readonly action: LabPaymentAction;
  readonly reason?: string;
  readonly reference?: string;
}

/** Who a step writes down. */
const WRITTEN_BY = {
  approveByReceiver: 'received_by',
  submitToBank: 'banked_by',
  approveFinance: 'finance_by',
  rejectFinance: 'finance_by',
  requestArchival: 'archival_by',
} as const;

function writtenBy(action: LabPaymentAction) {
  return action in WRITTEN_BY ? WRITTEN_BY[action as keyof typeof WRITTEN_BY] : null; // as: `in` has just told
}

/** Refuses whoever took a step before that must be another person's, and who may be one of them with another account. */
async function requireOthers(ctx: Ctx, action: LabPaymentAction, payment: LockedLabPayment): Promise<void> {
  const part = ownPartBefore(action, payment, ctx.caller.userId);
  if (part !== null) throw refuse('lab-payment-own-part', { details: { part } });
  for (const other of new Set(othersOf(action, payment))) await requireTwoPeople(ctx, other);
  if (action === 'approveByReceiver' && ctx.caller.locationId !== payment.toLocationId)
    throw refuse('lab-payment-elsewhere', { details: { place: payment.to } });
  if (action === 'approveFinance') await requireNotEachOther(ctx, payment.createdBy);
}

function requireSaid({ action, reason, reference }: LabPaymentStep): void {
  const { reason: asks } = labPayment.actions[action];
  if (asks === 'required' && reason === undefined)
    throw refuse('invalid-input', { errors: [faultAt('reason', 'say-why')] });
  if (action === 'submitToBank' && reference === undefined)
    throw refuse('invalid-input', {
      errors: [faultAt('reference', 'name-deposit-slip')],
    });
}

/** Own takings of a place are approved once they are at the bank: nobody else has received them. */
function requireBanked(action: LabPaymentAction, payment: LockedLabPayment): void {
  const { fromLocationId, toLocationId, bankedBy } = payment;
  if (action === 'approveFinance' && fromLocationId === toLocationId && bankedBy === null)
    throw refuse('lab-payment-not-banked');
}

/** Posts what finance approved, or takes that back. */
async function post(ctx: Ctx, action: LabPaymentAction, payment: LockedLabPayment): Promise<void> {
  const { paymentId, fromLocationId, amountPaise, bankedBy } = payment;
  const at = bankedBy === null ? 'receiver' : 'bank';
  const voucher = { billId: null, settlementId: paymentId };
  if (action === 'approveFinance') {
    await insertSettlementDocument(ctx, { documentId: paymentId, series: 'Z', locationId: fromLocationId });
    const postings = labPaymentPostings(amountPaise, at);
    await postVouchers(ctx, fromLocationId, [{ ...voucher, postings }]);
  } else if (action === 'reverseFinanceApprove') {
    const postings = labPaymentBackPostings(amountPaise, at);
    await postVouchers(ctx, fromLocationId, [{ ...voucher, postings }]);
  }
}

/** Takes one step of money between places: each needs its right, its place and its person. */
export async function moveLabPayment(ctx: Ctx, step: LabPaymentStep): Promise<LabPaymentView> {
  const { paymentId, version, action, reason = null, reference = null } = step;
  const { module, bits } = labPayment.actions[action];
  requireRight(ctx.caller, module, bits);
  const payment = await lockLabPayment(ctx, paymentId);
  await expectVersion(ctx, { entityId: paymentId, expected: version, found: payment.version });
  const to = stepOrRefuse('This money', labPayment.step(action, payment.state));
  requireSaid(step);
  requireBanked(action, payment);
  await requireOthers(ctx, action, payment);
  await writeLabPaymentStep(ctx, paymentId, {
    to,
    by: writtenBy(action),
    decision: reason?.trim() ?? null,
    bankReference: reference?.trim() ?? null,
  });
  await post(ctx, action, payment);
  recordEvent(ctx, {
    entityKind: 'LAB_PAYMENT',
    entityId: paymentId,
    parts: [payment.fromLocationId, payment.toLocationId],
    action,
    before: { state: payment.state },
    after: { state: to },
    reason,
  });
  if (action === 'approveFinance') await numberOtherDocuments(ctx, [{ documentId: paymentId, series: 'Z' }]);
  return readLabPayment(ctx, paymentId);
}
