import { roundToRupee } from '../money/rupees.ts';

/** A percentage change goes so far down and up. */
export const PERCENT_CHANGE = { least: -90, most: 900 } as const;

/** A price in paise that is changed by a percentage, to the nearest whole rupee: 410 rupees and 3.7 give 425. */
export function changedByPercent(pricePaise: number, percent: number): number {
  return roundToRupee((pricePaise * (10_000 + Math.round(percent * 100))) / 10_000);
}
