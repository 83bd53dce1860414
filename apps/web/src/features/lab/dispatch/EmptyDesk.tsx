import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { dispatchTexts } from './texts/dispatch-texts.ts';

interface EmptyDeskProps {
  readonly isFiltered: boolean;
  readonly isAll: boolean;
  readonly onClear: () => void;
}

/** An empty list of the desk: the filters hide everything, all is done in this state, or nothing was released yet. */
export function EmptyDesk({ isFiltered, isAll, onClear }: EmptyDeskProps) {
  const t = useTexts(dispatchTexts);
  if (isFiltered) {
    return (
      <EmptyState
        kind="hidden"
        title={t('hiddenTitle')}
        text={t('hiddenText')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    );
  }
  if (isAll) return <EmptyState kind="nothing" icon="reports" title={t('noneYet')} text={t('noneYetText')} />;
  return <EmptyState kind="done" title={t('noneTitle')} text={t('noneText')} />;
}
