import { posix } from 'node:path';
import { AREAS, placeOf } from '../house.ts';
import { importGraph } from '../import-graph.ts';
import type { SourceFile } from '../source-files.ts';

const MOST_FILES = 40;

/** Folders whose files are numbered or named one by one, and looked up by that and not by looking through. */
const LISTS = ['apps/server/migrations', 'apps/server/invariants', 'apps/server/invariants/controls'];

/** Finds folders that nobody can take in, features that stand in no area, and files that import each other in a circle. */
export function checkHouse(files: readonly SourceFile[]): string[] {
  return [...findFullFolders(files), ...findHomeless(files), ...findCircles(files)];
}

function findFullFolders(files: readonly SourceFile[]): string[] {
  return [...Map.groupBy(files, ({ path }) => posix.dirname(path))]
    .filter(([folder, inside]) => inside.length > MOST_FILES && !LISTS.includes(folder))
    .map(
      ([folder, inside]) =>
        `${folder}: ${inside.length} files, ${MOST_FILES} at most: part it by screen or by resource`,
    );
}

function findHomeless(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const place = placeOf(path);
    if (place === null) return [];
    if (!AREAS.some((area) => area === place.area))
      return [`${path}: "${place.area}" is no area: ${AREAS.join(', ')}`];
    return place.feature === place.area ? [`${path}: stands in an area, but in no feature of it`] : [];
  });
}

/** One line per circle, which names its files in the order of their imports. */
function findCircles(files: readonly SourceFile[]): string[] {
  const graph = importGraph(files);
  const done = new Set<string>();
  const circles: string[] = [];
  for (const start of graph.keys()) {
    if (!done.has(start)) walk({ graph, done, circles }, start);
  }
  return circles;
}

interface Walk {
  readonly graph: ReadonlyMap<string, readonly string[]>;
  readonly done: Set<string>;
  readonly circles: string[];
}

/** Goes down from a file by a stack of its own, as chains of imports are deep. */
function walk({ graph, done, circles }: Walk, start: string): void {
  const path: string[] = [start];
  const open = [[...(graph.get(start) ?? [])]];
  while (path.length > 0) {
    const next = open.at(-1)?.pop();
    if (next === undefined) {
      done.add(path.pop() ?? '');
      open.pop();
    } else if (path.includes(next)) {
      circles.push(`a circle of files: ${[...path.slice(path.indexOf(next)), next].join(' → ')}`);
    } else if (!done.has(next)) {
      path.push(next);
      open.push([...(graph.get(next) ?? [])]);
    }
  }
}
