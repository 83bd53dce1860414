import styles from './Culture.module.css';

interface BarsProps {
  readonly title: string;
  readonly bars: readonly {
    readonly key: string;
    readonly label: string;
    /** From 0 to 1. */
    readonly share: number;
    readonly value: string;
  }[];
}

const ROW = 22;
const LABEL = 190;
const LENGTH = 360;

/** A picture of shares, one bar each; its words stand beside each bar. */
export function Bars({ title, bars }: BarsProps) {
  return (
    <figure className={styles.form}>
      <figcaption>
        <b>
          <i>{title}</i>
        </b>
      </figcaption>
      <svg className={styles.bars} viewBox={`0 0 760 ${bars.length * ROW + 4}`} role="img" aria-label={title}>
        {bars.map(({ key, label, share, value }, at) => (
          <g key={key} transform={`translate(0 ${at * ROW})`}>
            <text x={LABEL - 8} y={15} textAnchor="end">
              {label}
            </text>
            <rect x={LABEL} y={4} width={Math.max(1, share * LENGTH)} height={14} />
            <text x={LABEL + share * LENGTH + 8} y={15}>
              {value}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
