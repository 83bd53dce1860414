import type { Translate } from '../../../../kernel/text/define-texts.ts';
import type { PriceDraft } from './price-draft.ts';
import type { ratesTexts } from '../texts/rates-texts.ts';
import { typedPrice } from './typed-price.ts';

interface TypedCells {
  readonly draft: PriceDraft;
  /** What the server said of cells, by their keys. */
  readonly refused: ReadonlyMap<string, string>;
}

/** What is wrong with a typed cell: what cannot be read, or the server's word; null when nothing is. */
export function cellFault(
  t: Translate<(typeof ratesTexts)['english']>,
  { draft, refused }: TypedCells,
  key: string,
): string | null {
  const text = draft.get(key);
  if (text === undefined) return null;
  const said = typedPrice(text);
  if (said.is !== 'unread') return refused.get(key) ?? null;
  return said.why === 'number'
    ? t('notNumber', { text })
    : t(said.why === 'zero' ? 'notZero' : 'notNegative');
}
