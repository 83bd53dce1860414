import { defineShortcuts } from '../../kernel/keys/define-shortcuts.ts';
import { rangeOfferTexts } from './range-offer-texts.ts';

/** One key for each offer of the prover, in their order. */
export const offerKeys = defineShortcuts(
  { group: 'rangeOffers', title: 'title', texts: rangeOfferTexts },
  {
    first: { keys: 'Alt+1', label: 'keyOffer', bar: 'Alt 1' },
    second: { keys: 'Alt+2', label: 'keyOffer', bar: 'Alt 2' },
    third: { keys: 'Alt+3', label: 'keyOffer', bar: 'Alt 3' },
    fourth: { keys: 'Alt+4', label: 'keyOffer', bar: 'Alt 4' },
  },
);
