import { importGraph } from '../import-graph.ts';
import { isTest, type SourceFile } from '../source-files.ts';
import { WAITING } from '../waiting-modules.ts';

const DOMAIN = 'packages/domain/src/';
const PRODUCT = /^(apps\/(server|web)|packages\/contract)\/src\//;
/** What `npm run vocabulary` prints and no product needs: that a set is named there is no use of it. */
const REGISTERS = [
  'status-sets/all-status-sets',
  'status-sets/fixed-sets',
  'enumerations/all-enumerations',
  'settings/product-constants',
  'vocabulary/set-guide',
  'vocabulary/vocabulary',
];

/** Finds rules that no product reaches and that wait for no row of the specification, and rows that wait no longer. */
export function checkDomainReach(
  files: readonly SourceFile[],
  waiting: Readonly<Record<string, string>> = WAITING,
): string[] {
  const graph = importGraph(files.filter(({ path }) => !isTest(path) && !REGISTERS.includes(nameOf(path))));
  const reached = new Set<string>();
  const open = [...graph.keys()].filter((path) => PRODUCT.test(path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const next of graph.get(path) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  const modules = [...graph.keys()].filter((path) => path.startsWith(DOMAIN));
  const names = new Set(modules.map(nameOf));
  return [
    ...modules
      .filter((path) => !reached.has(path) && waiting[nameOf(path)] === undefined)
      .map((path) => `${path}: no product reaches it: use it, delete it or say what it waits for`),
    ...modules
      .filter((path) => reached.has(path) && waiting[nameOf(path)] !== undefined)
      .map((path) => `${path}: is in use: take it off the list of what waits`),
    ...Object.keys(waiting)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: waits, and is no module of the domain`),
  ];
}

function nameOf(path: string): string {
  return path.slice(DOMAIN.length).replace(/\.ts$/, '');
}
