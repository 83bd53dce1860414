import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';

/** Marks what is to be done first. */
export function StatMark() {
  const t = useTexts(resultsTexts);
  return (
    <StatusChip tone="warn" icon="flame">
      <span title={t('statTip')}>{t('stat')}</span>
    </StatusChip>
  );
}
