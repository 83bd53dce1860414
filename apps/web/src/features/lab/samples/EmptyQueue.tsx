import { useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { collectTexts } from '../collection/texts/collect-texts.ts';

interface EmptyQueueProps {
  /** How many bills the search and the view leave out. */
  readonly hidden: number;
  /** Whether days leave somebody out, perhaps. */
  readonly hasDates: boolean;
  /** When the server was last asked. */
  readonly at: Date;
  readonly onShowAll: () => void;
  readonly onAnyTime: () => void;
}

/** An empty queue: everybody is served, or somebody is hidden. */
export function EmptyQueue({ hidden, hasDates, at, onShowAll, onAnyTime }: EmptyQueueProps) {
  const t = useTexts(collectTexts);
  const zone = useZone();
  if (hidden > 0) {
    return (
      <EmptyState
        kind="hidden"
        title={t('hidden', { count: hidden })}
        text={t('hiddenText')}
        action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="done"
      title={t('nobody')}
      text={t('nobodyText', { time: showTime(at, zone) })}
      action={hasDates && <Button onClick={onAnyTime}>{t('anyTime')}</Button>}
    />
  );
}
