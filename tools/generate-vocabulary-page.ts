import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDocLines } from './set-doc-lines.ts';
import { repositoryRoot } from './source-files.ts';
import { vocabularyPage } from './vocabulary-page.ts';

const pagePath = join(repositoryRoot, 'docs/vocabulary.md');

/** Finds whether the page of states, codes and messages is not the one that the domain makes. */
export function checkVocabularyPage(): string[] {
  const stands = readFileSync(pagePath, 'utf8');
  return stands === generated() ? [] : ['docs/vocabulary.md is stale: run `npm run vocabulary:page`'];
}

function generated(): string {
  return vocabularyPage((name) => setDocLines(readFileSync(fileOf(name), 'utf8')));
}

/** A set stands in the file of its name, in the folder of its area: billTest in lab/bill-test.ts. */
function fileOf(set: string): string {
  const file = `${set.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;
  const folder = join(repositoryRoot, 'packages/domain/src/status-sets');
  const [path] = globSync(`{.,*}/${file}`, { cwd: folder });
  if (path === undefined) throw new Error(`${folder} has no ${file} for the set ${set}`);
  return join(folder, path);
}

if (process.argv[1] === import.meta.filename) writeFileSync(pagePath, generated());
