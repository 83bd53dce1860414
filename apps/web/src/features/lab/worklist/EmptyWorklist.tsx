import { countWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { worklistTexts } from './texts/worklist-texts.ts';

interface EmptyWorklistProps {
  /** When the server was last asked. */
  readonly at: Date;
  readonly onShowAll: () => void;
}

/** An empty worklist: all is done, or the filters hide what there is. */
export function EmptyWorklist({ at, onShowAll }: EmptyWorklistProps) {
  const t = useTexts(worklistTexts);
  const zone = useZone();
  const { data } = useApiQuery(countWorklist, { query: {} });
  if (!data) return null;
  if (data.total === 0) {
    const time = showTime(at, zone);
    return <EmptyState kind="done" title={t('done')} text={t('doneText', { time })} />;
  }
  return (
    <EmptyState
      kind="hidden"
      title={t('hidden', { count: data.total })}
      text={t('hiddenText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  );
}
