import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { ValueText } from '../../../kernel/ui/values/ValueText.tsx';
import type { EntryRow } from './entry-row.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import styles from './EntryGrid.module.css';

/** A value as it stands: bold when flagged, marked while it is not saved, 'waits' when it is still to be worked out. */
export function ValueCell({ row, fraction }: { readonly row: EntryRow; readonly fraction: number }) {
  const t = useTexts(resultsTexts);
  if (row.waits !== null) {
    // A reason other than a missing value stays until something changes: it is said, not only hinted at.
    const isWait = row.parameter.result === null || row.waits.startsWith('waits');
    return <span className={`${styles.waits} cut`}>{isWait ? t('waits') : row.waits}</span>;
  }
  return (
    <span className={row.flag === null ? styles.value : `${styles.value} ${styles.flagged}`}>
      {row.isUnsaved && (
        <span className={styles.typed}>
          <Icon name="pen" size={12} />
        </span>
      )}
      {row.value !== null && <ValueText value={row.value} fraction={fraction} />}
    </span>
  );
}
