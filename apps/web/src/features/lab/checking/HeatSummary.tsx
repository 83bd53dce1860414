import type { WorklistCounts } from '@nidan/contract/lab/results/worklist-row';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { worklistTexts } from '../worklist/texts/worklist-texts.ts';

/** How many tests have time enough, little time, and none left. */
export function HeatSummary({ cool, warm, hot }: WorklistCounts['urgency']) {
  const t = useTexts(worklistTexts);
  return (
    <span className="row" role="status">
      <span className="ui-tat ui-tat-cool">{t('cool', { count: cool })}</span>
      {warm > 0 && (
        <span className="ui-tat ui-tat-warm">
          <Icon name="hourglass" size={12} />
          {t('warm', { count: warm })}
        </span>
      )}
      {hot > 0 && (
        <span className="ui-tat ui-tat-hot">
          <Icon name="flame" size={12} />
          {t('hot', { count: hot })}
        </span>
      )}
    </span>
  );
}
