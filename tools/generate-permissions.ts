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

function generated(): string {
  return `${JSON.stringify(permissionMatrix(), null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(path, generated());
