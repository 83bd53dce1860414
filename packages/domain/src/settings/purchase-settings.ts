import { MOST_OVER_PERCENT } from '../purchasing/receipt-rule.ts';
import type { Setting } from './setting.ts';

/** What a lab decides about what it buys: how far documents may differ, and what needs no approval. */
export const PURCHASE_SETTINGS = {
  overReceiptPercent: {
    section: 'switches',
    group: 'purchases',
    kind: 'number',
    default: 0,
    least: 0,
    most: MOST_OVER_PERCENT,
    unit: '%',
  },
  rateVariancePercent: {
    section: 'switches',
    group: 'purchases',
    kind: 'number',
    default: 0,
    least: 0,
    most: 10,
    unit: '%',
  },
  leastShelfDays: {
    section: 'switches',
    group: 'purchases',
    kind: 'number',
    default: 30,
    least: 0,
    most: 1_830,
    unit: 'd',
  },
  orderLimitRupees: {
    section: 'switches',
    group: 'purchases',
    kind: 'number',
    default: 0,
    least: 0,
    most: 1_000_000,
    unit: '₹',
  },
  returnLimitRupees: {
    section: 'switches',
    group: 'purchases',
    kind: 'number',
    default: 0,
    least: 0,
    most: 1_000_000,
    unit: '₹',
  },
  vendorPaymentLimitRupees: {
    section: 'switches',
    group: 'purchases',
    kind: 'number',
    default: 0,
    least: 0,
    most: 10_000_000,
    unit: '₹',
  },
  separatePurchaseDuties: { section: 'switches', group: 'purchases', kind: 'flag', default: true },
} as const satisfies Record<string, Setting>;
