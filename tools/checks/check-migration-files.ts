import { lineOf, type SourceFile } from '../source-files.ts';

const CONSTRAINT = /\b(primary\s+key|foreign\s+key|unique|references|check\s*\(|exclude\b)/gi;
const NAMED = /\bconstraint\s+[a-z_0-9]+\s*$/i;
const TABLE_STATEMENT = /\b(?:create|alter)\s+table\b[^;]*;/gi;
const TRANSACTION = /^\s*(begin|commit|rollback|start\s+transaction)\s*;/gim;

/**
 * Finds in the text of the migrations what the catalogue no longer shows: constraints without a name, transactions of their own; and
 * migrations that land without a number.
 */
export function checkMigrationFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\/migrations\/[^/]+\.sql$/.test(path))
    .flatMap(({ path, text }) => {
      const sql = withoutStringsAndComments(text);
      const at = (position: number): string => `${path}:${lineOf(sql, position)}`;
      const unnumbered = /\/next_[^/]+$/.test(path);
      return [
        ...(unnumbered
          ? [`${path}: has no number yet: run \`npm run migrations:number\` where it lands`]
          : []),
        ...[...sql.matchAll(TRANSACTION)].map(
          (match) => `${at(match.index)}: the runner opens and ends the transaction`,
        ),
        ...[...sql.matchAll(TABLE_STATEMENT)].flatMap((statement) =>
          unnamedConstraints(statement[0]).map(
            ({ what, index }) =>
              `${at(statement.index + index)}: ${what} without a name: write "constraint <name> ${what}"`,
          ),
        ),
      ];
    });
}

function unnamedConstraints(statement: string): { what: string; index: number }[] {
  return [...statement.matchAll(CONSTRAINT)].flatMap((match) => {
    const before = statement.slice(0, match.index);
    const what = match[0].toLowerCase().replace(/\s*\($/, '');
    // "foreign key (…) references …" is one constraint.
    if (what === 'references' && /\bforeign\s+key\s*\([^)]*\)\s*$/i.test(before)) return [];
    return NAMED.test(before) ? [] : [{ what, index: match.index }];
  });
}

function withoutStringsAndComments(sql: string): string {
  return sql.replace(/--[^\n]*|'[^']*'/g, (text) => text.replace(/[^\n]/g, ' '));
}
