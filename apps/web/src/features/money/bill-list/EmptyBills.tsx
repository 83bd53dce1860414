import { rangeText } from '../../../kernel/dates/list-dates.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { isNarrowed, type ListState, viewOf } from './bill-views.ts';
import { patientsTexts } from './texts/patients-texts.ts';

interface EmptyBillsProps {
  readonly state: ListState;
  readonly onAnyDay: () => void;
  readonly onClear: () => void;
}

/** A list without bills: nobody came yet, everything is paid, or something is left out. */
export function EmptyBills({ state, onAnyDay, onClear }: EmptyBillsProps) {
  const t = useTexts(patientsTexts);
  if (isNarrowed(state)) {
    const others = state.q !== '' && state.dates !== '' && state.dates !== rangeText('allTime');
    return (
      <EmptyState
        kind="hidden"
        title={t('hidden')}
        text={t('hiddenText')}
        action={
          others ? (
            <Button onClick={onAnyDay}>{t('anyDay')}</Button>
          ) : (
            <Button onClick={onClear}>{t('clear')}</Button>
          )
        }
      />
    );
  }
  const view = viewOf(state);
  if (view === 'dues') return <EmptyState kind="done" title={t('noneDue')} text={t('noneDueText')} />;
  if (view === 'today')
    return <EmptyState kind="nothing" icon="desk" title={t('nobody')} text={t('nobodyText')} />;
  return <EmptyState kind="nothing" icon="desk" title={t('none')} text={t('noneText')} />;
}
