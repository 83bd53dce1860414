import { POSTING_KINDS } from '@nidan/domain/money/posting-kinds';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ledgerTexts } from './texts/ledger-texts.ts';

/** What a kind of posting is called; one that this version does not know stays as it is. */
export function usePostingWord(): (kind: string) => string {
  const t = useTexts(ledgerTexts);
  return (kind) => {
    const known = POSTING_KINDS.find((one) => one === kind);
    return known === undefined ? kind : t(known);
  };
}
