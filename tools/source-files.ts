import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

/** The root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'shots', '.git', '.nidan']);
const SOURCES = /\.(ts|tsx|mjs|css|sql)$/;
const GENERATED = /\.gen\.ts$/;

/** Every file that a person writes: code, styles and SQL, without generated files and what npm or a build put there. */
export function readSourceFiles(root: string = repositoryRoot): SourceFile[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return SKIPPED_FOLDERS.has(entry.name)
        ? []
        : readSourceFiles(join(root, entry.name)).map((file) => ({
            ...file,
            path: `${entry.name}/${file.path}`,
          }));
    }
    if (!SOURCES.test(entry.name) || GENERATED.test(entry.name)) return [];
    return [{ path: entry.name, text: readFileSync(join(root, entry.name), 'utf8') }];
  });
}

/** True for tests and what only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('e2e/') || path.includes('/testing/');
}

/** The code with its comments blanked out, line numbers kept. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[\s;,{}()])\/\/[^\n]*/g, '$1');
}

/** Line number, from 1, of a position in a text. */
export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
