import type { ReactNode } from 'react';
import './surfaces.css';

/** A part of a panel or page with a heading; `end` stands at the right of the heading. */
export function Section({
  title,
  end,
  quiet = false,
  children,
}: {
  readonly title?: ReactNode;
  readonly end?: ReactNode;
  /** A small heading, where several short parts stand below each other. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={quiet ? 'ui-section ui-section-quiet' : 'ui-section'}>
      {title && (
        <header>
          <h2>{title}</h2>
          <span className="sp" />
          {end}
        </header>
      )}
      {children}
    </section>
  );
}
