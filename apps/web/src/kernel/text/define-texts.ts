import type { Language } from '@nidan/domain/enumerations/bills';
import { addWords } from './language.ts';

interface Plural {
  readonly one: string;
  readonly other: string;
}
type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
type SlotsOf<M> = M extends string
  ? Slots<M>
  : M extends Plural
    ? Slots<M['one']> | Slots<M['other']> | 'count'
    : never;
type Values<M> = { readonly [Name in SlotsOf<M>]: string | number };

/** Looks a message up by key and fills its `{slots}`; a message with `one` and `other` is chosen by `count`. */
export type Translate<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: [SlotsOf<M[Key]>] extends [never] ? [] : [Values<M[Key]>]
) => string;

type Words<M extends Messages> = { readonly [Key in keyof M]?: Message };
type Loaders<M extends Messages> = { readonly [L in Exclude<Language, 'en'>]?: () => Promise<Words<M>> };

export interface Texts<M extends Messages> {
  /** Keys of the texts, for places that name a message as data. */
  readonly english: M;
  /** The translator of one language; a new one when further words of it arrive. */
  in(language: Language): Translate<M>;
}

/** Texts of which only the English is known yet. */
interface EnglishTexts<M extends Messages> extends Texts<M> {
  /** The same texts with the words of other languages, each loaded when it is first chosen. */
  translated(loaders: Loaders<M>): Texts<M>;
}

/**
 * Declares the texts of a feature in English, which is complete and stands in for what another language lacks.
 * Use through `useTexts(texts)` in components.
 */
export function defineTexts<const M extends Messages>(english: M): EnglishTexts<M> {
  const words = new Map<Language, Words<M>>([['en', english]]);
  const translators = new Map<Language, Translate<M>>();
  const texts: Texts<M> = {
    english,
    in(language) {
      const known = translators.get(language);
      if (known) return known;
      const translate: Translate<M> = (key, ...values) =>
        fill(words.get(language)?.[key] ?? english[key], language, values[0]);
      translators.set(language, translate);
      return translate;
    },
  };
  return {
    ...texts,
    translated(loaders) {
      addWords(async (language) => {
        const load = language === 'en' ? undefined : loaders[language];
        if (!load || words.has(language)) return;
        words.set(language, await load());
        translators.delete(language);
      });
      return texts;
    },
  };
}

function fill(
  message: Message | undefined,
  language: Language,
  values: Readonly<Record<string, string | number>> | undefined,
): string {
  if (message === undefined) return '';
  const text = typeof message === 'string' ? message : plural(message, language, values?.['count']);
  return values ? text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot)) : text;
}

function plural(message: Plural, language: Language, count: string | number | undefined): string {
  return new Intl.PluralRules(language).select(Number(count)) === 'one' ? message.one : message.other;
}
