import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';

interface CodeFieldProps {
  readonly label: string;
  /** What a code may be made of; said as the fault of one that is not. */
  readonly hint: string;
  readonly value: string;
  readonly isWrong: boolean;
  /** What adds the record under the code. */
  readonly adding: { readonly error: ApiRefusal | null; readonly reset: () => void };
  readonly onChange: (code: string) => void;
}

/** The code of something new, refused here while it is taken. */
export function CodeField({ label, hint, value, isWrong, adding, onChange }: CodeFieldProps) {
  const { error } = adding;
  const isTaken = error?.code === 'code-taken';
  return (
    <TextField
      label={label}
      data-autofocus
      value={value}
      maxLength={20}
      hint={hint}
      error={isTaken ? error.msg : isWrong ? hint : error?.at('code')}
      onChange={(text) => {
        if (isTaken) adding.reset();
        onChange(text);
      }}
    />
  );
}
