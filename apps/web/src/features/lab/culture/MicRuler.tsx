import type { SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { breakpointText } from './culture-words.ts';
import styles from './Culture.module.css';
import { rulerOf } from './mic-ruler.ts';

const WIDTH = 124;

/** A value on its breakpoints: susceptible, between and resistant from the left, and the mark of what was measured. */
export function MicRuler({ line }: { readonly line: SusceptibilityLine }) {
  const ruler = rulerOf(line);
  if (ruler === null) return null;
  const { susceptibleTo, betweenTo, at, beyond } = ruler;
  const [s, b] = [susceptibleTo * WIDTH, betweenTo * WIDTH];
  const x = at === null ? 0 : at * WIDTH;
  return (
    <svg className={styles.ruler} width={WIDTH} height={16} role="img" aria-label={breakpointText(line)}>
      <rect className={styles.rulerS} x={0} y={5} width={s} height={6} />
      <rect className={styles.rulerBetween} x={s + 1} y={5} width={Math.max(0, b - s - 1)} height={6} />
      <rect className={styles.rulerR} x={b + 1} y={5} width={Math.max(0, WIDTH - b - 1)} height={6} />
      {at !== null && <rect className={styles.rulerMark} x={x - 1} y={2} width={2.5} height={12} />}
      {at !== null && beyond !== null && (
        <path
          className={styles.rulerMark}
          d={beyond === 'above' ? `M${x} 7h5v-3l4 4-4 4v-3h-5z` : `M${x} 7h-5v-3l-4 4 4 4v-3h5z`}
        />
      )}
    </svg>
  );
}
