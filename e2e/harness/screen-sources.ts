import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const LISTS = 'apps/web/src/app';
const LIST_OF_SCREENS = /^routes\.tsx$|-screens\.ts$/;
const ENTRY = /tab: '([^']+)'[\s\S]*?import\('([^']+)'\)/g;
/** What few screens share is no sign that one of them changed: the kernel and the shell. */
const OF_FEATURES = /^apps\/web\/src\/(?!kernel\/|app\/)/;
const IMPORTS = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;

const textOf = (path: string): string => readFileSync(`${repository}${path}`, 'utf8');

function importedBy(path: string): string[] {
  return [...textOf(path).matchAll(IMPORTS)]
    .map(([, from = '']) => posix.join(posix.dirname(path), from))
    .filter((file) => OF_FEATURES.test(file) && existsSync(`${repository}${file}`));
}

/** A file with all that it takes from features, and that takes from them: its parts, its texts, what opens late. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const file of importedBy(path)) withImports(file, found);
  return found;
}

/** The files that each screen of the web app is made of in its features, by its tab as the app lists it. */
export function findScreenSources(): ReadonlyMap<string, ReadonlySet<string>> {
  const lists = readdirSync(`${repository}${LISTS}`).filter((name) => LIST_OF_SCREENS.test(name));
  const entries = lists.flatMap((list) =>
    [...textOf(posix.join(LISTS, list)).matchAll(ENTRY)].map(([, tab = '', from = '']) => {
      const screen = posix.join(LISTS, from);
      return [tab, withImports(screen)] as const;
    }),
  );
  return new Map(entries);
}
