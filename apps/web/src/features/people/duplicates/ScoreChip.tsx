import type { DuplicatePair } from '@nidan/contract/people/patients/duplicate-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { duplicateTexts } from './texts/duplicate-texts.ts';

/** How likely a pair is one person. */
export function ScoreChip({ score, isLikely }: Pick<DuplicatePair, 'score' | 'isLikely'>) {
  const t = useTexts(duplicateTexts);
  return (
    <StatusChip tone={isLikely ? 'warn' : 'info'} icon={isLikely ? 'warn' : 'info'}>
      {t('ofHundred', { score })}
    </StatusChip>
  );
}
