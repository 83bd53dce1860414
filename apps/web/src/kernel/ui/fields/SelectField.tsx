import type { SelectHTMLAttributes } from 'react';
import { boxClass, Field, type FieldProps } from './Field.tsx';
import { Icon } from '../values/Icon.tsx';

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'className' | 'id'>;

interface SelectFieldProps<V extends string> extends FieldProps, Native {
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: V) => void;
}

/** One of a short list, as the system's own select. For long or searched lists use `Combobox`. */
export function SelectField<V extends string>({
  label,
  labelHidden,
  error,
  hint,
  id,
  value,
  options,
  onChange,
  ...native
}: SelectFieldProps<V>) {
  const frame = { label, ...(labelHidden ? { labelHidden } : {}), error, hint, id };
  return (
    <Field {...frame}>
      {(control) => (
        <div className={boxClass({ bad: Boolean(error), fixed: Boolean(native.disabled) })}>
          <select
            {...native}
            {...control}
            value={value}
            onChange={(event) => {
              const picked = options.find((option) => option.value === event.target.value);
              if (picked) onChange(picked.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={12} />
        </div>
      )}
    </Field>
  );
}
