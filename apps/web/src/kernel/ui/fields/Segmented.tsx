import { type ReactNode, useId } from 'react';
import { Icon } from '../values/Icon.tsx';
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
    /** Language of the label, where it is not that of the screen. */
    readonly lang?: string;
    readonly disabled?: boolean;
  }[];
  readonly onChange: (value: V) => void;
  /** Id of the radio that the focus goes to, for an error summary to link to. */
  readonly id?: string;
  readonly error?: string | undefined;
}

/** One of two to four, all in sight: radio buttons drawn as one bar. */
export function Segmented<V extends string>({
  label,
  labelHidden = false,
  value,
  options,
  onChange,
  id,
  error,
}: SegmentedProps<V>) {
  const name = useId();
  const start = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <fieldset className="ui-field">
      <legend className={labelHidden ? 'vh' : 'ui-label'}>{label}</legend>
      <div className="ui-segmented">
        {options.map((option, at) => (
          <label key={option.value} title={option.title}>
            <input
              type="radio"
              id={at === start ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.title}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <span className="ui-error">
          <Icon name="error" size={12} />
          {error}
        </span>
      )}
    </fieldset>
  );
}
