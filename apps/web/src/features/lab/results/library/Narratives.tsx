import { Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from '../../../../kernel/lazy/late-part.ts';
import { useShortcuts } from '../../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { TextArea } from '../../../../kernel/ui/fields/TextArea.tsx';
import { entryKeys } from '../entry-keys.ts';
import { type EntryRow, isEnterable } from '../entry-row.ts';
import { entryTexts } from '../texts/entry-texts.ts';
import { insertedText } from './inserted-text.ts';
import { asksForText } from './asks-for-text.ts';
import styles from './Narratives.module.css';

/** Fetched when the first text is looked for. */
const TextPicker = latePart(() => import('./TextPicker.tsx'), 'TextPicker');

interface NarrativesProps {
  readonly rows: readonly EntryRow[];
  readonly messageOf: (row: EntryRow) => string | undefined;
  readonly onType: (row: EntryRow, text: string) => void;
  /** Takes the focus when it appears: there is no grid beside it. */
  readonly takesFocus: boolean;
}

/** A place in a text area that a text is looked for. */
interface Place {
  readonly parameterId: string;
  readonly from: number;
  readonly to: number;
}

const idOf = (parameterId: string): string => `narrative-${parameterId}`;

/** Results in sentences, such as a smear or a culture: a text area each, into which texts of the lab can be put by Alt+T. */
export function Narratives({ rows, messageOf, onType, takesFocus }: NarrativesProps) {
  const t = useTexts(entryTexts);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const caret = useRef<{ readonly parameterId: string; readonly at: number } | null>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  // The text area shows what was put in only after the row came back with it.
  useEffect(() => {
    const wanted = caret.current;
    if (wanted === null || place !== null) return;
    caret.current = null;
    const areas = box.current?.querySelectorAll('textarea') ?? [];
    const area = [...areas].find(({ id }) => id === idOf(wanted.parameterId));
    area?.focus();
    area?.setSelectionRange(wanted.at, wanted.at);
  });
  const enterable = rows.filter(isEnterable);
  const open = (parameterId?: string): void => {
    const areas = [...(box.current?.querySelectorAll('textarea') ?? [])];
    const focused = areas.find((area) => area === document.activeElement);
    const wanted =
      parameterId ??
      enterable.find((row) => idOf(row.parameter.parameterId) === focused?.id)?.parameter.parameterId;
    const id = wanted ?? enterable[0]?.parameter.parameterId;
    const area = areas.find((one) => one.id === idOf(id ?? ''));
    if (id === undefined || area === undefined) return;
    setPlace({ parameterId: id, from: area.selectionStart, to: area.selectionEnd });
  };
  const close = (): void => {
    if (place !== null) caret.current = { parameterId: place.parameterId, at: place.to };
    setPlace(null);
  };
  const put = (row: EntryRow, piece: string): void => {
    if (place === null) return;
    const after = insertedText(row.text, place, piece);
    onType(row, after.text);
    caret.current = { parameterId: place.parameterId, at: after.caret };
    setPlace(null);
  };
  useShortcuts(entryKeys, { texts: enterable.length > 0 ? () => open() : undefined });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the strokes of the text areas inside
    <div
      ref={box}
      className={`${styles.list} scroll`}
      data-region
      data-narratives
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLTextAreaElement) || !asksForText(event, event.target)) return;
        event.preventDefault();
        open();
      }}
    >
      {rows.map((row) => {
        const { parameterId, name, choices } = row.parameter;
        if (!isEnterable(row))
          return (
            <section key={parameterId}>
              <h2 className="ui-label">{name}</h2>
              <p className={styles.text}>{row.value ?? t('narrativeEmpty')}</p>
            </section>
          );
        return (
          <div key={parameterId} className={styles.one}>
            <TextArea
              id={idOf(parameterId)}
              label={name}
              value={row.text}
              onChange={(text) => onType(row, text)}
              rows={4}
              maxLength={8000}
              error={messageOf(row)}
            />
            {place?.parameterId === parameterId ? (
              <div>
                <Suspense>
                  <TextPicker
                    name={name}
                    words={choices.map(({ value }) => value)}
                    onPick={(piece) => put(row, piece)}
                    onClose={close}
                  />
                </Suspense>
              </div>
            ) : (
              <Button kind="link" shortcut={entryKeys.shortcuts.texts} onClick={() => open(parameterId)}>
                {t('insertText')}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
