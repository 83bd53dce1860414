import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { ChooseFile } from '../../../base/files/ChooseFile.tsx';
import styles from './Attachments.module.css';
import { attachmentTexts } from './texts/attachment-texts.ts';
import { AttachedFileLine } from './AttachedFileLine.tsx';
import type { EntryRow } from '../entry-row.ts';
import { isAttachable, useAttaching } from './use-attaching.ts';

interface AttachmentsProps {
  readonly billId: string;
  readonly rows: readonly EntryRow[];
  readonly messageOf: (row: EntryRow) => string | undefined;
  readonly onType: (row: EntryRow, text: string) => void;
  /** Takes the focus when it appears: nothing else is entered. */
  readonly takesFocus: boolean;
}

const idOf = (parameterId: string): string => `attachment-${parameterId}`;

/** Results that are files, such as a chromatogram: chosen, dropped or pasted, shown, and saved with the other values. */
export function Attachments({ billId, rows, messageOf, onType, takesFocus }: AttachmentsProps) {
  const t = useTexts(attachmentTexts);
  const box = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string | null>(null);
  const [several, setSeveral] = useState<string | null>(null);
  const attaching = useAttaching(billId, onType);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);

  const take = (row: EntryRow, files: readonly File[]): void => {
    const [file] = files;
    setSeveral(files.length > 1 ? row.parameter.parameterId : null);
    if (files.length === 1 && file && !attaching.isBusy) void attaching.attach(row, file);
  };
  const latest = useRef<(event: ClipboardEvent) => void>(() => undefined);
  useEffect(() => {
    latest.current = (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      const enterable = rows.filter(isAttachable);
      const focused = enterable.find(({ parameter }) =>
        document.getElementById(idOf(parameter.parameterId))?.contains(document.activeElement),
      );
      const row = focused ?? (enterable.length === 1 ? enterable[0] : undefined);
      if (row === undefined) return;
      event.preventDefault();
      take(row, files);
    };
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => latest.current(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const dropOn = (row: EntryRow) => {
    if (!isAttachable(row)) return {};
    const { parameterId } = row.parameter;
    return {
      'data-over': over === parameterId,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(parameterId);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(null);
        take(row, [...event.dataTransfer.files]);
      },
    };
  };
  return (
    <div ref={box} className={`${styles.list} scroll`} data-region data-attachments>
      {rows.map((row) => {
        const { parameterId, name } = row.parameter;
        const fault = attaching.faultOf(row) ?? (several === parameterId ? t('one') : messageOf(row));
        const isEmpty = row.text === '';
        return (
          <section
            key={parameterId}
            id={idOf(parameterId)}
            className={styles.one}
            aria-label={name}
            {...dropOn(row)}
          >
            <h2 className="ui-label">{name}</h2>
            {isEmpty && !isAttachable(row) && <p className="muted t13">{t('none')}</p>}
            {!isEmpty && (
              <AttachedFileLine
                row={row}
                file={attaching.fileOf(row)}
                onRemove={isAttachable(row) ? () => attaching.remove(row) : null}
              />
            )}
            {isAttachable(row) && (
              <div className={styles.kept}>
                <ChooseFile
                  purpose="result"
                  words={t(isEmpty ? 'attach' : 'replace')}
                  about={name}
                  busy={attaching.busyWith(row)}
                  onChoose={(file) => take(row, [file])}
                />
                <span className="muted t12">{t('drop')}</span>
              </div>
            )}
            {fault !== undefined && <Note tone="danger">{fault}</Note>}
          </section>
        );
      })}
    </div>
  );
}
