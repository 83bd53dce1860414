import { listAdvanceUses } from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceUse } from '@nidan/contract/money/advances/advance-view';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { advanceTexts } from './texts/advance-texts.ts';
import { UsesTable } from './UsesTable.tsx';

type T = Translate<(typeof advanceTexts)['english']>;

function wordsOf({ kind, labNo, mode }: AdvanceUse, t: T): string {
  if (kind === 'return') return t('givenBack', { mode: mode ?? '' });
  return t(kind === 'reversal' ? 'takenBack' : 'ofBill', { labNo: labNo ?? '' });
}

/** What an advance was used for. */
export function AdvanceUses({ advanceId }: { readonly advanceId: string }) {
  const t = useTexts(advanceTexts);
  const query = useApiPages(listAdvanceUses, { query: { advanceId } }, { keepFormer: false });
  return <UsesTable query={query} keyOf={({ id }) => id} wordsOf={(use) => wordsOf(use, t)} t={t} />;
}
