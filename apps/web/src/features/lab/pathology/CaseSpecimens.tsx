import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import { receptorStatement, receptorTimes } from '@nidan/domain/pathology/receptor-times';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

/** The parts of a case; where receptors are looked for, what their times say and which of them nobody stated. */
export function CaseSpecimens({ report: { parts, synoptic } }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  if (parts.length === 0) return null;
  const isForReceptors = synoptic?.protocol === 'breast';
  return (
    <Section title={t('specimens')} quiet>
      {parts.map((part) => {
        const { faults, missing } = receptorTimes(part);
        const isTold = isForReceptors || missing.length < 3;
        const isOdd = faults.length > 0 || (isForReceptors && missing.length > 0);
        return (
          <div key={part.label} className={styles.entry}>
            <b>{part.label}</b> {part.text}
            {isTold && (
              <Note tone={isOdd ? 'warn' : 'ok'}>
                <span lang="en">{receptorStatement(part)}</span>
                {isForReceptors && missing.length > 0 && <> {t('askTimes')}</>}
              </Note>
            )}
          </div>
        );
      })}
    </Section>
  );
}
