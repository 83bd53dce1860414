import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionMatrix } from '../apps/server/src/permission-matrix.ts';
import { repositoryRoot } from './source-files.ts';

const path = join(repositoryRoot, 'docs/permissions.json');

/** Finds whether the matrix of routes and roles is not the one that the endpoints make. */
export function checkPermissions(): string[] {
  return readFileSync(path, 'utf8') === generated()
    ? []
    : ['docs/permissions.json is stale: run `npm run permissions` and look at what changed for whom'];
}

/** One line for each role and each route, so that a change shows whom it concerns. */
function generated(): string {
  const { roles, routes } = permissionMatrix();
  return `{"roles": ${lines(roles)},\n"routes": ${lines(routes)}}\n`;
}

function lines(entries: object): string {
  return `{\n${Object.entries(entries)
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(path, generated());
