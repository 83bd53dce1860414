import type { VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { withoutGst } from '@nidan/domain/tax/tds';
import { paiseOfText } from '../orders/order-draft.ts';

interface PaidPart {
  readonly invoiceId: string;
  readonly amountPaise: number;
}

/** A payment as it is typed, in paise. */
export interface PaymentDraft {
  readonly invoices: PaidPart[];
  /** Claims on the vendor that it uses. */
  readonly claims: PaidPart[];
  readonly grossPaise: number;
  /** An amount is none, nothing is paid, or the claims are more than what is paid. */
  readonly isWrong: boolean;
}

const sumOf = (some: readonly PaidPart[]): number =>
  some.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** A payment of amounts in rupees by invoice; those of `credits` use a claim. Blank amounts pay nothing. */
export function paymentDraft(
  amounts: Readonly<Record<string, string>>,
  credits: readonly Pick<VendorInvoiceView, 'invoiceId'>[],
): PaymentDraft {
  const typed = Object.entries(amounts).filter(([, text]) => text.trim() !== '');
  const parts = typed.flatMap(([invoiceId, text]) => {
    const amountPaise = paiseOfText(text);
    return amountPaise === null ? [] : [{ invoiceId, amountPaise }];
  });
  const isClaim = ({ invoiceId }: PaidPart): boolean => credits.some((one) => one.invoiceId === invoiceId);
  const claims = parts.filter(isClaim);
  const invoices = parts.filter((part) => !isClaim(part));
  const grossPaise = sumOf(invoices) - sumOf(claims);
  return {
    invoices,
    claims,
    grossPaise,
    isWrong: parts.length < typed.length || invoices.length === 0 || grossPaise < 0,
  };
}

type Billed = Pick<VendorInvoiceView, 'invoiceId' | 'totalPaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>;

/** What of a payment is without GST, in paise: of each invoice in proportion to its own. */
export function taxableOf({ invoices, claims }: PaymentDraft, billed: readonly Billed[]): number {
  const shareOf = ({ invoiceId, amountPaise }: PaidPart): number => {
    const found = billed.find((one) => one.invoiceId === invoiceId);
    if (found === undefined) return amountPaise;
    const { totalPaise: total, cgstPaise, sgstPaise, igstPaise } = found;
    return withoutGst(amountPaise, { total, gst: cgstPaise + sgstPaise + igstPaise });
  };
  const used = claims.map(({ invoiceId, amountPaise }) => ({ invoiceId, amountPaise: -amountPaise }));
  return [...invoices, ...used].reduce((sum, part) => sum + shareOf(part), 0);
}
