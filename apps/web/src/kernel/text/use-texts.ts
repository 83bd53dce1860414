import { useSyncExternalStore } from 'react';
import type { Messages, Texts, Translate } from './define-texts.ts';
import { currentLanguage, languageVersion, subscribeToLanguage } from './language.ts';

/** The translator of `texts` in the current language; the component renders again when that changes. */
export function useTexts<M extends Messages>(texts: Texts<M>): Translate<M> {
  useSyncExternalStore(subscribeToLanguage, languageVersion);
  return texts.in(currentLanguage());
}
