import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { useMayDiscount } from './use-may-discount.ts';
import styles from './BillLines.module.css';
import { fieldId } from '../../register/focus-path.ts';
import { registerTexts } from '../../register/texts/register-texts.ts';

const FIELD = 'data-line-discount';

interface LineDiscountProps {
  readonly code: string;
  readonly typed: string;
  /** What the test is less in the end, with its part of the discount on the bill. */
  readonly paise: number;
  readonly isWrong: boolean;
  readonly onChange: (typed: string) => void;
  readonly onLeave: () => void;
}

/** Puts the focus into the discount of the last test; false when there is none. */
export function focusLastDiscount(): boolean {
  const last = [...document.querySelectorAll<HTMLElement>(`[${FIELD}]`)].at(-1);
  last?.focus();
  return last !== undefined;
}

/** The discount on one test: rupees, or a percentage with its sign. Up and Down go through the tests, Enter back to the picker. */
export function LineDiscount({ code, typed, paise, isWrong, onChange, onLeave }: LineDiscountProps) {
  const t = useTexts(registerTexts);
  const mayDiscount = useMayDiscount();
  const [isHere, setHere] = useState(false);
  if (!mayDiscount) return null;
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.altKey) return;
    const fields = [...document.querySelectorAll<HTMLElement>(`[${FIELD}]`)];
    const at = fields.indexOf(event.currentTarget);
    const goal =
      event.key === 'ArrowUp'
        ? fields[at - 1]
        : event.key === 'ArrowDown'
          ? (fields[at + 1] ?? document.getElementById(fieldId('tests')))
          : event.key === 'Enter'
            ? document.getElementById(fieldId('tests'))
            : null;
    if (goal === null) return;
    event.preventDefault();
    goal?.focus();
  };
  return (
    <input
      {...{ [FIELD]: '' }}
      className={styles.discount}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      aria-label={t('discountOf', { code })}
      aria-invalid={isWrong || undefined}
      value={isHere ? typed : paise > 0 || typed !== '' ? (isWrong ? typed : rupees(paise)) : ''}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => {
        const field = event.currentTarget;
        setHere(true);
        requestAnimationFrame(() => field.select());
      }}
      onBlur={() => {
        setHere(false);
        onLeave();
      }}
      onKeyDown={keyDown}
    />
  );
}
