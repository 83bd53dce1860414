import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../source-files.ts';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const PACKAGES = [
  '',
  'packages/domain',
  'packages/contract',
  'apps/server',
  'apps/web',
  'apps/simulators',
  'e2e',
  'bench',
  'tools',
];

type Manifest = Partial<Record<(typeof KINDS)[number], Readonly<Record<string, string>>>>;

/** Finds direct dependencies without a row of the page, rows without a dependency, and versions that are not exact. */
export function dependencyFaults(page: string, manifests: readonly Manifest[]): string[] {
  const all = manifests.flatMap((manifest) => KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {})));
  const own = all.filter(([name]) => !name.startsWith('@nidan/'));
  const used = new Set(own.map(([name]) => name).filter((name) => !name.startsWith('@types/')));
  const told = new Set([...page.matchAll(/^\| `([^`]+)` /gmu)].map(([, name = '']) => name));
  return [
    ...[...used].filter((name) => !told.has(name)).map((name) => `docs/dependencies.md: no row for ${name}`),
    ...[...told]
      .filter((name) => !used.has(name))
      .map((name) => `docs/dependencies.md: nothing uses ${name}`),
    ...own
      .filter(([, version]) => !/^\d+\.\d+\.\d+/u.test(version))
      .map(([name, version]) => `${name} ${version}: pin the exact version`),
  ];
}

function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

/** Finds what is wrong with the page of dependencies of the repository. */
export function checkDependencies(): string[] {
  // as: a package.json is written by npm in this shape
  const manifests = PACKAGES.map((folder) => JSON.parse(readText(join(folder, 'package.json'))) as Manifest);
  return dependencyFaults(readText('docs/dependencies.md'), manifests);
}
