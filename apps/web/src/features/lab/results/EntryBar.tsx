import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './EntryBar.module.css';
import { entryKeys } from './entry-keys.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';

export interface TestTab {
  readonly test: WorksheetTest;
  readonly has: number;
  readonly of: number;
}

interface EntryBarProps {
  readonly tabs: readonly TestTab[];
  readonly current: WorksheetTest;
  readonly onPick: (billTestId: string) => void;
  readonly off: { readonly rerun?: string; readonly hold?: string; readonly save?: string };
  readonly busy: boolean;
  readonly hasNote: boolean;
  /** Off while the call of a critical value is what comes next. */
  readonly isPrimary: boolean;
  readonly onNote: () => void;
  readonly onRerun: () => void;
  readonly onHold: () => void;
  readonly onNext: () => void;
}

/** Names stand in full while so many letters have room beside the buttons; else tests are told by their codes. */
const NAMED = 36;

/** The tests of the sample as tabs, and what can be done with the present one. */
export function EntryBar(props: EntryBarProps) {
  const t = useTexts(entryTexts);
  const shared = useTexts(resultsTexts);
  const stateLabel = useStateLabel(billTest);
  const { tabs, current, off } = props;
  const isNamed = tabs.reduce((letters, { test }) => letters + test.test.name.length, 0) <= NAMED;
  const isHeld = current.can.includes('resume');
  return (
    <div className={styles.bar}>
      <nav className={`ui-tabs ${styles.tabs}`} aria-label={t('tests')}>
        {tabs.map(({ test, has, of }) => (
          <button
            key={test.billTestId}
            type="button"
            title={`${test.test.name}, ${stateLabel(billTest.stateOf(test.state))}`}
            aria-current={test === current ? 'true' : undefined}
            onClick={() => props.onPick(test.billTestId)}
          >
            {isNamed ? test.test.name : test.test.code}
            <span className="ui-count">{t('progress', { has, of })}</span>
            {test.state === 'checked' && <Icon name="tick" size={12} />}
          </button>
        ))}
      </nav>
      <Button {...(props.hasNote ? { icon: 'pen' } : {})} onClick={props.onNote}>
        {t('note')}
      </Button>
      <Button shortcut={entryKeys.shortcuts.rerun} off={off.rerun} onClick={props.onRerun}>
        {shared('rerun')}
      </Button>
      <Button shortcut={entryKeys.shortcuts.hold} off={off.hold} onClick={props.onHold}>
        {isHeld ? shared('resume') : shared('hold')}
      </Button>
      <Button
        kind={props.isPrimary ? 'primary' : 'plain'}
        shortcut={entryKeys.shortcuts.next}
        off={off.save}
        busy={props.busy}
        onClick={props.onNext}
      >
        {t('complete')}
      </Button>
    </div>
  );
}
