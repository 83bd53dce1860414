import { parseRupees } from '@nidan/domain/money/rupees';
import { changeOf } from '../bills/take-payment.ts';
import type { BillForm } from './bill-form.ts';

/** What the counter is told of a bill that it has just saved. */
export interface SavedTold {
  readonly name: string;
  readonly paid: readonly { readonly mode: string; readonly paise: number }[];
  /** Paise to give back of cash. */
  readonly changePaise: number;
}

/** What the form says of the bill that is made of it: who, how it was paid, and the change. */
export function toldOf({ known, person, payments }: BillForm): SavedTold {
  return {
    name: known?.fullName ?? `${person.title} ${person.name}`.trim(),
    paid: payments.map(({ mode, amount }) => ({ mode, paise: parseRupees(amount) ?? 0 })),
    changePaise: payments.reduce((sum, payment) => sum + Math.max(0, changeOf(payment)), 0),
  };
}
