import { boxClass, Field, type FieldProps } from './Field.tsx';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
}

/** Several lines of text. */
export function TextArea({
  label,
  labelHidden,
  error,
  hint,
  id,
  value,
  onChange,
  rows = 3,
  ...native
}: TextAreaProps) {
  const frame = { label, ...(labelHidden ? { labelHidden } : {}), error, hint, id };
  return (
    <Field {...frame}>
      {(control) => (
        <div className={boxClass({ bad: Boolean(error), more: 'ui-input-tall' })}>
          <textarea
            {...native}
            {...control}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
