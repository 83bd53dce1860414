import type { SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import styles from './Culture.module.css';
import { cultureTexts } from './texts/culture-texts.ts';

const LETTERS = ['S', 'I', 'R'] as const;

interface VerdictCellProps {
  readonly line: SusceptibilityLine;
  readonly onSay?: ((category: 'S' | 'I' | 'R') => void) | undefined;
}

/** S, I and R with the one that stands; words where nothing can be said. */
export function VerdictCell({ line, onSay }: VerdictCellProps) {
  const t = useTexts(cultureTexts);
  if (line.raw === null) return <span className="muted">{t('notTested')}</span>;
  const { category, why, overruled } = line;
  if (category === null)
    return (
      <span className={styles.unclear}>{why === 'no-breakpoint' ? t('noBreakpoint') : t('notClear')}</span>
    );
  if (category === 'SDD' || category === 'NS') return <b className={styles.letters}>{category}</b>;
  return (
    <span className={styles.verdict} data-overruled={overruled === null ? undefined : ''}>
      {LETTERS.map((letter) =>
        onSay === undefined ? (
          <span key={letter} data-on={category === letter ? letter : undefined}>
            {letter}
          </span>
        ) : (
          <button
            key={letter}
            type="button"
            tabIndex={-1}
            data-on={category === letter ? letter : undefined}
            aria-pressed={category === letter}
            aria-label={`${line.medicine.name} ${letter}`}
            onClick={() => onSay(letter)}
          >
            {letter}
          </button>
        ),
      )}
    </span>
  );
}
