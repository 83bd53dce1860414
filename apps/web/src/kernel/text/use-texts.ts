import type { Language } from '@nidan/domain/enumerations/bills';
import { useSyncExternalStore } from 'react';
import type { Messages, Texts, Translate } from './define-texts.ts';
import { currentLanguage, languageVersion, subscribeToLanguage } from './language.ts';

/** The translator of `texts` in the current language; the component renders again when that changes. */
export function useTexts<M extends Messages>(texts: Texts<M>): Translate<M> {
  'use no memo'; // What `in` answers changes when further words arrive, which no argument shows.
  useSyncExternalStore(subscribeToLanguage, languageVersion);
  return texts.in(currentLanguage());
}

/** The current language; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, currentLanguage);
}
