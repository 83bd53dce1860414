import { useEffect, useRef } from 'react';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { TextArea } from '../../kernel/ui/TextArea.tsx';
import { type EntryRow, isEnterable } from './entry-row.ts';
import { entryTexts } from './entry-texts.ts';
import styles from './Narratives.module.css';

interface NarrativesProps {
  readonly rows: readonly EntryRow[];
  readonly messageOf: (row: EntryRow) => string | undefined;
  readonly onType: (row: EntryRow, text: string) => void;
  /** Takes the focus when it appears: there is no grid beside it. */
  readonly takesFocus: boolean;
}

/** Results in sentences, such as a smear or a culture: a text area each. */
export function Narratives({ rows, messageOf, onType, takesFocus }: NarrativesProps) {
  const t = useTexts(entryTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className={`${styles.list} scroll`} data-region data-narratives>
      {rows.map((row) =>
        isEnterable(row) ? (
          <TextArea
            key={row.parameter.parameterId}
            label={row.parameter.name}
            value={row.text}
            onChange={(text) => onType(row, text)}
            rows={4}
            maxLength={8000}
            error={messageOf(row)}
          />
        ) : (
          <section key={row.parameter.parameterId}>
            <h2 className="ui-label">{row.parameter.name}</h2>
            <p className={styles.text}>{row.value ?? t('narrativeEmpty')}</p>
          </section>
        ),
      )}
    </div>
  );
}
