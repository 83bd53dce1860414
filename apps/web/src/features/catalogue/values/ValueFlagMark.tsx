import type { ResultFlag } from '@nidan/contract/lab/results/result-value';
import { type ActionLimits, actionSide } from '@nidan/domain/ranges/action-limits';
import type { CriticalLimits } from '@nidan/domain/results/critical';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ResultFlagMark } from './ResultFlagMark.tsx';
import { resultsTexts } from './texts/results-texts.ts';

interface ValueFlagMarkProps {
  /** As displayed. */
  readonly value: string | null;
  readonly flag: ResultFlag;
  readonly range: (ActionLimits & CriticalLimits) | null;
}

/** Flag of a value, with the word that it calls for action first when it lies beyond a limit for it. */
export function ValueFlagMark({ value, flag, range }: ValueFlagMarkProps) {
  const t = useTexts(resultsTexts);
  const side = value === null || range === null ? null : actionSide(value, range);
  if (side === null) return <ResultFlagMark flag={flag} />;
  const limit = side === 'low' ? range?.actionLow : range?.actionHigh;
  const tip = t(side === 'low' ? 'actionBelow' : 'actionAbove', { limit: limit ?? '' });
  return (
    <>
      <ResultFlagMark flag={flag} />{' '}
      <span className="ui-flag ui-flag-delta" title={tip}>
        {t('action')}
      </span>
    </>
  );
}
