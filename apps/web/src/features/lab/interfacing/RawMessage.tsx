import type { ReadMessageView, TreeLine } from '@nidan/contract/lab/interfacing/machine-data-views';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import styles from './Interfacing.module.css';
import { faultWords, hexDump, saidValue } from './machine-data-words.ts';
import { machineDataTexts } from './texts/machine-data-texts.ts';

interface RawMessageProps {
  readonly text: string | null;
  readonly hex: string | null;
  readonly tree: readonly TreeLine[];
  /** Null: no driver reads it; absent: it is not read here. */
  readonly read?: ReadMessageView | null;
}

type Face = 'read' | 'tree' | 'text' | 'bytes';

/** A message as its driver reads it, as a tree, as text and byte by byte. */
export function RawMessage({ text, hex, tree, read }: RawMessageProps) {
  const t = useTexts(machineDataTexts);
  const [picked, setFace] = useState<Face>('read');
  const faces: readonly Face[] = [
    ...(read === undefined ? [] : (['read'] as const)),
    'tree',
    ...(text === null ? [] : (['text'] as const)),
    ...(hex === null ? [] : (['bytes'] as const)),
  ];
  const face = faces.includes(picked) ? picked : 'tree';
  return (
    <>
      <Segmented
        label={t('message')}
        labelHidden
        value={face}
        options={faces.map((value) => ({ value, label: t(value) }))}
        onChange={setFace}
      />
      {face === 'read' && <Read read={read ?? null} />}
      {face === 'tree' && <Tree tree={tree} />}
      {face === 'text' && <Scrolled label={t('text')}>{(text ?? '').replaceAll('\r', '\n')}</Scrolled>}
      {face === 'bytes' && <Scrolled label={t('bytes')}>{hexDump(hex ?? '')}</Scrolled>}
    </>
  );
}

interface ScrolledProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Scrolled({ label, className = '', children }: ScrolledProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard too
    <div className={`${styles.raw} ${className}`} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}

function Tree({ tree }: { readonly tree: readonly TreeLine[] }) {
  const t = useTexts(machineDataTexts);
  return (
    <Scrolled label={t('tree')} className={styles.tree ?? ''}>
      {tree.map(({ at, depth, text }) => [
        <span key={at} style={{ paddingLeft: depth * 12 }}>
          {at}
        </span>,
        <code key={`${at} text`}>{text}</code>,
      ])}
    </Scrolled>
  );
}

function Read({ read }: { readonly read: ReadMessageView | null }) {
  const t = useTexts(machineDataTexts);
  if (read === null) return <p className="muted t13">{t('noRead')}</p>;
  const { samples, query, statuses, faults } = read;
  return (
    <Scrolled label={t('read')}>
      {samples.length === 0 && query === null && statuses.length === 0 && <p>{t('noSamples')}</p>}
      {samples.map(({ sampleId, isControl, person, results }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tube may come twice in one message
        <div key={at}>
          <b>{sampleId || '?'}</b> {isControl ? t('control') : person.name}
          {results.map((result) => (
            <div key={result.at}>
              {result.code} = {result.hasFile ? t('file') : saidValue(result)} {result.flags.join(' ')}
            </div>
          ))}
        </div>
      ))}
      {query !== null && (
        <p>
          {t('query')} {query.sampleIds.join(', ') || t('queryAll')}
        </p>
      )}
      {statuses.map(({ event, text }) => (
        <p key={event}>
          {event} {text}
        </p>
      ))}
      {faults.map(({ code, at }) => (
        <p key={`${code} ${at}`}>
          {at}: {faultWords(t, code)}
        </p>
      ))}
    </Scrolled>
  );
}
