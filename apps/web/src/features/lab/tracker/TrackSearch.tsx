import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { trackTexts } from './texts/track-texts.ts';
import styles from './Track.module.css';

interface TrackSearchProps {
  readonly code: string;
  readonly onFind: (text: string) => void;
}

/** One field for all that leads to a tube. */
export function TrackSearch({ code, onFind }: TrackSearchProps) {
  const t = useTexts(trackTexts);
  const [text, setText] = useState(code);
  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') onFind(text);
  };
  return (
    <form className={styles.search} role="search" onSubmit={find}>
      <div>
        <TextField
          label={t('search')}
          labelHidden
          icon="search"
          placeholder={t('search')}
          value={text}
          onChange={setText}
          data-scan
        />
      </div>
      <Button type="submit">{t('searchDo')}</Button>
    </form>
  );
}
