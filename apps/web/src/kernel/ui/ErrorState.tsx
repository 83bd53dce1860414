import type { ReactNode } from 'react';
import type { ApiRefusal } from '../api/api-refusal.ts';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import { StaleNote } from './StaleNote.tsx';
import './surfaces.css';

interface ErrorStateProps {
  readonly refusal: ApiRefusal;
  /** panel: inside the pane it belongs to. page: all that is on the screen. row: one line under a row. */
  readonly kind?: 'panel' | 'page' | 'row';
  readonly onRetry?: (() => void) | undefined;
  /** What was kept, or another way on. */
  readonly children?: ReactNode;
}

/** What went wrong, in the server's words, with its request id and a way to try again, or to see what somebody else has changed. */
export function ErrorState({ refusal, kind = 'panel', onRetry, children }: ErrorStateProps) {
  const t = useTexts(kernelTexts);
  const note = refusal.reload ? (
    <StaleNote key={refusal.requestId} refusal={refusal} reload={refusal.reload} />
  ) : (
    <Note tone="danger" end={onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      <b>{refusal.msg}</b>
      {kind !== 'row' && refusal.requestId && (
        <p className="t12">{t('requestId', { id: refusal.requestId })}</p>
      )}
      {children}
    </Note>
  );
  if (kind === 'row') return note;
  if (kind === 'panel') return <div style={{ padding: 12 }}>{note}</div>;
  return (
    <div className="ui-error-page">
      <div className="ui-error-inside">{note}</div>
    </div>
  );
}
