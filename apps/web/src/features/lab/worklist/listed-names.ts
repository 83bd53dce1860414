import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { entryTexts } from '../results/texts/entry-texts.ts';

const NAMED = 3;

/** Names joined by commas, the first few of many. */
export function listedNames(t: Translate<(typeof entryTexts)['english']>, names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length <= NAMED ? shown : t('more', { names: shown, count: names.length - NAMED });
}
