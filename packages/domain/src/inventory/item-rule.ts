import type { Fault } from '../text/fault.ts';
import { supplyFault } from '../faults/supply-faults.ts';
import type { MasterValues } from '../masters/master-field.ts';
import { CURRENT_PURCHASE_GST_RATES, isPurchaseGstRate } from '../purchasing/gst-of-purchase.ts';
import { unitChainOf } from './unit-chain-text.ts';

/** How an item is kept: at room temperature, at 2 to 8 °C, at -20 °C or below. */
export const ITEM_STORAGES = ['room', 'cool', 'frozen'] as const;
export type ItemStorage = (typeof ITEM_STORAGES)[number];

/** A GTIN of 8 to 14 digits, or nothing. */
const GTIN = /^(?:\d{8}|\d{12,14})?$/u;
const HSN = /^(?:\d{4}|\d{6}|\d{8})?$/u;

/** What the fields of an item forbid each other, at one of them; null: it can be counted. */
export function itemFault({
  baseUnit,
  units,
  gtin,
  hsn,
  gstPercent,
}: MasterValues): (Fault & { readonly field: string }) | null {
  const chain = unitChainOf(String(baseUnit), String(units));
  if ('msg' in chain) return { field: 'units', ...chain };
  if (!GTIN.test(String(gtin))) return { field: 'gtin', ...supplyFault('gtin-digits') };
  if (!HSN.test(String(hsn))) return { field: 'hsn', ...supplyFault('hsn-digits') };
  return isPurchaseGstRate(Number(gstPercent), CURRENT_PURCHASE_GST_RATES)
    ? null
    : {
        field: 'gstPercent',
        ...supplyFault('purchase-gst', { rates: CURRENT_PURCHASE_GST_RATES.join(', ') }),
      };
}
