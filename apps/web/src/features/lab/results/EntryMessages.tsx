import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import styles from './EntryMessages.module.css';
import type { EntryRow } from './entry-row.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { RerunState } from './RerunState.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import type { Entry } from './use-entry.ts';

interface EntryMessagesProps {
  readonly billId: string;
  readonly test: WorksheetTest;
  readonly entry: Entry;
  readonly bad: readonly EntryRow[];
  /** Typed in any test of the bill and not saved yet. */
  readonly criticals: readonly EntryRow[];
  readonly onReload: () => void;
  readonly onSave: () => void;
}

const NEXT_STEPS = {
  ncollected: 'stepCollect',
  naccessioned: 'stepAccession',
  checked: 'stepChecked',
  onHold: 'stepHold',
  outsourced: 'stepOutsourced',
} as const;

/** What stands in the way above the grid: a refused save, values to correct, a test that takes no results. */
export function EntryMessages({ billId, test, entry, bad, criticals, onReload, onSave }: EntryMessagesProps) {
  const t = useTexts(entryTexts);
  const shared = useTexts(resultsTexts);
  const stateLabel = useStateLabel(billTest);
  const refusal = entry.refused?.refusal;
  const step = Object.entries(NEXT_STEPS).find(([state]) => state === test.state)?.[1];
  const isStale = refusal?.code === 'stale-version' || refusal?.code === 'transition-refused';
  const [first] = bad;
  const isOpen = test.can.includes('enterResults');
  const isRerun = test.rerun !== null && rerun.stateOf(test.rerun.status) !== 'done';
  const isElsewhere = test.state === 'outsourced';
  if (!refusal && !first && isOpen && !isRerun && !isElsewhere && criticals.length === 0) return null;
  return (
    <div className={styles.messages} data-region>
      {isRerun && test.rerun && (
        <Note tone="info" icon="sync" end={<RerunState billId={billId} test={test} />}>
          {t('rerunShown', { by: test.rerun.requestedBy, reason: test.rerun.reason })}
        </Note>
      )}
      {isOpen && isElsewhere && <Note tone="info">{t('stepOutsourced')}</Note>}
      {!isOpen && (
        <Note tone="info" icon="lock">
          <b>{t('notReadable', { state: stateLabel(billTest.stateOf(test.state)) })}</b>{' '}
          {step ? t(step) : shared('notNow', { state: stateLabel(billTest.stateOf(test.state)) })}
        </Note>
      )}
      {refusal && isStale && (
        <Note tone="warn" end={<Button onClick={onReload}>{t('reload')}</Button>}>
          <b role="alert">{refusal.msg}</b> {t('staleText')}
        </Note>
      )}
      {refusal && !isStale && <ErrorState kind="row" refusal={refusal} onRetry={onSave} />}
      {criticals.length > 0 && (
        <Note tone="danger">
          <b>{t('criticalTyped')}</b>{' '}
          {criticals
            .map(({ parameter: { name, unit }, value, test: { test: of } }) =>
              t('criticalTypedIn', { value: `${name} ${value ?? ''} ${unit}`.trim(), test: of.name }),
            )
            .join(', ')}
        </Note>
      )}
      {first && (
        <Note tone="danger">
          <b>{t('badValues', { count: bad.length })}.</b>{' '}
          {t('badValuesText', { first: `${first.parameter.name}: ${first.bad ?? ''}` })}
        </Note>
      )}
    </div>
  );
}
