import type { StockItemView } from '@nidan/contract/supply/inventory/level-endpoints';
import styles from './Stock.module.css';

/** The end of the scale: what is high, and a third more. */
const PARTS = 4;
const WIDTH = 120;

/** Where the stock of an item stands between very low and high. */
export function LevelScale({ item }: { readonly item: StockItemView }) {
  const { orderAt, perDay, leadDays, usable } = item;
  if (orderAt <= 0) return null;
  const end = orderAt * PARTS;
  const veryLow = Math.min(perDay * leadDays, orderAt);
  const share = (part: number): string => `${((part / end) * 100).toFixed(1)}%`;
  const at = Math.min(1, Number(usable) / end);
  return (
    <span className={styles.scale} aria-hidden="true">
      <i className={styles.hot} style={{ width: share(veryLow) }} />
      <i className={styles.warm} style={{ width: share(orderAt - veryLow) }} />
      <i style={{ width: share(orderAt * 2), background: 'var(--range)' }} />
      <i style={{ width: share(orderAt), background: 'var(--heat-3)' }} />
      <span className={styles.mark} style={{ insetInlineStart: Math.round(at * (WIDTH - 2)) }} />
    </span>
  );
}
