import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { sheetInconsistencies } from '@nidan/domain/results/look/look-reason';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import styles from '../results/EntryMessages.module.css';
import { consistencyTexts } from './texts/consistency-texts.ts';
import { useConsistencyWords } from './use-consistency-words.ts';

/** Values of a bill that do not fit each other, in words; nothing where all do. */
export function ConsistencyNote({ tests }: { readonly tests: readonly WorksheetTest[] }) {
  const t = useTexts(consistencyTexts);
  const words = useConsistencyWords();
  const found = sheetInconsistencies({ tests });
  if (found.length === 0) return null;
  return (
    <div className={styles.messages} data-region>
      <Note tone="warn">
        <b role="alert">{t('misfits')}.</b> {found.map(words).join('. ')}. {t('misfitsHelp')}
      </Note>
    </div>
  );
}
