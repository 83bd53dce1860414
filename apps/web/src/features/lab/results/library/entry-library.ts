import { masterEndpoints, type MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import { plainOfHtml } from '@nidan/domain/masters/plain-of-html';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { api } from '../../../../kernel/api/api.ts';

/** A text that a result in sentences may begin with. */
export interface LibraryText {
  readonly key: string;
  readonly name: string;
  /** What is written into the result. */
  readonly text: string;
}

const MOST = 20;

function isEnabled({ status }: MasterView): boolean {
  return status === masterData.codes.enabled;
}

function textIn(view: MasterView, field: string): string {
  const value = view[field];
  return typeof value === 'string' ? value : '';
}

async function listed(
  name: 'html-text' | 'culture-cc-helplist',
  q: string,
  signal: AbortSignal,
): Promise<LibraryText[]> {
  const { rows } = await api(masterEndpoints(name).list, { query: { q, limit: MOST }, signal });
  return rows.filter(isEnabled).map((view) => ({
    key: `${name} ${view.code}`,
    name: view.name,
    text: name === 'html-text' ? plainOfHtml(textIn(view, 'html')) : textIn(view, 'text'),
  }));
}

/** Words of a parameter's help list that a text finds. */
export function wordsThatMatch(words: readonly string[], q: string): readonly LibraryText[] {
  const sought = q.toLowerCase();
  return words
    .filter((word) => word.toLowerCase().includes(sought))
    .map((word) => ({ key: `word ${word}`, name: word, text: word }));
}

/** Texts for a result: the parameter's own help list first, then the texts and culture comments of the lab. */
export async function findTexts(
  words: readonly string[],
  q: string,
  signal: AbortSignal,
): Promise<readonly LibraryText[]> {
  const [html, comments] = await Promise.all([
    listed('html-text', q, signal),
    listed('culture-cc-helplist', q, signal),
  ]);
  return [...wordsThatMatch(words, q), ...html, ...comments];
}
