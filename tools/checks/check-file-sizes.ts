import { basename, dirname } from 'node:path';
import { isTest, type SourceFile } from '../source-files.ts';

const MOST_LINES = 400;
const MOST_TEST_LINES = 600;
/** Names that say where something is kept and not what it does: everything ends up in such a drawer. */
const DRAWERS = /^(index|utils?|helpers?|common|misc|shared|types?|lib|stuff)$/i;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/** Finds files that are too long, or whose name or folder is a drawer or not in the form agreed. */
export function checkFileSizes(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => [...sizeProblems(path, text), ...nameProblems(path)]);
}

function sizeProblems(path: string, text: string): string[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const most = isTest(path) ? MOST_TEST_LINES : MOST_LINES;
  return lines > most ? [`${path}: ${lines} lines, ${most} at most: split it by verb or by part`] : [];
}

function nameProblems(path: string): string[] {
  if (!/\.(ts|tsx|mjs)$/.test(path)) return [];
  const folders = dirname(path).split('/');
  const stem = basename(path)
    .replace(/\.(ts|tsx|mjs)$/, '')
    .replace(/\.(test|query|config|d)$/, '');
  const drawer = [...folders, stem].find((name) => DRAWERS.test(name));
  if (drawer !== undefined) return [`${path}: "${drawer}" names a drawer: name the one thing it holds`];
  if (KEBAB.test(stem) || (PASCAL.test(stem) && path.startsWith('apps/web/'))) return [];
  return [`${path}: name it in kebab-case, a React component in PascalCase`];
}
