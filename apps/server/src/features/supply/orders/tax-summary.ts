import type { TaxKind } from '@nidan/domain/enumerations/purchasing';
import type { TradePaper } from '@nidan/domain/documents/trade-paper';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import type { TaxedAmount } from '@nidan/domain/purchasing/order-totals';
import { purchaseTax, type PurchaseTax } from '@nidan/domain/purchasing/gst-of-purchase';

function cellsOf(taxable: number, { cgst, sgst, igst }: PurchaseTax, kind: TaxKind): string[] {
  const taxes = kind === 'INTER_STATE' ? [igst] : [cgst, sgst];
  return [taxable, ...taxes].map(rupeesAndPaise);
}

/** What each rate of GST comes to over lines and charges, each taxed for itself as orders and invoices are; null where nothing is taxed. */
export function taxSummary(amounts: readonly TaxedAmount[], kind: TaxKind): TradePaper['taxes'] {
  const byRate = [...Map.groupBy(amounts, ({ gstPercent }) => gstPercent)].toSorted(([a], [b]) => a - b);
  if (byRate.every(([rate]) => rate === 0)) return null;
  const rows = byRate.map(([rate, own]) => {
    const taxes = own.map(({ taxablePaise }) => purchaseTax(taxablePaise, rate, kind));
    const sum = (of: (tax: PurchaseTax) => number): number => taxes.reduce((all, tax) => all + of(tax), 0);
    const tax = {
      cgst: sum(({ cgst }) => cgst),
      sgst: sum(({ sgst }) => sgst),
      igst: sum(({ igst }) => igst),
    };
    return [
      `${rate} %`,
      ...cellsOf(
        own.reduce((all, one) => all + one.taxablePaise, 0),
        tax,
        kind,
      ),
    ];
  });
  const isInter = kind === 'INTER_STATE';
  return {
    note: isInter ? 'inter-state supply' : 'intra-state supply',
    heads: ['GST', 'Taxable ₹', ...(isInter ? ['IGST ₹'] : ['CGST ₹', 'SGST ₹'])],
    rows,
  };
}

/** Sums of tax as lines of a paper. */
export function taxSums(
  { cgstPaise, sgstPaise, igstPaise }: Record<'cgstPaise' | 'sgstPaise' | 'igstPaise', number>,
  kind: TaxKind,
): TradePaper['sums'] {
  const taxes =
    kind === 'INTER_STATE'
      ? [['IGST', igstPaise] as const]
      : [['CGST', cgstPaise] as const, ['SGST', sgstPaise] as const];
  return taxes.map(([label, paise]) => ({ label, amount: rupeesAndPaise(paise), isStrong: false }));
}
