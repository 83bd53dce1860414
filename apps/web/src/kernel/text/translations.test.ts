import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Messages, Texts } from './define-texts.ts';
import { setLanguage } from './language.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every file that declares texts, from the folder of the web app's sources. */
const declaring = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /(?<!\.test)\.tsx?$/.test(path) &&
    !path.endsWith('define-texts.ts') &&
    /defineTexts[<(]/.test(readFileSync(`${root}${path}`, 'utf8')),
);

type Declared = readonly [string, Texts<Messages>];

const isTexts = (value: unknown): value is Texts<Messages> =>
  typeof value === 'object' && value !== null && 'english' in value && 'in' in value;

async function exportsOf(path: string): Promise<Readonly<Record<string, unknown>>> {
  // as: whatever the file exports
  return (await import(/* @vite-ignore */ `${root}${path}`)) as Record<string, unknown>;
}

async function declaredIn(path: string): Promise<Declared[]> {
  return Object.entries(await exportsOf(path)).filter((entry): entry is [string, Texts<Messages>] =>
    isTexts(entry[1]),
  );
}

/** Slots of a message in alphabetical order; of a plural, those of each form. */
function slotsOf(message: Messages[string]): string {
  if (typeof message !== 'string') return `one ${slotsOf(message.one)}, other ${slotsOf(message.other)}`;
  return (message.match(/\{\w+\}/g) ?? []).toSorted().join(' ');
}

interface Translation {
  readonly texts: Texts<Messages>;
  readonly words: Readonly<Record<string, Messages[string] | undefined>>;
  readonly language: 'hi' | 'mr';
}

function faultsOf({ texts, words, language }: Translation): string[] {
  const shown = texts.in(language);
  const unknown = Object.keys(words).filter((key) => !Object.hasOwn(texts.english, key));
  const faulty = Object.entries(texts.english).flatMap(([key, message]) => {
    const word = words[key];
    if (word === undefined) return [`${key} is missing: ${JSON.stringify(message)}`];
    const [wanted, found] = [slotsOf(message), slotsOf(word)];
    if (wanted !== found) return [`${key} has the slots "${found}" instead of "${wanted}"`];
    return typeof word === 'string' && found === '' && shown(key, { count: 1 }) !== word
      ? [`${key} is never shown: the texts are not .translated()`]
      : [];
  });
  return [...faulty, ...unknown.map((key) => `${key} is not in the English texts`)];
}

/** What the translation of one file lacks, by the rule that `x-texts.ts` with `xTexts` has `x-texts-hi.ts` with `xTextsHi`. */
async function faultsIn(path: string, language: 'hi' | 'mr'): Promise<string[]> {
  const translated = path.replace(/\.ts$/, `-${language}.ts`);
  const found = existsSync(`${root}${translated}`) ? await exportsOf(translated) : {};
  const declared = await declaredIn(path);
  await setLanguage(language);
  if (declared.length === 0) return [`${path} exports no texts`];
  return declared.flatMap(([name, texts]) => {
    // as: a record of messages, by the same rule
    const words = (found[`${name}${language === 'hi' ? 'Hi' : 'Mr'}`] ?? {}) as Messages;
    return faultsOf({ texts, words, language }).map((fault) => `${translated}: ${fault}`);
  });
}

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test.each(['hi', 'mr'] as const)(
  'every text of the screens is there in %s, with its slots',
  async (language) => {
    expect(declaring.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const path of declaring) faults.push(...(await faultsIn(path, language)));
    expect(faults).toEqual([]);
  },
  // It loads every screen.
  60_000,
);
