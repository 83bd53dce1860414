import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../source-files.ts';

const REQUIREMENTS = 65;

const SHORT: Readonly<Record<string, string>> = {
  server: 'apps/server/src',
  domain: 'packages/domain/src',
  contract: 'packages/contract/src',
  web: 'apps/web/src',
};

/** The path that a row names, from the root; null for a word that is no path. */
function pathOf(word: string): string | null {
  if (!/^[\w.-]+(\/[\w.-]+)*\.\w+$/.test(word)) return null;
  const [first = '', ...rest] = word.split('/');
  const folder = rest.length === 0 ? undefined : SHORT[first];
  return folder === undefined ? word : [folder, ...rest].join('/');
}

/** Finds what is wrong with the table of threats: a requirement without its row or without proof, a file that is not there. */
export function threatFaults(page: string, exists: (path: string) => boolean): string[] {
  const rows = page.split('\n').flatMap((line) => {
    const [, no, ...cells] = line.split('|').map((cell) => cell.trim());
    return no !== undefined && /^\d+$/.test(no) ? [{ no: Number(no), cells }] : [];
  });
  const order = rows.map(({ no }) => no).join();
  const expected = Array.from({ length: REQUIREMENTS }, (_, at) => at + 1).join();
  const problems =
    order === expected
      ? []
      : [`docs/threats.md: rows 1 to ${REQUIREMENTS} are needed, each once and in order`];
  for (const { no, cells } of rows) {
    const [requirement = '', code = '', proof = ''] = cells;
    if (requirement === '' || code === '' || proof === '')
      problems.push(`docs/threats.md: row ${no} leaves a cell empty`);
    for (const [, word = ''] of `${code} ${proof}`.matchAll(/`([^`]+)`/g)) {
      const path = pathOf(word);
      if (path !== null && !exists(path))
        problems.push(`docs/threats.md: row ${no} names ${word}, which is not there`);
    }
  }
  return problems;
}

export function checkThreats(): string[] {
  const page = readFileSync(join(repositoryRoot, 'docs/threats.md'), 'utf8');
  return threatFaults(page, (path) => existsSync(join(repositoryRoot, path)));
}
