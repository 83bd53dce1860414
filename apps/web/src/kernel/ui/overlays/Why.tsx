import type { ReactNode } from 'react';
import { Icon } from '../values/Icon.tsx';
import '../buttons.css';

/** Why something is off, beside it: a lock and words. */
export function Why({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ui-why">
      <Icon name="lock" size={14} />
      {children}
    </span>
  );
}
