import type { ReactNode } from 'react';
import './surfaces.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** Beside the title, quiet. */
  readonly sub?: ReactNode;
  /** `SavedViews` and the like. */
  readonly views?: ReactNode;
  /** Buttons at the right end. */
  readonly children?: ReactNode;
}

/** Head of a screen, 44 px: title, views, then its buttons. */
export function PageHead({ title, sub, views, children }: PageHeadProps) {
  return (
    <header className="ui-head">
      <h1>{title}</h1>
      {sub && <span className="muted t13">{sub}</span>}
      {views}
      <span className="sp" />
      {children}
    </header>
  );
}
