import type { ExtraCharge, TaxKind } from '../enumerations/purchasing.ts';
import { type PurchaseTax, purchaseTax, taxSum } from './gst-of-purchase.ts';

/** A line of an order or an invoice. Quantity in thousandths of its unit, money in paise, discount in hundredths of a per cent. */
export interface PricedLine {
  readonly quantity: number;
  readonly ratePaise: number;
  readonly discountBasisPoints: number;
  readonly gstPercent: number;
}

/** A charge beside the lines; `Round Off` may be negative and bears no GST. */
export interface ChargedExtra {
  readonly charge: ExtraCharge;
  readonly amountPaise: number;
  /** Null: the charge follows the goods, in proportion to their taxable value by rate. */
  readonly gstPercent: number | null;
}

/** A taxable value in paise with its rate. */
export interface TaxedAmount {
  readonly gstPercent: number;
  readonly taxablePaise: number;
}

/** A charge by GST rate, the lowest first; the parts add up to the charge. Where the goods have no value it bears their highest rate. */
export function chargeParts(
  { amountPaise, gstPercent }: ChargedExtra,
  goods: readonly TaxedAmount[],
): TaxedAmount[] {
  if (gstPercent !== null) return [{ gstPercent, taxablePaise: amountPaise }];
  const all = sum(goods.map(({ taxablePaise }) => taxablePaise));
  if (all === 0) {
    const highest = Math.max(0, ...goods.map((one) => one.gstPercent));
    return [{ gstPercent: highest, taxablePaise: amountPaise }];
  }
  const byRate = [...Map.groupBy(goods, (one) => one.gstPercent)].toSorted(([one], [other]) => one - other);
  let [before, given] = [0, 0];
  return byRate.flatMap(([rate, own]) => {
    before += sum(own.map(({ taxablePaise }) => taxablePaise));
    const taxablePaise = Math.round((amountPaise * before) / all) - given;
    given += taxablePaise;
    return taxablePaise === 0 ? [] : [{ gstPercent: rate, taxablePaise }];
  });
}

export interface LineTotal {
  /** Before discount. */
  readonly amount: number;
  readonly discount: number;
  readonly taxable: number;
  readonly tax: PurchaseTax;
  readonly total: number;
}

export interface OrderTotals {
  readonly lines: readonly LineTotal[];
  /** Taxable value of the lines. */
  readonly taxable: number;
  /** Extra charges without GST and without what is rounded off. */
  readonly charges: number;
  readonly tax: PurchaseTax;
  readonly roundOff: number;
  readonly total: number;
}

/** What a line comes to, in paise. */
export function lineTotal(
  { quantity, ratePaise, discountBasisPoints, gstPercent }: PricedLine,
  kind: TaxKind,
): LineTotal {
  const amount = Number((BigInt(quantity) * BigInt(ratePaise) + 500n) / 1_000n);
  const discount = Math.round((amount * discountBasisPoints) / 10_000);
  const taxable = amount - discount;
  const tax = purchaseTax(taxable, gstPercent, kind);
  return { amount, discount, taxable, tax, total: taxable + taxSum(tax) };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What an order comes to, in paise: its lines, its charges, their GST and what is rounded off. */
export function orderTotals(
  lines: readonly PricedLine[],
  extras: readonly ChargedExtra[],
  kind: TaxKind,
): OrderTotals {
  const totals = lines.map((line) => lineTotal(line, kind));
  const goods = totals.map(({ taxable }, at) => ({
    gstPercent: lines[at]?.gstPercent ?? 0,
    taxablePaise: taxable,
  }));
  const charged = extras.filter(({ charge }) => charge !== 'Round Off');
  const taxes = [
    ...totals.map(({ tax }) => tax),
    ...charged
      .flatMap((one) => chargeParts(one, goods))
      .map((part) => purchaseTax(part.taxablePaise, part.gstPercent, kind)),
  ];
  const tax = {
    cgst: sum(taxes.map(({ cgst }) => cgst)),
    sgst: sum(taxes.map(({ sgst }) => sgst)),
    igst: sum(taxes.map(({ igst }) => igst)),
  };
  const taxable = sum(totals.map((line) => line.taxable));
  const charges = sum(charged.map(({ amountPaise }) => amountPaise));
  const roundOff = sum(
    extras.filter(({ charge }) => charge === 'Round Off').map(({ amountPaise }) => amountPaise),
  );
  return {
    lines: totals,
    taxable,
    charges,
    tax,
    roundOff,
    total: taxable + charges + taxSum(tax) + roundOff,
  };
}

/** The most that may be rounded off, in paise: to the nearest rupee (CGST Act s.170). */
export const MOST_ROUND_OFF = 50;

/** What rounds a sum in paise to the nearest rupee. */
export function roundOffOf(paise: number): number {
  return Math.round(paise / 100) * 100 - paise;
}

/** Why charges cannot stand: one named twice, one that is negative, or more rounded off than the nearest rupee asks. Null when nothing is wrong. */
export function chargeFault(extras: readonly ChargedExtra[]): 'twice' | 'negative' | 'round-off' | null {
  if (new Set(extras.map(({ charge }) => charge)).size < extras.length) return 'twice';
  if (extras.some(({ charge, amountPaise }) => charge !== 'Round Off' && amountPaise < 0)) return 'negative';
  const off = extras.find(({ charge }) => charge === 'Round Off');
  if (off === undefined) return null;
  return Math.abs(off.amountPaise) > MOST_ROUND_OFF || off.gstPercent !== 0 ? 'round-off' : null;
}
