import type { receiveFromAgency } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { isClearedLater, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { parseRupees } from '@nidan/domain/money/rupees';
import { COMMISSION_TDS_SECTIONS } from '@nidan/domain/tax/tds';

export const TDS_CHOICES = ['none', ...COMMISSION_TDS_SECTIONS] as const;

/** Money of an agency as it is typed. */
export interface MoneyDraft {
  readonly amount: string;
  readonly mode: PaymentMode;
  readonly reference: string;
  readonly clearedOn: string | null;
  readonly section: (typeof TDS_CHOICES)[number];
  readonly tds: string;
  readonly certificate: string;
}

export const NO_MONEY: MoneyDraft = {
  amount: '',
  mode: 'Online',
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
  const { mode, reference, clearedOn, section, certificate } = draft;
  const amountPaise = tdsOf(draft);
  const named = certificate.trim() === '' ? {} : { certificate: certificate.trim() };
  return {
    mode,
    amountPaise: parseRupees(draft.amount) ?? 0,
    reference: reference.trim(),
    ...(isClearedLater(mode) && clearedOn !== null ? { clearedOn } : {}),
    ...(section === 'none' || amountPaise === 0 ? {} : { tds: { section, amountPaise, ...named } }),
  };
}
