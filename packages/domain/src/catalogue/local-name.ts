import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import type { Language } from '../enumerations/bills.ts';

/** What has a name on paper beside its English one. */
export const NAMED_THINGS = ['test', 'parameter'] as const;
export type NamedThing = (typeof NAMED_THINGS)[number];

/** A name in the languages of paper; '' where the English one stands. */
export interface LocalName {
  readonly hi: string;
  readonly mr: string;
}

/** Longest name in letters, as that of a test. */
export const LONGEST_LOCAL_NAME = 80;

/** What is wrong with a name in Hindi or Marathi; null when it may stand. Letters of HbA1c may be Latin, a whole name may not. */
export function localNameFault(name: string): Fault | null {
  if (name === '') return null;
  if (name.length > LONGEST_LOCAL_NAME)
    return catalogueFault('local-name-long', { limit: LONGEST_LOCAL_NAME });
  return /[\u0900-\u097f]/u.test(name) ? null : catalogueFault('local-name-script');
}

/** The name that a page in a language shows beside the English one; undefined where the lab has none. */
export function nameIn(language: Language, name: LocalName | undefined): string | undefined {
  if (language === 'en' || name === undefined || name[language] === '') return undefined;
  return name[language];
}
