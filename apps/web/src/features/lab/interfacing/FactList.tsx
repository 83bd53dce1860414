import type { ReactNode } from 'react';
import styles from './Interfacing.module.css';

/** A fact with its name. */
export type Fact = readonly [string, ReactNode];

/** Facts below each other, each beside its name. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, shown]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}
