import { posix } from 'node:path';
import { lineOf, type SourceFile, withoutComments } from './source-files.ts';

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  readonly line: number;
  /** The imported file from the root, with or without its extension; null for packages from outside. */
  readonly target: string | null;
}

const IMPORTS = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"]([^'"]+)['"]/gm;
const SOURCES = ['', '.ts', '.tsx'];

/** Every import of a file, in order, also of types and the late ones. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text);
  return [...code.matchAll(IMPORTS)].map((match) => {
    const specifier = match[1] ?? '';
    return { specifier, line: lineOf(code, match.index), target: resolveImport(path, specifier) };
  });
}

function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@nidan\/([a-z]+)(?:\/(.*))?$/.exec(specifier);
  if (own === null) return null;
  const [, name = '', rest = ''] = own;
  if (name === 'domain' || name === 'contract') return posix.join('packages', name, 'src', rest);
  if (name === 'server' || name === 'web' || name === 'simulators')
    return posix.join('apps', name, 'src', rest);
  return posix.join(name, rest);
}

/** Which files of a tree import which others of it. */
export function importGraph(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const known = new Set(code.map(({ path }) => path));
  return new Map(
    code.map((file) => [
      file.path,
      importsOf(file).flatMap(({ target }) => {
        const found = SOURCES.map((ending) => `${target ?? ''}${ending}`).find((path) => known.has(path));
        return found === undefined ? [] : [found];
      }),
    ]),
  );
}
