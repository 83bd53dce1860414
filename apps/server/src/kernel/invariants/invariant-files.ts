import { PROGRAM_IDS, type ProgramName, PROGRAMS } from '@nidan/domain/access/programs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The invariants of this release. */
export const invariantsFolder = fileURLToPath(new URL('../../../invariants', import.meta.url));

/** A query that must answer no row. */
export interface Invariant {
  /** Name of the file without its ending: F12-bill-totals-equal-lines. */
  readonly name: string;
  /** What no row proves: the comment at the head of the file. */
  readonly proves: string;
  /** With the ids of programs in it. */
  readonly sql: string;
}

const NAME = /^[A-Z]\d{2}-[a-z0-9-]+\.sql$/;

function headComment(sql: string): string {
  const lines = sql.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^--\s?/, ''))
    .join(' ');
}

/**
 * The SQL of an invariant or its control, with the ids of the programs of the product, which the domain lists: `:programs` stands for all of
 * them, `:program.rules` for one. Throws an Error for a program that does not exist.
 */
export function withPrograms(sql: string): string {
  return sql
    .replaceAll(/:program\.(\w+)/gu, (_, name: string) => {
      if (!isProgramName(name)) throw new Error(`There is no program ${name}`);
      return `'${PROGRAMS[name].userId}'`;
    })
    .replaceAll(/:programs\b/gu, PROGRAM_IDS.map((id) => `'${id}'`).join(', '));
}

function isProgramName(name: string): name is ProgramName {
  return Object.hasOwn(PROGRAMS, name);
}

/** Reads the invariants in the order of their names. Throws an Error on a file of another name, or one that does not say what it proves. */
export function readInvariants(folder: string = invariantsFolder): Invariant[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  return names.toSorted().map((name) => {
    const path = join(folder, name);
    if (!NAME.test(name))
      throw new Error(`${path} is not an invariant: they are named like F12-what-holds.sql`);
    const sql = readFileSync(path, 'utf8');
    const proves = headComment(sql);
    if (proves === '') throw new Error(`${path} must begin with a comment that says what it proves`);
    return { name: name.replace(/\.sql$/, ''), proves, sql: withPrograms(sql) };
  });
}
