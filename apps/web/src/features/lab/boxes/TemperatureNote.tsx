import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import { noteTemperature } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { asciiDigits } from '@nidan/domain/text/ascii-digits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './BoxPanel.module.css';
import { boxTexts } from './texts/box-texts.ts';
import { BOX_OUTDATES } from './use-box.ts';

const LEAST = -200;
const MOST = 60;

/** Degrees as typed; null for what is none. */
function celsiusOf(text: string): number | null {
  const typed = asciiDigits(text.trim());
  if (!/^-?\d{1,3}(?:\.\d)?$/u.test(typed)) return null;
  const celsius = Number(typed);
  return celsius >= LEAST && celsius <= MOST ? celsius : null;
}

/** The temperature in a box that was opened. */
export function TemperatureNote({ box: { batchId, version } }: { readonly box: BoxView }) {
  const t = useTexts(boxTexts);
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  const note = useApiMutation(noteTemperature, { ...BOX_OUTDATES, onDone: () => setTyped('') });
  const submit = (): void => {
    const celsius = celsiusOf(typed);
    setBad(celsius === null);
    if (celsius !== null && !note.isPending) note.mutate({ body: { batchId, version, celsius } });
  };
  return (
    <form
      className={styles.measure}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('temperature')}
        value={typed}
        maxLength={6}
        error={isBad ? t('temperatureBad') : note.error?.msg}
        onChange={(text) => {
          setTyped(text);
          setBad(false);
        }}
      />
      <Button type="submit" busy={note.isPending}>
        {t('noteIt')}
      </Button>
    </form>
  );
}
