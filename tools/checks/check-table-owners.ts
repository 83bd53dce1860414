import { placeOf, wholeOf } from '../house.ts';
import { isTest, lineOf, withoutComments, type SourceFile } from '../source-files.ts';

/** Files that load many tables at once, as the owner and not on behalf of a user. */
const BULK_LOADERS = [/^bench\//, /^e2e\//, /^tools\//, /^apps\/server\/src\/seed\//];

interface Write {
  table: string;
  path: string;
  line: number;
}

const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?([a-z_]+)"?/gi;
/** Kysely's and our own writers: the first string of the call is the table. */
const BUILDER =
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\s*\(\s*(?:(['"`])([a-z_]+)\b[^'"`]*\1)?/g;
const ROW_WRITER = /\binsertRows\s*\(\s*[\w.]+\s*,\s*(?:(['"`])([a-z_]+)\1)?/g;
const RAW =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?"?([a-z_]+)"?|\bupdate\s+(?:only\s+)?(?:public\.)?"?([a-z_]+)"?(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/gi;

/**
 * Finds writes to a table from elsewhere than its owner: a table of a feature is written in that feature's `*-rows.ts` files
 * alone, a table of the kernel in the kernel alone. A table belongs to whoever writes it first in that sense.
 */
export function checkTableOwners(files: readonly SourceFile[]): string[] {
  const tables = new Set(
    files
      .filter(({ path }) => path.endsWith('.sql'))
      .flatMap(({ text }) => [...text.matchAll(CREATED)].map((match) => (match[1] ?? '').toLowerCase())),
  );
  const scanned = files.filter(
    ({ path }) =>
      /^(apps|packages|bench|e2e|tools)\/.*\.tsx?$/.test(path) &&
      !isTest(path) &&
      !BULK_LOADERS.some((some) => some.test(path)),
  );
  const writes: Write[] = [];
  const problems: string[] = [];
  for (const file of scanned) {
    const code = withoutComments(file.text);
    for (const { table, at } of writesIn(code)) {
      const line = lineOf(code, at);
      if (table === null) problems.push(...unnamedTable(file.path, line));
      else if (tables.has(table)) writes.push({ table, path: file.path, line });
    }
  }
  return [...problems, ...writes.flatMap((write) => misplaced(write, writes))];
}

function writesIn(code: string): { table: string | null; at: number }[] {
  return [
    ...[...code.matchAll(BUILDER)].map((match) => ({ table: match[2] ?? null, at: match.index })),
    ...[...code.matchAll(ROW_WRITER)].map((match) => ({ table: match[2] ?? null, at: match.index })),
    ...[...code.matchAll(RAW)].map((match) => ({
      table: (match[1] ?? match[2] ?? '').toLowerCase(),
      at: match.index,
    })),
  ];
}

function unnamedTable(path: string, line: number): string[] {
  const own = path.startsWith('apps/server/src/kernel/database/');
  return own
    ? []
    : [`${path}:${line}: writes to a table that is not named in place: the owner cannot be checked`];
}

function misplaced(write: Write, writes: readonly Write[]): string[] {
  const at = `${write.path}:${write.line}: writes ${write.table}`;
  const owner = ownerOf(write.path);
  if (owner === null) return [`${at}: only a feature or the kernel writes tables`];
  if (owner !== 'kernel' && !write.path.endsWith('-rows.ts'))
    return [`${at}: only a *-rows.ts file writes a table`];
  const others = writes
    .filter(({ table, path }) => table === write.table && ownerOf(path) !== owner)
    .map(({ path }) => path);
  if (others.length === 0) return [];
  return [`${at}, which ${[...new Set(others)].join(', ')} writes too: one owner, others call its command`];
}

function ownerOf(path: string): string | null {
  if (path.startsWith('apps/server/src/kernel/')) return 'kernel';
  const place = placeOf(path);
  return place === null ? null : wholeOf(place.feature);
}
