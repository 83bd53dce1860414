import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { Messages, Texts } from './define-texts.ts';

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

/** Slots of a text in alphabetical order. */
function slotsOf(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).toSorted().join(' ');
}

/** A text in a language with its slots left as they are, a plural in the form for so many. */
function rawTextIn(texts: Texts<Messages>, key: string): (language: Language, count: number) => string {
  const message = texts.english[key] ?? '';
  const slots = slotsOf(typeof message === 'string' ? message : `${message.one}${message.other}`);
  const values = Object.fromEntries((slots.match(/\w+/g) ?? []).map((slot) => [slot, `{${slot}}`]));
  return (language, count) =>
    texts.in(language)(key, { ...values, count: typeof message === 'string' ? '{count}' : count });
}

function faultsOf([name, texts]: Declared, language: Language): string[] {
  return Object.keys(texts.english).flatMap((key) =>
    [1, 5].flatMap((count) => {
      const raw = rawTextIn(texts, key);
      const [wanted, shown] = [slotsOf(raw('en', count)), raw(language, count)];
      const found = slotsOf(shown);
      if (shown !== '' && wanted === found) return [];
      return [`${name}.${key} has the slots "${found}" instead of "${wanted}"`];
    }),
  );
}

test.each(['hi', 'mr'] as const)(
  'every text of the screens is there in %s, with its slots',
  async (language) => {
    expect(declaring.length).toBeGreaterThan(30);
    const declared: Declared[] = [];
    for (const path of declaring) declared.push(...(await declaredIn(path)));
    expect(declared.length).toBeGreaterThan(declaring.length - 5);
    expect(declared.flatMap((one) => faultsOf(one, language))).toEqual([]);
  },
  // It loads every screen.
  60_000,
);
