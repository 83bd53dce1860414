import { type Language, LANGUAGES } from '@nidan/domain/enumerations/bills';

let current: Language = 'en';
let version = 0;
const listeners = new Set<() => void>();
const loaders = new Set<(language: Language) => Promise<void>>();
const underWay = new Set<Promise<unknown>>();

/**
 * The language of the screens. Here the choice lives in memory and in `?lang=` only, because spec §3 lists what may be stored;
 * the server keeps that of each person.
 */
export function currentLanguage(): Language {
  return current;
}

/** Changes with every change of language or of loaded words. */
export function languageVersion(): number {
  return version;
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a set of words; `load` fetches those of one language, and is called at once when it is the current one. */
export function addWords(load: (language: Language) => Promise<void>): void {
  loaders.add(load);
  if (current !== 'en') void fetchWords([load]).then(announce);
}

/** Resolves when the words that are under way have come or failed, so that a screen is first drawn in its language. */
export async function wordsHere(): Promise<void> {
  await Promise.all(underWay);
}

/** Switches every screen to `language`; English words stand until its own are here, and for missing ones. */
export async function setLanguage(language: Language): Promise<void> {
  current = language;
  document.documentElement.lang = language;
  announce();
  await fetchWords([...loaders]);
  announce();
}

/** Switches every screen to `language` and puts it into the address, so that the page starts in it when it is loaded anew. */
export async function readIn(language: Language): Promise<void> {
  const url = new URL(location.href);
  if (language === 'en') url.searchParams.delete('lang');
  else url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
  await setLanguage(language);
}

/** Words that cannot be fetched are asked for again with the next choice of a language. */
async function fetchWords(loads: readonly ((language: Language) => Promise<void>)[]): Promise<void> {
  const fetching = Promise.allSettled(loads.map((load) => load(current)));
  underWay.add(fetching);
  await fetching;
  underWay.delete(fetching);
}

/** The language that an address asks for by `?lang=`, or English. */
export function languageOf(search: string): Language {
  const asked = new URLSearchParams(search).get('lang');
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}

function announce(): void {
  version += 1;
  for (const listener of listeners) listener();
}
