import { posix } from 'node:path';
import { isTest, lineOf, withoutComments, type SourceFile } from './source-files.ts';

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

/** What tests may import besides: the outside world that the adapters are tried against. */
const TESTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = { server: ['simulators'] };

/** Inside an app a file imports its own layer and those before it. */
const LAYERS = ['kernel', 'features', 'app'];

/** The feature that fills an empty database with the demo lab: it goes through the row files of all the others. */
const SEEDING_FEATURE = 'demo';

const IMPORTS = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"]([^'"]+)['"]/gm;

/** Finds imports that point the wrong way; one line each, `path:line: why`. */
export function checkImportDirections(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => /\.tsx?$/.test(file.path))
    .flatMap((file) => {
      const code = withoutComments(file.text);
      return [...code.matchAll(IMPORTS)].flatMap((match) => {
        const specifier = match[1] ?? '';
        const why = whyForbidden(file.path, specifier);
        return why === null
          ? []
          : [`${file.path}:${lineOf(code, match.index)}: imports ${specifier}: ${why}`];
      });
    });
}

function whyForbidden(from: string, specifier: string): string | null {
  const source = partOf(from);
  if (source === null) return null;
  const target = resolveImport(from, specifier);
  if (target === null) {
    return source === 'domain' && !isTest(from) ? 'the domain depends on nothing' : null;
  }
  const part = partOf(target);
  if (part === null) return null;
  if (part !== source) {
    const besides = isTest(from) ? (TESTS_MAY_IMPORT[source] ?? []) : [];
    const mayImport = [...(MAY_IMPORT[source] ?? []), ...besides].includes(part);
    return mayImport ? null : `${source} may not import ${part}`;
  }
  return isTest(from) ? null : whyForbiddenInApp(from, target);
}

function partOf(path: string): string | null {
  const [first = '', second = ''] = path.split('/');
  const part = first === 'packages' || first === 'apps' ? second : first;
  return part in MAY_IMPORT ? part : null;
}

/** Path of the imported file without extension, from the root; null for packages from outside. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@nidan\/([a-z]+)(?:\/(.*))?$/.exec(specifier);
  if (own === null) return null;
  const [, name = '', rest = ''] = own;
  const folder = name === 'domain' || name === 'contract' ? 'packages' : name in MAY_IMPORT ? 'apps' : '';
  return posix.join(folder, name, 'src', rest);
}

function whyForbiddenInApp(from: string, target: string): string | null {
  const inApp = /^apps\/[a-z]+\/src\//;
  if (!inApp.test(from) || !inApp.test(target)) return null;
  const [source, goal] = [layerOf(from), layerOf(target)];
  if (LAYERS.indexOf(goal) > LAYERS.indexOf(source)) return `${source} may not import ${goal}`;
  if (source !== 'features' || goal !== 'features') return null;
  const [feature, other] = [featureOf(from), featureOf(target)];
  if (feature === other || feature === SEEDING_FEATURE) return null;
  return /(-rows|\/routes)(\.ts)?$/.test(target)
    ? `only ${other} itself may use this file: call one of its commands or queries`
    : null;
}

function layerOf(path: string): string {
  const folder = path.split('/')[3] ?? '';
  return LAYERS.includes(folder) ? folder : 'app';
}

function featureOf(path: string): string {
  return path.split('/')[4] ?? '';
}
