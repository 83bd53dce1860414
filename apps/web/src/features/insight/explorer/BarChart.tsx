import styles from './BarChart.module.css';

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** As it is read: '₹1,200'. */
  readonly shown: string;
}

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The one that stands out, such as today. */
  readonly current?: string;
}

/** Values side by side as bars; what they are stands beside them in words, so that nothing is told by colour or height alone. */
export function BarChart({ label, bars, current }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <ul className={styles.chart} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key} title={`${bar.label}: ${bar.shown}`}>
          <span className={styles.shown}>{bar.shown}</span>
          <i
            className={bar.key === current ? styles.current : styles.bar}
            style={{ height: `${(Math.abs(bar.value) * 100) / most}px` }}
            aria-hidden="true"
          />
          <span className={styles.label}>{bar.label}</span>
        </li>
      ))}
    </ul>
  );
}
