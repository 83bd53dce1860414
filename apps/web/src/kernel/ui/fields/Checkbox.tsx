import type { ReactNode } from 'react';
import './fields.css';

interface CheckboxProps {
  readonly checked: boolean;
  /** Neither on nor off: some of many. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Words beside the box; give `label` instead where there is no room. */
  readonly children?: ReactNode;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly tabIndex?: number;
  readonly id?: string;
}

/** A box to tick. */
export function Checkbox({ checked, mixed = false, onChange, children, label, ...native }: CheckboxProps) {
  return (
    <label className="ui-check">
      <input
        {...native}
        type="checkbox"
        checked={checked}
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
