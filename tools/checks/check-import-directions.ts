import { placeOf, wholeOf, whyBeyondArea } from '../house.ts';
import { importsOf } from '../import-graph.ts';
import { isTest, type SourceFile } from '../source-files.ts';

/** Which parts of the repository each part may import (ARCHITECTURE: imports point one way). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  web: ['domain', 'contract'],
  simulators: ['domain', 'contract'],
  e2e: ['domain', 'contract', 'server', 'web', 'simulators', 'tools', 'bench'],
  bench: ['domain', 'contract', 'server', 'simulators', 'tools'],
  tools: ['domain', 'contract', 'server'],
};

/** Libraries that the domain uses, for what it cannot write better itself. */
const LIBRARIES_OF_DOMAIN = ['re2js'];

/** What tests may import besides: the outside world that the adapters are tried against. */
const TESTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = { server: ['simulators'] };

/** Inside an app a file imports its own layer and those before it. */
const LAYERS = ['kernel', 'features', 'app'];

/** Finds imports that point the wrong way; one line each, `path:line: why`. */
export function checkImportDirections(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => /\.tsx?$/.test(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line, target }) => {
        const isLibrary = partOf(file.path) === 'domain' && LIBRARIES_OF_DOMAIN.includes(specifier);
        const why = isLibrary ? null : whyForbidden(file.path, target);
        return why === null ? [] : [`${file.path}:${line}: imports ${specifier}: ${why}`];
      }),
    );
}

function whyForbidden(from: string, target: string | null): string | null {
  const source = partOf(from);
  if (source === null) return null;
  if (target === null) {
    return source === 'domain' && !isTest(from) ? 'the domain depends on nothing else' : null;
  }
  const part = partOf(target);
  if (part === null) return null;
  if (part !== source) {
    const besides = isTest(from) ? (TESTS_MAY_IMPORT[source] ?? []) : [];
    const mayImport = [...(MAY_IMPORT[source] ?? []), ...besides].includes(part);
    return mayImport ? null : `${source} may not import ${part}`;
  }
  return isTest(from) ? null : (whyForbiddenInApp(from, target) ?? whyForbiddenToFeature(from, target));
}

function partOf(path: string): string | null {
  const [first = '', second = ''] = path.split('/');
  const part = first === 'packages' || first === 'apps' ? second : first;
  return part in MAY_IMPORT ? part : null;
}

function whyForbiddenInApp(from: string, target: string): string | null {
  const inApp = /^apps\/[a-z]+\/src\//;
  if (!inApp.test(from) || !inApp.test(target)) return null;
  const [source, goal] = [layerOf(from), layerOf(target)];
  return LAYERS.indexOf(goal) > LAYERS.indexOf(source) ? `${source} may not import ${goal}` : null;
}

function layerOf(path: string): string {
  const folder = path.split('/')[3] ?? '';
  return LAYERS.includes(folder) ? folder : 'app';
}

/** Features know those of their area and of the areas left of it; what writes a table, and the routes, are their owner's alone. */
function whyForbiddenToFeature(from: string, target: string): string | null {
  const [own, other] = [placeOf(from), placeOf(target)];
  if (own === null || other === null || own.feature === other.feature) return null;
  const beyond = whyBeyondArea(own, other);
  if (beyond !== null) return beyond;
  if (/\/routes(\.ts)?$/.test(target)) return whoseAlone(other.feature);
  const rowsOfOthers =
    /-rows(\.ts)?$/.test(target) && own.tree === 'server' && wholeOf(own.feature) !== wholeOf(other.feature);
  return rowsOfOthers ? whoseAlone(other.feature) : null;
}

function whoseAlone(feature: string): string {
  return `only ${feature} itself may use this file: call one of its commands or queries`;
}
