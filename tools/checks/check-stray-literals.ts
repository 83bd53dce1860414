import { vocabulary } from '@nidan/domain/vocabulary/vocabulary';
import { isTest, lineOf, withoutComments, type SourceFile } from '../source-files.ts';
import { strayCodes } from './stray-codes.ts';

interface Find {
  readonly at: number;
  readonly problem: string;
}

interface NamedList {
  readonly name: string;
  readonly values: ReadonlySet<string>;
}

/** Texts shorter than this are found as whole literals only: 'bad request' also stands inside other words. */
const LEAST_PART = 16;
/** A list of two is a copy only when nothing else is in it; from five on most of it is copy enough, so that a misspelt one is found. */
const SMALL = 2;
const LARGE = 5;
const MOST = 0.6;

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$\\]*)`/g;
/** What may stand between two members of one list or union. */
const BETWEEN = /^(?:[\s,|)]|\bType\.Literal\()*[,|](?:[\s,|)]|\bType\.Literal\()*$/;
/** Such a list is held to a type by the compiler. */
const TYPED_BEFORE = /:\s*readonly\s+[\w<>.[\]'"]+\[\]\s*=\s*\[\s*$/;
const SATISFIES = /^[\s,]*\]\s*(?:as const\s*)?satisfies\b/;

/**
 * Finds literals of the apps and the contract that the domain holds: texts of its messages, copies of its lists and of the
 * names, labels and codes of its status sets, and codes of states in SQL. Tests write them out, and so may a list that the
 * compiler holds to a type.
 */
export function checkStrayLiterals(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(apps|packages\/contract)\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return [...strayMessages(code), ...strayLists(code), ...strayCodes(code)]
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, problem }) => `${path}:${lineOf(code, at)}: ${problem}`);
    });
}

const MESSAGES = textsIn(vocabulary().messages);

function textsIn(record: object, path = 'MESSAGES'): { readonly name: string; readonly text: string }[] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const name = `${path}.${key}`;
    if (typeof value === 'string') return [{ name, text: value }];
    return typeof value === 'object' && value !== null ? textsIn(value, name) : [];
  });
}

function strayMessages(code: string): Find[] {
  return MESSAGES.flatMap(({ name, text }) => {
    const part = longest(text.split(/\{\w+\}/));
    const problem = `the text of ${name}: import it`;
    const needles =
      part.length < LEAST_PART ? [`'${text}'`, `"${text}"`, `>${text}<`] : [part, escaped(part)];
    return [...new Set(needles)]
      .map((needle) => code.indexOf(needle))
      .filter((at) => at >= 0)
      .map((at) => ({ at, problem }));
  });
}

function longest(parts: readonly string[]): string {
  return parts.reduce((best, part) => (part.length > best.length ? part : best), '');
}

function escaped(text: string): string {
  return text.replaceAll("'", String.raw`\'`);
}

/** Lists that others could copy. Fields of records are no choice of anything: columns and keys have the same names. */
const LISTS: readonly NamedList[] = [
  ...vocabulary()
    .enumerations.filter(({ name }) => !name.endsWith('Field') || name === 'searchField')
    .map(({ name, values }) => ({
      name,
      values: new Set(values.map(String).filter((value) => value !== '')),
    })),
  ...vocabulary().statusSets.flatMap(({ name, states }) => [
    { name: `states of ${name}`, values: new Set(states.map((state) => state.name)) },
    { name: `labels of ${name}`, values: new Set(states.map(({ label }) => label)) },
  ]),
].filter(({ values }) => values.size >= SMALL);

function strayLists(code: string): Find[] {
  return runsOf(code).flatMap(({ at, end, words }) => {
    const copied = LISTS.find((list) => isCopy(list, new Set(words)));
    if (copied === undefined) return [];
    if (TYPED_BEFORE.test(code.slice(0, at)) || SATISFIES.test(code.slice(end))) return [];
    return [{ at, problem: `a copy of ${copied.name}: import it` }];
  });
}

function isCopy({ values }: NamedList, words: ReadonlySet<string>): boolean {
  const common = [...values].filter((value) => words.has(value)).length;
  if (values.size === SMALL) return common === SMALL && words.size === SMALL;
  if (common === values.size) return true;
  return values.size >= LARGE && common >= MOST * values.size && common >= words.size - 1;
}

/** Literals that follow one another in one list or union. */
function runsOf(code: string): { at: number; end: number; words: string[] }[] {
  const runs: { at: number; end: number; words: string[] }[] = [];
  for (const match of code.matchAll(LITERAL)) {
    const word = match[1] ?? match[2] ?? match[3] ?? '';
    const last = runs.at(-1);
    const end = match.index + match[0].length;
    if (last && BETWEEN.test(code.slice(last.end, match.index))) {
      last.words.push(word);
      last.end = end;
    } else runs.push({ at: match.index, end, words: [word] });
  }
  return runs.filter(({ words }) => words.length >= SMALL);
}
