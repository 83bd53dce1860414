import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { boxClass, Field, type FieldProps } from './Field.tsx';
import { Icon } from '../values/Icon.tsx';
import type { IconName } from '../values/icon-drawings.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className' | 'id' | 'size'>;

export interface TextFieldProps extends FieldProps, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: IconName;
  /** At the end of the box: a unit, a tick, a key. */
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. `readOnly` shows a lock; `type`, `inputMode`, `autoComplete` and the like go to the input. */
export function TextField({
  label,
  labelHidden,
  error,
  hint,
  id,
  value,
  onChange,
  icon,
  end,
  inputRef,
  ...native
}: TextFieldProps) {
  const frame = { label, ...(labelHidden ? { labelHidden } : {}), error, hint, id };
  return (
    <Field {...frame}>
      {(control) => (
        <div
          className={boxClass({ bad: Boolean(error), fixed: Boolean(native.readOnly || native.disabled) })}
        >
          {icon && <Icon name={icon} />}
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...native}
            {...control}
            ref={inputRef}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {end && <span className="ui-end">{end}</span>}
          {native.readOnly && !end && <Icon name="lock" size={12} />}
        </div>
      )}
    </Field>
  );
}
