import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import type { DrawnField, MasterField } from '../../../kernel/masters/master-fields.ts';
import { paySettingTexts } from './texts/pay-setting-texts.ts';

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** A secret that is typed unseen and shown while the button beside is held, by pointer, space or Enter. What is kept is never shown. */
function SecretField({ label, error, hint, value, disabled, onChange }: DrawnField) {
  const t = useTexts(paySettingTexts);
  const [isShown, setShown] = useState(false);
  const hide = (): void => setShown(false);
  return (
    <TextField
      label={label}
      error={error}
      hint={hint}
      value={value}
      disabled={disabled}
      maxLength={200}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      spellCheck={false}
      onChange={onChange}
      end={
        value !== '' && (
          <IconButton
            small
            icon="eye"
            label={t('showHeld')}
            aria-pressed={isShown}
            onPointerDown={() => setShown(true)}
            onPointerUp={hide}
            onPointerLeave={hide}
            onPointerCancel={hide}
            onBlur={hide}
            onKeyDown={(event) => {
              if (!isPress(event)) return;
              event.preventDefault();
              setShown(true);
            }}
            onKeyUp={hide}
          />
        )
      }
    />
  );
}

/** A field of a form for a secret; the hint says what is kept of it. */
export function secretField(field: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}): MasterField {
  return { kind: 'drawn', ...field, draw: (drawn) => <SecretField {...drawn} /> };
}
