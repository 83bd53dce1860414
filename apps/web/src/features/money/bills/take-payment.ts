import { isUpiMode, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { PAISE_PER_RUPEE, parseRupees } from '@nidan/domain/money/rupees';
import type { PaymentDraft } from '../register/bill-form.ts';

/** Modes on keys: U, C, D (register, key map), A, N and G. */
export const MODE_OF_KEY = {
  u: 'BHIM UPI',
  c: 'Cash',
  d: 'Card',
  a: 'customer advance',
  n: 'credit note',
  g: 'agency',
} as const satisfies Record<string, PaymentMode>;

interface Taking {
  readonly paymentId: string;
  readonly mode: PaymentMode;
  /** Whole rupees as typed; the whole due when empty. */
  readonly typed: string;
  /** Paise still to be paid. */
  readonly due: number;
  /** Paise that the patient paid ahead: the most of an advance. */
  readonly paidAhead: number;
  /** Paise that are left of credit notes: the most of them. */
  readonly credit: number;
  /** The agency of the bill has an account: it pays all that is left. */
  readonly hasAgency: boolean;
}

/** A payment of the typed amount; in cash what is over the due is given back. Null when there is nothing to take. */
export function takePayment(taking: Taking): PaymentDraft | null {
  const { paymentId, mode, typed, due, paidAhead, credit, hasAgency } = taking;
  if (mode === 'agency' && !hasAgency) return null;
  const asked = typed.trim() === '' || mode === 'agency' ? due : parseRupees(typed);
  const most = { 'customer advance': paidAhead, 'credit note': credit };
  const isBalance = mode === 'customer advance' || mode === 'credit note';
  const handed = isBalance && asked !== null ? Math.min(asked, due, most[mode]) : asked;
  if (handed === null || handed <= 0) return null;
  const isOver = mode === 'Cash' && due > 0 && handed > due;
  const amount = isOver ? due : handed;
  return {
    paymentId,
    mode,
    amount: String(amount / PAISE_PER_RUPEE),
    reference: '',
    tendered: isOver ? handed : null,
  };
}

/** Paise to give back of a cash payment; 0 for none, negative while less was handed over than is paid. */
export function changeOf({ amount, tendered }: PaymentDraft): number {
  return tendered === null ? 0 : tendered - (parseRupees(amount) ?? 0);
}

/** Paise of the payments that are made by scanning a UPI code. */
export function sumByUpi(payments: readonly PaymentDraft[]): number {
  return payments
    .filter(({ mode }) => isUpiMode(mode))
    .reduce((sum, { amount }) => sum + (parseRupees(amount) ?? 0), 0);
}

/** The letter that stands for a mode, as its key shows it; null for none. */
export function keyOfMode(mode: PaymentMode): string | null {
  return (
    Object.entries(MODE_OF_KEY)
      .find(([, known]) => known === mode)?.[0]
      .toUpperCase() ?? null
  );
}

/** A cash payment of which so many whole rupees were handed over; empty or less than the amount says nothing of change. */
export function withReceived(payment: PaymentDraft, typed: string): PaymentDraft {
  return { ...payment, tendered: typed.trim() === '' ? null : parseRupees(typed) };
}

/** The mode that a pressed letter stands for; null for any other key. */
export function modeOfKey(key: string): PaymentMode | null {
  const letter = key.toLowerCase();
  return Object.entries(MODE_OF_KEY).find(([known]) => known === letter)?.[1] ?? null;
}
