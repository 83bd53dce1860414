import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LineRange, WHOLE_FILE } from '../../kernel/testing/changed-lines.ts';

/** Where something of a route is written: a file of the repository, and which lines of it. */
export interface SourcePlace {
  readonly path: string;
  readonly lines: LineRange;
}

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));
const ENDPOINTS = 'packages/contract/src';
const SERVER = 'apps/server/src';

const DECLARED = /^export const (\w+) = defineEndpoint\(\{\s+method: '(\w+)',\s+path: '([^']+)'/gm;
const IMPLEMENTED = /\bimplement\w*\(\s*(?:\w+\.)?(\w+)/g;
/** A command that carries its endpoint. */
const SERVED = /^export const (\w+) = serve\(\s*\w+\.(\w+)/gm;
const IMPORTED = /^import (?:type )?\{([^}]+)\} from '([^']+)';/gm;

interface Declared {
  readonly name: string;
  readonly place: SourcePlace;
}

const filesIn = (folder: string): string[] =>
  readdirSync(`${repository}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => posix.join(folder, path));

const textOf = (path: string): string => readFileSync(`${repository}${path}`, 'utf8');
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The names that a file takes from elsewhere, each as it is called there, with where it comes from. */
function importsOf(text: string): { local: string; name: string; from: string }[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((part) => {
      const [name = '', local = name] = part
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      return name === '' ? [] : [{ local, name, from }];
    }),
  );
}

/** The endpoints that the contract spells out, by the name of their route. */
function declaredEndpoints(): Map<string, Declared> {
  const found = filesIn(ENDPOINTS).flatMap((path) => {
    const text = textOf(path);
    return [...text.matchAll(DECLARED)].map(({ 1: name = '', 2: method, 3: url, index }) => {
      const end = text.indexOf('\n});', index) + 1;
      const place: SourcePlace = { path, lines: [lineAt(text, index), lineAt(text, end)] };
      return [`${method} ${url}`, { name, place }] as const;
    });
  });
  return new Map(found);
}

/** What a file takes from files beside it. */
function besides(path: string): string[] {
  return importsOf(textOf(path))
    .filter(({ from }) => from.startsWith('./'))
    .map(({ from }) => posix.join(posix.dirname(path), from));
}

/** The files that the lines of an endpoint name in a file of routes, and what those take from beside them. */
function handlersIn(path: string, block: string): SourcePlace[] {
  const named = importsOf(textOf(path))
    .filter(
      ({ from, local }) =>
        from.startsWith('.') && !from.includes('/kernel/') && block.match(`\\b${local}\\b`),
    )
    .map(({ from }) => posix.join(posix.dirname(path), from));
  const near = named.filter((file) => posix.dirname(file) === posix.dirname(path)).flatMap(besides);
  return [...new Set([...named, ...near])].map((file) => ({ path: file, lines: WHOLE_FILE }));
}

/** Where each endpoint is served, by its name in the contract. */
function servedEndpoints(): Map<string, SourcePlace[]> {
  const served = new Map<string, SourcePlace[]>();
  for (const path of filesIn(SERVER).filter((file) => file.endsWith('/routes.ts'))) {
    const text = textOf(path);
    const names = new Map(importsOf(text).map(({ local, name }) => [local, name]));
    const starts = [...text.matchAll(IMPLEMENTED)];
    starts.forEach(({ 1: local = '', index }, at) => {
      const end = starts[at + 1]?.index ?? text.length;
      const own: SourcePlace = { path, lines: [lineAt(text, index), lineAt(text, end - 1)] };
      served.set(names.get(local) ?? local, [own, ...handlersIn(path, text.slice(index, end))]);
    });
  }
  for (const [name, places] of carriedEndpoints()) served.set(name, places);
  return served;
}

/** Endpoints that commands carry: the line of the command among the routes, its file, and what that takes from beside it. */
function carriedEndpoints(): Map<string, SourcePlace[]> {
  const files = filesIn(SERVER);
  const listed = files
    .filter((file) => file.endsWith('/routes.ts'))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .map((line, at) => [line.trim(), { path, lines: [at + 1, at + 1] }] as const),
    );
  return new Map(
    files.flatMap((path) =>
      [...textOf(path).matchAll(SERVED)].map(([, command = '', name = '']) => {
        const [, own] = listed.find(([line]) => line === `${command},`) ?? [];
        const whole = [path, ...besides(path)].map((file) => ({ path: file, lines: WHOLE_FILE }));
        return [name, own === undefined ? whole : [own, ...whole]] as const;
      }),
    ),
  );
}

/** The masters are declared in the domain, and their routes made of that: each is as old as the youngest of these files. */
function placesOfMasters(): SourcePlace[] {
  return [ENDPOINTS, SERVER, 'packages/domain/src']
    .flatMap(filesIn)
    .filter((path) => path.includes('/masters/') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, lines: WHOLE_FILE }));
}

/** Finds where a route is written by its name, `GET /api/bills`: its endpoint, its line and the files that do its work. */
export function findRouteSources(): (routeName: string) => readonly SourcePlace[] {
  const declared = declaredEndpoints();
  const served = servedEndpoints();
  const ofMasters = placesOfMasters();
  return (routeName) => {
    const endpoint = declared.get(routeName);
    if (endpoint === undefined) return ofMasters;
    return [endpoint.place, ...(served.get(endpoint.name) ?? [])];
  };
}
