import { type ReactNode, useId } from 'react';
import './fields.css';

interface SegmentedProps<V extends string> {
  /** Name of the group for readers; shown above as a label unless hidden. */
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: V | '';
  readonly options: readonly {
    readonly value: V;
    readonly label: ReactNode;
    readonly title?: string;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: V) => void;
}

/** One of two to four, all in sight: radio buttons drawn as one bar. */
export function Segmented<V extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className="ui-field">
      <legend className={labelHidden ? 'vh' : 'ui-label'}>{label}</legend>
      <div className="ui-segmented">
        {options.map((option) => (
          <label key={option.value} title={option.title}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.title}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
