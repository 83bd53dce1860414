import { isTest, withoutComments, type SourceFile } from '../source-files.ts';

/** So many equal lines in a row are a copy. */
const WINDOW = 8;

interface Line {
  text: string;
  number: number;
}

interface Place {
  file: string;
  index: number;
  line: number;
}

function isCompared(path: string): boolean {
  return (
    /\.(ts|tsx|mjs)$/.test(path) && !isTest(path) && !path.startsWith('packages/domain/src/status-sets/')
  );
}

/**
 * Finds runs of eight or more equal lines in two files. Comments, imports, blank lines and lines of brackets do not count,
 * nor does indentation. Tests may repeat themselves, and so may status sets: near-twins stay apart (ADR 3).
 */
export function checkDuplication(files: readonly SourceFile[]): string[] {
  const windows = new Map<string, Place>();
  const lastCopy = new Map<string, number>();
  const problems: string[] = [];
  for (const file of files.filter(({ path }) => isCompared(path))) {
    const lines = meaningfulLines(file.text);
    for (let index = 0; index + WINDOW <= lines.length; index += 1) {
      const key = lines
        .slice(index, index + WINDOW)
        .map(({ text }) => text)
        .join('\n');
      const line = lines[index]?.number ?? 0;
      const first = windows.get(key);
      if (first === undefined) {
        windows.set(key, { file: file.path, index, line });
      } else if (first.file !== file.path) {
        // A longer run gives a window per line: report it once.
        const run = `${first.file} ${file.path} ${index - first.index}`;
        if (lastCopy.get(run) !== index - 1)
          problems.push(`${file.path}:${line}: the same lines as ${first.file}:${first.line}`);
        lastCopy.set(run, index);
      }
    }
  }
  return problems;
}

function meaningfulLines(source: string): Line[] {
  const code = withoutComments(source).replace(/^import\b[^;]*;/gm, (text) => text.replace(/[^\n]/g, ''));
  return code
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/\s+/g, ' '), number: index + 1 }))
    .filter(({ text }) => /[A-Za-z0-9]/.test(text));
}
