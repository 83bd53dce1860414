import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { boxClass } from '../../../kernel/ui/fields/Field.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './LoginScreen.module.css';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'placeholder' | 'autoComplete' | 'autoCapitalize' | 'onKeyUp' | 'inputMode' | 'maxLength'
>;

interface LoginInputProps extends Native {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly end?: ReactNode;
  /** Has the focus when the screen opens. */
  readonly takesFocus?: boolean;
}

/** A field of the sign-in: 40 px, its error between label and box. */
export function LoginInput({
  id,
  label,
  value,
  onChange,
  error,
  end,
  takesFocus = false,
  ...native
}: LoginInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="ui-error" id={`${id}-error`}>
          <Icon name="error" />
          {error}
        </p>
      )}
      <div className={boxClass({ bad: Boolean(error), more: 'ui-input-big' })}>
        <input
          type="text"
          spellCheck={false}
          {...native}
          ref={input}
          id={id}
          name={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {end && <span className="ui-end">{end}</span>}
      </div>
    </div>
  );
}
