import type { RateListKind } from '@nidan/domain/rates/price-rules';

/** The text of the kind of a list. */
export const LIST_KIND_WORDS = {
  agency: 'kindAgency',
  centre: 'kindCentre',
  own: 'kindOwn',
} as const satisfies Readonly<Record<RateListKind, string>>;
