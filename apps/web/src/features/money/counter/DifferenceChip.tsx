import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { counterTexts } from './texts/counter-texts.ts';

/** What a drawer has less or more than it should, in paise. */
export function DifferenceChip({
  counted,
  expected,
}: {
  readonly counted: number;
  readonly expected: number;
}) {
  const t = useTexts(counterTexts);
  const difference = counted - expected;
  if (difference === 0) return <StatusChip tone="ok">{t('none')}</StatusChip>;
  const amount = rupees(Math.abs(difference));
  return difference < 0 ? (
    <StatusChip tone="danger" icon="warn">
      {t('short', { amount })}
    </StatusChip>
  ) : (
    <StatusChip tone="warn" icon="warn">
      {t('over', { amount })}
    </StatusChip>
  );
}
