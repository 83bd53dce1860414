import type { ReactNode } from 'react';
import './fields.css';

interface ToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/** A setting that acts at once, such as a channel that a report goes out by. */
export function Toggle({ checked, onChange, children, disabled = false }: ToggleProps) {
  return (
    <label className="ui-toggle">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
