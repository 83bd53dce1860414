import { posix } from 'node:path';
import { importsOf } from '../import-graph.ts';
import { isTest, type SourceFile } from '../source-files.ts';

/** What the form of the code costs. Sources are what a person writes, without tests. */
export interface FormFigures {
  /** Lines of sources by part, such as `server`. */
  readonly lines: ReadonlyMap<string, number>;
  readonly files: number;
  /** Files that hold the words of screens. */
  readonly textFiles: number;
  /** Files of at most 50 lines whose one reader lies beside them. */
  readonly singleUse: number;
  /** `useState` in dialogs: what a form keeps by hand. */
  readonly statesOfDialogs: number;
  /** Pairs of features of one area of the server that use each other. */
  readonly mutual: readonly string[];
}

/** Most that may be; each only ever falls. */
const CEILINGS = { textFiles: 211, statesOfDialogs: 361, mutual: 37 } as const;
const SMALL = 50;

const linesOf = (text: string): number => text.split('\n').length - 1;

/** Counts what the form of the code costs. */
export function formFigures(files: readonly SourceFile[]): FormFigures {
  const sources = files.filter(({ path }) => !isTest(path) && /^(apps|packages)\//.test(path));
  const lines = new Map<string, number>();
  for (const { path, text } of sources) {
    const part = path.split('/')[1] ?? '';
    lines.set(part, (lines.get(part) ?? 0) + linesOf(text));
  }
  const count = (pattern: RegExp): readonly SourceFile[] => sources.filter(({ path }) => pattern.test(path));
  return {
    lines,
    files: sources.length,
    textFiles: count(/^apps\/web\/.*-texts\.ts$/).length,
    singleUse: singleUseOf(sources).length,
    statesOfDialogs: count(/Dialog\.tsx$/)
      .map(({ text }) => text.match(/\buseState[<(]/g)?.length ?? 0)
      .reduce((sum, one) => sum + one, 0),
    mutual: mutualOf(sources),
  };
}

function singleUseOf(sources: readonly SourceFile[]): string[] {
  const readers = new Map<string, string[]>();
  for (const file of sources) {
    for (const { target } of importsOf(file)) {
      if (target !== null) readers.set(target, [...(readers.get(target) ?? []), file.path]);
    }
  }
  return sources
    .filter(({ path, text }) => linesOf(text) <= SMALL && !path.endsWith('-texts.ts'))
    .map(({ path }) => path)
    .filter((path) => {
      const [reader, ...others] = new Set(readers.get(path) ?? []);
      const isBeside = reader !== undefined && posix.dirname(reader) === posix.dirname(path);
      return isBeside && others.length === 0 && !reader.endsWith('/routes.ts');
    });
}

const FEATURE = /^apps\/server\/src\/features\/(\w+)\/([\w-]+)\//;

function mutualOf(sources: readonly SourceFile[]): string[] {
  const uses = new Set<string>();
  for (const file of sources) {
    const [, area, feature] = FEATURE.exec(file.path) ?? [];
    if (area === undefined) continue;
    for (const { target } of importsOf(file)) {
      const [, otherArea, other] = FEATURE.exec(target ?? '') ?? [];
      if (otherArea === area && other !== feature) uses.add(`${area}/${feature} ${area}/${other}`);
    }
  }
  return [...uses]
    .filter((pair) => {
      const [one = '', other = ''] = pair.split(' ');
      return one < other && uses.has(`${other} ${one}`);
    })
    .toSorted();
}

/** What is above its ceiling; one line each. */
export function formProblems({ textFiles, statesOfDialogs, mutual }: FormFigures): string[] {
  const figures = { textFiles, statesOfDialogs, mutual: mutual.length };
  return Object.entries(CEILINGS).flatMap(([name, most]) => {
    const found = figures[name as keyof typeof figures]; // as: the keys of the ceilings are those of the figures
    const which = name === 'mutual' ? `: ${mutual.join(', ')}` : '';
    return found > most ? [`${name}: ${found}, at most ${most}${which}`] : [];
  });
}

/** The figures in one line. */
export function formNote({
  lines,
  files,
  textFiles,
  singleUse,
  statesOfDialogs,
  mutual,
}: FormFigures): string {
  const total = [...lines.values()].reduce((sum, one) => sum + one, 0);
  const parts = [...lines].map(([part, count]) => `${part} ${count}`).join(', ');
  return `${total} source lines (${parts}) in ${files} files; ${textFiles} text files; ${singleUse} files of ≤ ${SMALL} lines with one reader beside them; ${statesOfDialogs} useState in dialogs; ${mutual.length} pairs of features that use each other`;
}
