import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { samplesTexts } from './texts/samples-texts.ts';

/** Marks what comes before everything else. */
export function StatMark() {
  const t = useTexts(samplesTexts);
  return (
    <StatusChip tone="warn" icon="flame">
      {t('stat')}
    </StatusChip>
  );
}
