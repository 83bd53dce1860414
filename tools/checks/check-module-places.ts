import { placeOf } from '../house.ts';
import { KEYS_SUFFICE, LEFT_OUT, type ModulePlace } from '../module-exceptions.ts';
import { isTest, type SourceFile, withoutComments } from '../source-files.ts';

const SERVER = 'apps/server/src/';
const WRITES =
  /\b(?:insertRows\s*\(\s*[\w.]+\s*,\s*|insertInto\s*\(\s*|updateTable\s*\(\s*)['"`]([a-z_]+)|\b(?:insert\s+into|delete\s+from)\s+([a-z_]+)/g;

const WHERE: Readonly<Record<ModulePlace, string>> = {
  routes: 'its routes stand in no list of apps/server/src/routes.ts',
  cases: 'its cases stand in no list of testing/matrix/all-route-cases.ts',
  demo: 'nothing of it happens in the demo week (apps/server/src/demo)',
  web: 'no screen calls it',
};

interface Exceptions {
  readonly leftOut: Readonly<Record<string, Partial<Record<ModulePlace, string>>>>;
  readonly keysSuffice: Readonly<Record<string, readonly string[]>>;
}

/** Finds the places that a module of the API has forgotten, tables that no invariant looks at, and exceptions that are none any more. */
export function checkModulePlaces(
  files: readonly SourceFile[],
  { leftOut, keysSuffice }: Exceptions = { leftOut: LEFT_OUT, keysSuffice: KEYS_SUFFICE },
): string[] {
  const forgotten = modulesOf(files).flatMap((module) =>
    placesForgotten(files, module).map((place) => ({ module, place })),
  );
  const unlooked = tablesWithoutInvariant(files);
  const exempt = Object.values(keysSuffice).flat();
  return [
    ...forgotten
      .filter(({ module, place }) => leftOut[module]?.[place] === undefined)
      .map(({ module, place }) => `${module}: ${WHERE[place]}`),
    ...Object.entries(leftOut).flatMap(([module, places]) =>
      Object.keys(places)
        .filter((place) => !forgotten.some((one) => one.module === module && one.place === place))
        .map((place) => `${module}: leaves out ${place} no longer: take it off tools/module-exceptions.ts`),
    ),
    ...unlooked
      .filter((table) => !exempt.includes(table))
      .map((table) => `${table}: no invariant looks at it, and no reason says that its keys suffice`),
    ...exempt
      .filter((table) => !unlooked.includes(table))
      .map((table) => `${table}: an invariant looks at it: take it off tools/module-exceptions.ts`),
  ];
}

/** Modules of the API: every feature with endpoints in the contract. */
function modulesOf(files: readonly SourceFile[]): string[] {
  const modules = files
    .filter(({ path, text }) => path.startsWith('packages/contract/') && /\bdefineEndpoint\(/.test(text))
    .flatMap(({ path }) => placeOf(path)?.feature ?? []);
  return [...new Set(modules)].toSorted();
}

function placesForgotten(files: readonly SourceFile[], module: string): ModulePlace[] {
  const calls = new RegExp(`['"]@nidan/contract/${module}/`);
  const isNamedIn = (folder: RegExp): boolean =>
    files.some(({ path, text }) => folder.test(path) && calls.test(text));
  const listed = (list: string, part: RegExp): boolean => {
    const own = files.filter(
      ({ path }) => path.startsWith(`${SERVER}features/${module}/`) && part.test(path),
    );
    const text = files.find(({ path }) => path === `${SERVER}${list}`)?.text ?? '';
    return own.every(({ path }) => text.includes(path.slice(`${SERVER}features/`.length)));
  };
  const places: Readonly<Record<ModulePlace, boolean>> = {
    routes: listed('routes.ts', /\/routes\.ts$/),
    cases: listed('testing/matrix/all-route-cases.ts', /\/testing\/route-cases\.ts$/),
    demo: isNamedIn(/^apps\/server\/src\/demo\//),
    web: isNamedIn(/^apps\/web\/src\//),
  };
  return (Object.keys(WHERE) as ModulePlace[]) // as: the keys of the record
    .filter((place) => !places[place]);
}

/** Tables that features write and of which no invariant says anything. */
function tablesWithoutInvariant(files: readonly SourceFile[]): string[] {
  const invariants = files
    .filter(({ path }) => /^apps\/server\/invariants\/[^/]+\.sql$/.test(path))
    .map(({ text }) => text)
    .join('\n');
  const written = files
    .filter(({ path }) => path.startsWith(`${SERVER}features/`) && path.endsWith('-rows.ts') && !isTest(path))
    .flatMap(({ text }) =>
      [...withoutComments(text).matchAll(WRITES)].map((match) => match[1] ?? match[2] ?? ''),
    );
  return [...new Set(written)].filter((table) => !new RegExp(`\\b${table}\\b`).test(invariants)).toSorted();
}
