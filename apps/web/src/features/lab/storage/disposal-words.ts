import type { DisposalView } from '@nidan/contract/lab/storage/storage-views';
import type { BagColour, DisposalMethod } from '@nidan/domain/storage/disposal-rules';
import type { disposalTexts } from './texts/disposal-texts.ts';

export type DisposalT = ReturnType<(typeof disposalTexts)['in']>;

export const BAG_WORDS = {
  yellow: 'bagYellow',
  red: 'bagRed',
  white: 'bagWhite',
  blue: 'bagBlue',
} as const satisfies Record<BagColour, string>;

export const METHOD_WORDS = {
  autoclave: 'methodAutoclave',
  chemical: 'methodChemical',
  incineration: 'methodIncineration',
  deepBurial: 'methodDeepBurial',
  commonFacility: 'methodCommonFacility',
} as const satisfies Record<DisposalMethod, string>;

/** How far a run is, in words. */
export function runState({ witnessedAt, withdrawnAt }: DisposalView, t: DisposalT): string {
  if (witnessedAt !== null) return t('done');
  return withdrawnAt === null ? t('asked') : t('withdrawn');
}
