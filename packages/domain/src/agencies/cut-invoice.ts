import { allocate } from '../money/allocate.ts';
import { type GstRate, includedGst } from '../tax/gst-of-test.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { InvoiceLineKind } from './invoice-words.ts';

/** A line of a bill that its agency pays, with what invoices charge of it already. Amounts in paise, with tax. */
export interface BillLineToCut {
  readonly lineId: string;
  /** Price less discounts, also of a cancelled one. */
  readonly net: number;
  readonly isCanceled: boolean;
  readonly gst: GstRate | null;
  /** Day on which its last test was checked, or on which it was cancelled; null: it is still worked on. */
  readonly billableOn: CalendarDate | null;
  /** Null: it is on no invoice yet. */
  readonly invoiced: { readonly amount: number; readonly tax: number } | null;
}

/** A bill that its agency pays, by what stands on the account of the agency. */
export interface BillToCut {
  readonly billId: string;
  /** Charges of the bill itself, whenever they were posted. */
  readonly charged: number;
  /** Debit notes until the end of the period, and what of them is on invoices. */
  readonly debited: number;
  readonly debitInvoiced: number;
  readonly lines: readonly BillLineToCut[];
}

export interface CutLine {
  readonly kind: InvoiceLineKind;
  readonly billId: string;
  /** Null of a debit note. */
  readonly lineId: string | null;
  readonly amount: number;
  /** Included in the amount. */
  readonly tax: number;
  readonly isTaxed: boolean;
}

/**
 * What the agency pays of each line: all live lines up to what they come to, as their prices are, since the patient may have paid a part at
 * the counter; what is kept for handling falls on the cancelled ones.
 */
function sharesOf({ charged, lines }: BillToCut): number[] {
  const live = lines.map(({ net, isCanceled }) => (isCanceled ? 0 : net));
  const gone = lines.map(({ net, isCanceled }) => (isCanceled ? net : 0));
  const most = live.reduce((sum, net) => sum + net, 0);
  const isKept = charged > most && lines.some(({ isCanceled }) => isCanceled);
  const ofLive = isKept ? most : charged;
  const parts = most === 0 && isKept ? live : allocate(ofLive, live);
  if (!isKept) return parts;
  const weights = gone.some((net) => net > 0) ? gone : lines.map(({ isCanceled }) => (isCanceled ? 1 : 0));
  const kept = allocate(charged - ofLive, weights);
  return parts.map((part, index) => part + (kept[index] ?? 0));
}

function cutLineOf(billId: string, line: BillLineToCut, share: number): CutLine[] {
  const { lineId, gst, invoiced } = line;
  const amount = share - (invoiced?.amount ?? 0);
  if (amount === 0) return [];
  const tax = includedGst(share, gst) - (invoiced?.tax ?? 0);
  return [
    { kind: invoiced === null ? 'test' : 'correction', billId, lineId, amount, tax, isTaxed: gst !== null },
  ];
}

/**
 * Lines of an invoice that is cut to a day: of each bill what its agency is charged and no invoice charges yet. A test is invoiced by the day
 * of its check (facts 2.4), and what became of it later is a correction, so that all invoices together come to what the account says.
 */
export function linesOfCut(bills: readonly BillToCut[], to: CalendarDate): CutLine[] {
  return bills.flatMap((bill) => {
    const { billId, debited, debitInvoiced, lines } = bill;
    const shares = lines.length === 0 ? [] : sharesOf(bill);
    const ofLines = lines.flatMap((line, index) => {
      const { billableOn, invoiced } = line;
      const isDue = invoiced !== null || (billableOn !== null && billableOn <= to);
      return isDue ? cutLineOf(billId, line, shares[index] ?? 0) : [];
    });
    const amount = debited - debitInvoiced;
    if (amount === 0) return ofLines;
    return [...ofLines, { kind: 'debitNote' as const, billId, lineId: null, amount, tax: 0, isTaxed: false }];
  });
}

/** What an invoice comes to, in paise: exempt, taxed without its tax, and the tax. */
export interface InvoiceTotals {
  readonly exempt: number;
  readonly taxed: number;
  readonly tax: number;
  readonly total: number;
}

/** Sums of the lines of an invoice. */
export function totalsOfCut(lines: readonly CutLine[]): InvoiceTotals {
  const sum = (of: (line: CutLine) => number): number => lines.reduce((all, line) => all + of(line), 0);
  const total = sum(({ amount }) => amount);
  const tax = sum((line) => line.tax);
  const exempt = sum(({ isTaxed, amount }) => (isTaxed ? 0 : amount));
  return { exempt, taxed: total - exempt - tax, tax, total };
}
