import type { RangeDraft } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';

interface DraftOnDesk {
  readonly draft: RangeDraft | null;
  /** Something was typed since the draft was saved. */
  readonly changed: boolean;
  readonly faults: number;
  readonly reason: string;
}

/** Why the draft cannot be activated, the first thing to do about it; null when it can. */
export function useWhyNotActive({ draft, changed, faults, reason }: DraftOnDesk): string | null {
  const t = useTexts(catalogTexts);
  if (changed) return t('unsaved');
  if (draft === null) return t('noDraftYet');
  if (faults > 0) return t('faults', { count: faults });
  if (!draft.mayActivate) return t('ownDraft');
  return reason.trim().length < 3 ? t('giveReason') : null;
}
