import type { receiveFromAgency } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  BANK_TRANSFERS,
  type BankTransfer,
  COUNTER_PAYMENT_MODES,
  isClearedLater,
  type PaymentMode,
} from '@nidan/domain/money/payment-mode';
import { parseRupees } from '@nidan/domain/money/rupees';
import { COMMISSION_TDS_SECTIONS } from '@nidan/domain/tax/tds';

export const TDS_CHOICES = ['none', ...COMMISSION_TDS_SECTIONS] as const;

/** How an agency pays, the transfers of banks first. */
export const AGENCY_MODES: readonly (PaymentMode | BankTransfer)[] = [
  ...BANK_TRANSFERS,
  ...COUNTER_PAYMENT_MODES,
];

function isTransfer(mode: PaymentMode | BankTransfer): mode is BankTransfer {
  return BANK_TRANSFERS.some((one) => one === mode);
}

/** True for a mode whose money the bank clears later. */
export function isDraftCleared({ mode }: Pick<MoneyDraft, 'mode'>): boolean {
  return !isTransfer(mode) && isClearedLater(mode);
}

/** Money of an agency as it is typed. */
export interface MoneyDraft {
  readonly amount: string;
  readonly mode: PaymentMode | BankTransfer;
  readonly paidOn: string | null;
  readonly reference: string;
  readonly clearedOn: string | null;
  readonly section: (typeof TDS_CHOICES)[number];
  readonly tds: string;
  readonly certificate: string;
}

export const NO_MONEY: MoneyDraft = {
  amount: '',
  mode: 'NEFT',
  paidOn: null,
  reference: '',
  clearedOn: null,
  section: 'none',
  tds: '',
  certificate: '',
};

/** What of it is tax that the agency kept, in paise. */
function tdsOf({ section, tds }: MoneyDraft): number {
  return section === 'none' ? 0 : (parseRupees(tds) ?? 0);
}

/** What it comes to with the tax, in paise. */
export function worthOf(draft: MoneyDraft): number {
  return (parseRupees(draft.amount) ?? 0) + tdsOf(draft);
}

/** What the server takes of it. */
export function moneyBody(
  draft: MoneyDraft,
): Omit<BodyOf<typeof receiveFromAgency>, 'receiptId' | 'agencyId'> {
  const { mode, reference, clearedOn, paidOn, section, certificate } = draft;
  const amountPaise = tdsOf(draft);
  const named = certificate.trim() === '' ? {} : { certificate: certificate.trim() };
  return {
    ...(isTransfer(mode) ? { mode: 'Online' as const, transfer: mode } : { mode }),
    ...(paidOn === null ? {} : { paidOn }),
    amountPaise: parseRupees(draft.amount) ?? 0,
    reference: reference.trim(),
    ...(isDraftCleared(draft) && clearedOn !== null ? { clearedOn } : {}),
    ...(section === 'none' || amountPaise === 0 ? {} : { tds: { section, amountPaise, ...named } }),
  };
}
