import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';
import { DifferenceChip } from './DifferenceChip.tsx';

/** Every count of a drawer that was counted more than once, the blind one first. */
export function ShiftCounts({ shift: { counts } }: { readonly shift: Pick<Shift, 'counts'> }) {
  const t = useTexts(counterTexts);
  const zone = useZone();
  if (counts.length < 2) return null;
  return (
    <ol className={styles.counts} aria-label={t('counts')}>
      {counts.map(({ at, by, countedPaise, expectedPaise, reason }, index) => (
        <li key={at}>
          <div className={styles.line}>
            <span className="muted">
              {index === 0 ? t('firstCount') : t('laterCount')}, {by}, {showShort(at, zone)}
            </span>
            <b>₹ {rupees(countedPaise)}</b>
          </div>
          {countedPaise !== expectedPaise && (
            <DifferenceChip counted={countedPaise} expected={expectedPaise} />
          )}
          {reason !== null && <p className="t13">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
