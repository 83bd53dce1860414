import { isNumericKey } from '@nidan/domain/text/numeric-keys';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A number as typed text: only the keys of spec §5 reach it. The value stays a string, the form decides what it means. */
export function NumberField({
  decimals = false,
  ...field
}: TextFieldProps & { readonly decimals?: boolean }) {
  return (
    <TextField
      inputMode={decimals ? 'decimal' : 'numeric'}
      {...field}
      onKeyDown={(event) => {
        // What types nothing is left to the shortcuts of the screen, such as F9 and Ctrl+K.
        const types = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (types && !isNumericKey(event) && !(decimals && event.key === '.')) event.preventDefault();
        field.onKeyDown?.(event);
      }}
    />
  );
}
