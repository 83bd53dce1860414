import type { Fault } from '../text/fault.ts';
import { schemaFault } from '../faults/schema-faults.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import { isCatalogueCode } from './catalogue-code.ts';
import { type CodedTest, codesOfTest } from './codes-of-test.ts';

/** How many further short codes a test may have beside its own code. */
export const MOST_SHORT_CODES = 5;

const TWICE = schemaFault('stands-twice');

/** What is wrong with a code, and at which field it was given. */
export interface CodeFault extends Fault {
  readonly field: 'code' | 'shortCodes';
}

/** The short codes of a typed text, between commas, semicolons or blanks, in capital letters; right or wrong. */
export function readShortCodes(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/u)
    .filter((code) => code !== '');
}

/** What is wrong with the short codes of one test among themselves, null when nothing is. */
export function shortCodesFault(shortCodes: readonly string[]): Fault | null {
  if (!shortCodes.every(isCatalogueCode)) return schemaFault('not-catalogue-code');
  if (new Set(shortCodes).size < shortCodes.length) return TWICE;
  return shortCodes.length > MOST_SHORT_CODES ? schemaFault('too-many', { limit: MOST_SHORT_CODES }) : null;
}

/**
 * What is wrong with the codes that a test takes: those that `former`, the same test as it was, has not; null for a new one. `byCode`
 * are all tests as they are to become, drafts and disabled ones too.
 */
export function codeFaults(
  test: CodedTest,
  byCode: ReadonlyMap<string, readonly CodedTest[]>,
  former: CodedTest | null,
): CodeFault[] {
  const had = new Set(former === null ? [] : codesOfTest(former));
  const own = shortCodesFault(test.shortCodes) ?? (test.shortCodes.includes(test.code) ? TWICE : null);
  return [
    ...(own === null ? [] : [{ field: 'shortCodes', ...own } as const]),
    ...codesOfTest(test).flatMap((code, at): CodeFault[] => {
      const other = had.has(code) ? undefined : byCode.get(code)?.find((one) => one.code !== test.code);
      if (other === undefined) return [];
      return [
        {
          field: at === 0 ? 'code' : 'shortCodes',
          ...catalogueFault('short-code-taken', { code, test: other.name }),
        },
      ];
    }),
  ];
}
