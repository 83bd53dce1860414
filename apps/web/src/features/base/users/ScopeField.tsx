import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import type { Choice } from './use-user-choices.ts';
import styles from './UserForm.module.css';
import { usersTexts } from './texts/users-texts.ts';

interface ScopeFieldProps {
  readonly label: string;
  /** Words for no limit. */
  readonly all: string;
  readonly choices: readonly Choice[];
  /** Null for no limit. */
  readonly value: readonly string[] | null;
  readonly disabled: boolean;
  readonly onChange: (value: readonly string[] | null) => void;
}

/** Which places or departments a person sees: all of them, or those that are ticked. */
export function ScopeField({ label, all, choices, value, disabled, onChange }: ScopeFieldProps) {
  const t = useTexts(usersTexts);
  const set = (id: string, on: boolean): void => {
    const chosen = choices.filter((one) => (one.value === id ? on : value?.includes(one.value)));
    onChange(chosen.map((one) => one.value));
  };
  return (
    <fieldset className={styles.scope}>
      <legend className="ui-label">
        {label}
        {value !== null && <> · {t('ofAll', { count: value.length, all: choices.length })}</>}
      </legend>
      <Checkbox
        checked={value === null}
        disabled={disabled}
        onChange={(on) => onChange(on ? null : choices.map((one) => one.value))}
      >
        {all}
      </Checkbox>
      {value !== null &&
        choices.map((one) => (
          <Checkbox
            key={one.value}
            checked={value.includes(one.value)}
            disabled={disabled}
            onChange={(on) => set(one.value, on)}
          >
            {one.label}
          </Checkbox>
        ))}
    </fieldset>
  );
}
