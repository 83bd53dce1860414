/** How much of an isolate grew; counts in CFU/mL, the rest as it is seen on a plate. */
export const GROWTH_QUANTITIES = [
  'lt1e3',
  '1e3',
  '1e4',
  'ge1e5',
  'scanty',
  'few',
  'moderate',
  'heavy',
  'bottle',
] as const;
export type GrowthQuantity = (typeof GROWTH_QUANTITIES)[number];

/** As reports word it. */
export const QUANTITY_WORDS: Readonly<Record<GrowthQuantity, string>> = {
  lt1e3: 'below 10³ CFU/mL',
  '1e3': '10³ to 10⁴ CFU/mL',
  '1e4': '10⁴ to 10⁵ CFU/mL',
  ge1e5: '10⁵ CFU/mL or more',
  scanty: 'scanty growth',
  few: 'few colonies',
  moderate: 'moderate growth',
  heavy: 'heavy growth',
  bottle: 'grown in the bottle',
};

const COUNTED: readonly GrowthQuantity[] = ['lt1e3', '1e3', '1e4', 'ge1e5'];

/** From which count on growth in a specimen means an infection (facts 2.8); specimens that are not named have none. */
const SIGNIFICANT_FROM: Readonly<Record<string, GrowthQuantity>> = {
  URINEMID: 'ge1e5',
  URINEBAG: 'ge1e5',
  URINECATH: '1e3',
  URINESUP: 'lt1e3',
  BAL: '1e4',
  ETA: 'ge1e5',
};

export type Significance = 'significant' | 'not significant' | 'to be judged';

export interface SignificanceInput {
  /** Code of the specimen master. */
  readonly specimen: string;
  readonly isSterile: boolean;
  /** Symptoms lower the bound of a mid-stream urine to 10³. */
  readonly isSymptomatic: boolean;
}

/** Whether so much of an isolate in a specimen means an infection; where no bound is laid down a person judges. */
export function significanceOf(quantity: GrowthQuantity, of: SignificanceInput): Significance {
  const bound = of.isSymptomatic && of.specimen === 'URINEMID' ? '1e3' : SIGNIFICANT_FROM[of.specimen];
  if (bound === undefined) return of.isSterile ? 'significant' : 'to be judged';
  const at = COUNTED.indexOf(quantity);
  if (at === -1) return 'to be judged';
  return at >= COUNTED.indexOf(bound) ? 'significant' : 'not significant';
}
