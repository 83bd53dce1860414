import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What the prover offers, and what a draft would change. */
export const rangeOfferTexts = defineTexts({
  offers: 'What the prover offers',
  use: 'Use',
  closeGapUntil: 'Close the gap: rule {number} until {age}',
  closeGapFrom: 'Close the gap: rule {number} from {age}',
  endOverlapUntil: 'End the overlap: rule {number} until {age}',
  endOverlapFrom: 'End the overlap: rule {number} from {age}',
  removeRule: 'End the overlap: without rule {number}',
  endAtLastAge: 'End rule {number} at the last age',
  asInUse: 'as in version {version}',
  effect: 'If this were live',
  effectOf: 'Draft {version}, last {days} days: {results} results',
  effectCut: 'the last {results}, of {days} days',
  none: 'None would have another flag.',
  noResults: 'No result to compare with.',
  change: '{count} × {whom}: {before} › {after}',
  noFlag: 'no flag',
  boy: 'boys',
  girl: 'girls',
  child: 'children of another sex',
  man: 'men',
  woman: 'women',
  adult: 'people of another sex',
  saveFirst: 'Counted for the draft as it was saved.',
}).translated({
  hi: async () => (await import('./range-offer-texts-hi.ts')).rangeOfferTextsHi,
  mr: async () => (await import('./range-offer-texts-mr.ts')).rangeOfferTextsMr,
});
