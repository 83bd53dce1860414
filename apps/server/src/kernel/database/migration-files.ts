import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
}

export interface AppliedMigration {
  name: string;
  sha256: string;
}

/** A set of migrations that must not be run, with the reason as one sentence. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

/** A migration that has no number yet: it gets one when it lands, so that two people can write one at once. */
export function isUnnumbered(name: string): boolean {
  return name.startsWith('next_');
}

/**
 * Reads `0001_name.sql`, `0002_….sql` … in order, then those named `next_….sql`. Throws MigrationRefused on another name, a gap or
 * a number used twice.
 */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const names = readdirSync(folder).toSorted();
  for (const [index, name] of names.entries()) {
    const expected = String(index + 1).padStart(4, '0');
    if (!/^(?:\d{4}|next)_[a-z0-9_]+\.sql$/.test(name)) {
      throw new MigrationRefused(
        `${join(folder, name)} is not a migration: they are named like 0001_what_it_does.sql`,
      );
    }
    if (!isUnnumbered(name) && !name.startsWith(`${expected}_`)) {
      throw new MigrationRefused(
        `Migration ${expected} is missing, or its number is used twice: the next file is ${name}`,
      );
    }
  }
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * The files still to be applied. Throws MigrationRefused when an applied file has changed, is gone, or lies after one that
 * was not applied. Files applied by a newer release are accepted: the release before it must go on working.
 */
export function pendingMigrations(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): MigrationFile[] {
  for (const [index, row] of applied.toSorted((a, b) => (a.name < b.name ? -1 : 1)).entries()) {
    const file = files[index];
    if (file === undefined) return [];
    if (file.name !== row.name) {
      throw new MigrationRefused(
        `The database has ${row.name} where this release has ${file.name}: they do not belong together`,
      );
    }
    if (file.sha256 !== row.sha256) {
      throw new MigrationRefused(
        `${file.name} was changed after it had been applied. Restore the file and put the change into a new migration.`,
      );
    }
  }
  return files.slice(applied.length);
}
