import { useLayoutEffect, useRef, useState } from 'react';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import {
  caretAfter,
  dateOfDigits,
  dayByName,
  digitsOf,
  digitsOfDate,
  maskDigits,
  type MaskKind,
  maskOf,
} from './date-mask.ts';
import { boxClass, Field, type FieldProps } from './Field.tsx';

interface MaskedDateProps extends FieldProps {
  /** `YYYY-MM-DD`, with `THH:mm:ss` for `date-time`; null for none. */
  readonly value: string | null;
  /** `complete` is false while slots are open: the form must then not be sent. */
  readonly onChange: (change: { readonly value: string | null; readonly complete: boolean }) => void;
  readonly kind?: MaskKind;
  /** The lab's day, for `t`, `y` and `-7`. */
  readonly today: string;
  readonly disabled?: boolean;
  /** What no date means, while none stands there; the empty slots unless told. */
  readonly none?: string;
  /** Enter, once `t`, `y` or `-7` is a day. */
  readonly onEnter?: () => void;
}

/** A typed date with `_` slots, DD/MM/YYYY. Leaving it half filled says 'Enter correct date'. Takes `t`, `y` and `-7`. */
export function MaskedDate({
  value,
  onChange,
  kind = 'date',
  today,
  disabled,
  none,
  onEnter,
  error,
  ...frame
}: MaskedDateProps) {
  const t = useTexts(kernelTexts);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{
    readonly digits: string;
    readonly sign: string;
    readonly caret: number;
  } | null>(null);
  const [left, setLeft] = useState(false);
  const digits = typed?.digits ?? digitsOfDate(value, kind);
  const isOpen = digits !== '' && dateOfDigits(digits, kind) === null;

  useLayoutEffect(() => {
    const caret =
      typed === null ? null : typed.sign === '' ? caretAfter(typed.caret, kind) : typed.sign.length;
    if (caret !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret, caret);
  }, [typed, kind]);

  const take = (next: string, caret: number): void => {
    setTyped({ digits: next, sign: '', caret });
    onChange({ value: dateOfDigits(next, kind), complete: next === '' || dateOfDigits(next, kind) !== null });
  };
  const read = (text: string, caret: number): void => {
    const sign = text.replace(/[\s_/:]/g, '');
    if (/^(t|y)$/i.test(sign)) return takeDay(sign);
    if (/^-\d{0,4}$/.test(sign)) return setTyped({ digits: '', sign, caret: sign.length });
    let next = digitsOf(text, kind);
    let before = digitsOf(text.slice(0, caret), kind).length;
    // Backspace over a separator leaves the same digits: the one before it is meant.
    if (next === digits && text.length < maskOf(kind).length && before > 0) {
      next = next.slice(0, before - 1) + next.slice(before);
      before -= 1;
    }
    take(next, before);
  };
  const takeDay = (sign: string): void => {
    const day = dayByName(sign, today);
    if (day !== null) take(digitsOfDate(kind === 'date' ? day : `${day}T00:00:00`, kind), 8);
  };

  const shown = typed?.sign || (digits === '' && typed === null ? '' : maskDigits(digits, kind));
  return (
    <Field {...frame} error={left && isOpen ? t('enterCorrectDate') : error}>
      {(control) => (
        <div className={boxClass({ bad: Boolean(error) || (left && isOpen), fixed: disabled ?? false })}>
          <input
            {...control}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            placeholder={none ?? maskOf(kind)}
            value={shown}
            onChange={(event) =>
              read(event.target.value, event.target.selectionStart ?? event.target.value.length)
            }
            onKeyDown={({ key }) => {
              if (key !== 'Enter') return;
              if (typed?.sign) takeDay(typed.sign);
              else onEnter?.();
            }}
            onFocus={() => {
              setLeft(false);
              setTyped({ digits, sign: '', caret: digits.length });
            }}
            onBlur={() => {
              if (typed?.sign) takeDay(typed.sign);
              setLeft(true);
              if (!isOpen) setTyped(null);
            }}
          />
        </div>
      )}
    </Field>
  );
}
