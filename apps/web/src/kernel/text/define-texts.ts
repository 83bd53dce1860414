import type { Language } from '@nidan/domain/enumerations/bills';
import { addWords } from './language.ts';

/** One text in English, Hindi and Marathi. */
export type InThree = readonly [english: string, hindi: string, marathi: string];
/** The Hindi and the Marathi of a text whose English is declared elsewhere. */
export type InTwo = readonly [hindi: string, marathi: string];

interface PluralOf<T> {
  readonly one: T;
  readonly other: T;
}
type Message = string | PluralOf<string>;
export type Messages = Readonly<Record<string, Message>>;

type Entries = Readonly<Record<string, InThree | PluralOf<InThree>>>;
type EnglishOf<E extends Entries> = {
  readonly [Key in keyof E]: E[Key] extends PluralOf<InThree>
    ? { readonly one: E[Key]['one'][0]; readonly other: E[Key]['other'][0] }
    : E[Key] extends InThree
      ? E[Key][0]
      : never;
};
type OthersOf<M extends Messages> = { readonly [Key in keyof M]: InTwo | PluralOf<InTwo> };

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
type SlotsOf<M> = M extends string ? Slots<M> : M extends PluralOf<string> ? Slots<M['one']> | Slots<M['other']> | 'count' : never;
type Values<M> = { readonly [Name in SlotsOf<M>]: string | number };

/** Looks a message up by key and fills its `{slots}`; a message with `one` and `other` is chosen by `count`. */
export type Translate<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: [SlotsOf<M[Key]>] extends [never] ? [] : [Values<M[Key]>]
) => string;

type Words<M extends Messages> = { readonly [Key in keyof M]?: Message };
const OTHER_LANGUAGES = ['hi', 'mr'] as const satisfies readonly Language[];
type OtherLanguage = (typeof OTHER_LANGUAGES)[number];
type Loaders<M extends Messages> = { readonly [L in OtherLanguage]?: () => Promise<Words<M>> };

export interface Texts<M extends Messages> {
  /** Keys of the texts, for places that name a message as data. */
  readonly english: M;
  /** The translator of one language; a new one when further words of it arrive. */
  in(language: Language): Translate<M>;
}

/**
 * Declares the texts of a feature, each in all languages: `title: ['Bill', 'बिल', 'बिल']`; a plural has `one` and `other`.
 * Where the English is declared elsewhere, as that of states and refusals, the second record has the Hindi and Marathi.
 * The build leaves one language in a file (`apps/web/build/split-languages.ts`). Use through `useTexts(texts)` in components.
 */
export function defineTexts<const E extends Entries>(entries: E): Texts<EnglishOf<E>>;
export function defineTexts<const M extends Messages>(english: M, others: OthersOf<M>): Texts<M>;
export function defineTexts(first: Entries | Messages, others?: OthersOf<Messages>): Texts<Messages> {
  if (others !== undefined) {
    const lacking = Object.keys(first).filter((key) => !Object.hasOwn(others, key));
    if (lacking.length > 0) throw new Error(`No Hindi and Marathi for ${lacking.join(', ')}`);
    // as: by the second signature
    return translators(first as Messages, { hi: wordsAt(others, 0), mr: wordsAt(others, 1) }).texts;
  }
  const [english, hi, mr] = [0, 1, 2].map((at) => wordsAt(first, at));
  return translators(english ?? {}, { hi: hi ?? {}, mr: mr ?? {} }).texts;
}

/** The Hindi and Marathi of texts that are put together elsewhere. */
export function defineTranslations<const T extends Readonly<Record<string, InTwo | PluralOf<InTwo>>>>(words: T): T {
  return words;
}

/** What the build makes of declared texts: the English, which stands in for what others lack, and how each other language is loaded when it is first chosen. */
export function loadedTexts<const M extends Messages>(english: M, loaders: Loaders<M>): Texts<M> {
  const { texts, learn, knows } = translators(english, {});
  addWords(async (language) => {
    if (language === 'en' || knows(language)) return;
    const words = await loaders[language]?.();
    if (words) learn(language, words);
  });
  return texts;
}

function wordsAt(entries: object, at: number): Messages {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]: [string, readonly string[] | PluralOf<readonly string[]>]) => [
      key,
      'one' in entry ? { one: entry.one[at] ?? '', other: entry.other[at] ?? '' } : (entry[at] ?? ''),
    ]),
  );
}

function translators<M extends Messages>(english: M, others: { readonly [L in OtherLanguage]?: Words<M> }) {
  const words = new Map<Language, Words<M>>([['en', english]]);
  const known = new Map<Language, Translate<M>>();
  const learn = (language: OtherLanguage, learnt: Words<M>): void => {
    words.set(language, learnt);
    known.delete(language);
  };
  for (const language of OTHER_LANGUAGES) if (others[language]) learn(language, others[language]);
  const texts: Texts<M> = {
    english,
    in(language) {
      const found = known.get(language);
      if (found) return found;
      const translate: Translate<M> = (key, ...values) => fill(words.get(language)?.[key] ?? english[key], language, values[0]);
      known.set(language, translate);
      return translate;
    },
  };
  return { texts, learn, knows: (language: Language) => words.has(language) };
}

function fill(message: Message | undefined, language: Language, values: Readonly<Record<string, string | number>> | undefined): string {
  if (message === undefined) return '';
  const text = typeof message === 'string' ? message : plural(message, language, values?.['count']);
  return values ? text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot)) : text;
}

function plural(message: PluralOf<string>, language: Language, count: string | number | undefined): string {
  return new Intl.PluralRules(language).select(Number(count)) === 'one' ? message.one : message.other;
}
