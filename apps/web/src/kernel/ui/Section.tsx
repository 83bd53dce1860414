import type { ReactNode } from 'react';
import './surfaces.css';

/** A part of a panel or page with a heading; `end` stands at the right of the heading. */
export function Section({
  title,
  end,
  children,
}: {
  readonly title?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="ui-section">
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
