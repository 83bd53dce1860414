import type { PaymentInput } from '@nidan/contract/money/bills/bill-input';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { paymentPostings } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { NewDocument } from '../bills/document-rows.ts';
import type { Voucher } from '../../ledger/journal/post-vouchers.ts';
import type { NewPayment } from './payment-rows.ts';

/** Modes that are no money, and what is done instead. */
const REFUSED: Partial<Record<PaymentMode, string>> = {
  discount: 'give it as the discount of the bill',
  agency: 'choose it once on a bill of the agency, for all that is left of it',
};

/** A payment, and what it is taken from in a mode that brings no money. */
export interface SourcedPayment extends PaymentInput {
  /** In the mode 'customer advance'. */
  readonly advanceId?: string;
  /** In the mode 'credit note'. */
  readonly noteId?: string;
}

interface Taking {
  readonly billId: string;
  readonly locationId: string;
  readonly payments: readonly SourcedPayment[];
  /** What may be taken at most, in paise. */
  readonly due: number;
}

/** Modes that the product books itself when money comes through them, and what does so. */
const NOT_ENTERED: Partial<Record<PaymentMode, string>> = {
  'payment gateway': 'the gateway books what it receives',
  logistics: 'home collection books what it hands over',
};

/** Refuses payments that somebody enters in a mode which only the product books. */
export function requireEnteredModes(payments: readonly PaymentInput[]): void {
  for (const [index, { mode }] of payments.entries()) refuseMode(NOT_ENTERED, { mode, index });
}

function refuseMode(
  refused: Partial<Record<PaymentMode, string>>,
  { mode, index }: { readonly mode: PaymentMode; readonly index: number },
): void {
  const instead = refused[mode];
  if (instead === undefined) return;
  const details = { mode, instead };
  throw refuse('payment-mode-refused', { details, at: `payments.${index}.mode` });
}

/** The place where the caller works, which money and bills are booked at; refused when none is chosen. */
export function workplaceOf(ctx: Ctx): string {
  if (ctx.caller.locationId === null) throw refuse('location-not-chosen');
  return ctx.caller.locationId;
}

/** Payments as they are stored, with their vouchers; refuses modes that are not taken at a counter and more money than is due. */
export function takePayments({ billId, locationId, payments, due }: Taking): {
  taken: NewPayment[];
  vouchers: Voucher[];
  /** Their receipts, to be numbered last. */
  documents: NewDocument[];
  amount: number;
} {
  for (const [index, { mode }] of payments.entries()) refuseMode(REFUSED, { mode, index });
  const amount = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (amount > due) {
    const details = { over: formatRupees(amount - due), due: formatRupees(due) };
    throw refuse('payment-over-due', { details, at: 'payments' });
  }
  const taken = payments.map(({ paymentId, mode, amountPaise, reference, advanceId, noteId }) => ({
    paymentId: paymentId ?? newId(),
    billId,
    mode,
    amountPaise,
    reference: reference?.trim() ?? '',
    locationId,
    advanceId: advanceId ?? null,
    noteId: noteId ?? null,
    reversesPaymentId: null,
    reason: null,
  }));
  const vouchers = taken.map(({ paymentId, mode, amountPaise, advanceId, noteId }) => ({
    billId,
    paymentId,
    ...(advanceId === null ? {} : { advanceId }),
    ...(noteId === null ? {} : { noteId }),
    postings: paymentPostings(mode, amountPaise),
  }));
  const documents = taken.map(({ paymentId }) => ({ documentId: paymentId, series: 'R' as const }));
  return { taken, vouchers, documents, amount };
}
