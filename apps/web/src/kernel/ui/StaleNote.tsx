import { useRef, useState } from 'react';
import type { ApiRefusal } from '../api/api-refusal.ts';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import { toastRefusal } from './overlays/toast.ts';

interface StaleNoteProps {
  readonly refusal: ApiRefusal;
  readonly reload: () => Promise<void>;
}

/** Says who changed the thing meanwhile and when, and reads it again while what was typed stays in its fields. */
export function StaleNote({ refusal, reload }: StaleNoteProps) {
  const t = useTexts(kernelTexts);
  const [state, setState] = useState<'stale' | 'busy' | 'fresh'>('stale');
  const box = useRef<HTMLDivElement>(null);
  const read = async (): Promise<void> => {
    setState('busy');
    try {
      await reload();
      setState('fresh');
      // The button that had the focus is gone.
      box.current?.focus();
    } catch (thrown) {
      toastRefusal(thrown);
      setState('stale');
    }
  };
  return (
    <div ref={box} tabIndex={-1} role={state === 'fresh' ? 'status' : 'alert'}>
      {state === 'fresh' ? (
        <Note tone="info">{t('reloaded')}</Note>
      ) : (
        <Note
          tone="warn"
          end={
            <Button busy={state === 'busy'} onClick={() => void read()}>
              {t('reload')}
            </Button>
          }
        >
          <b>{refusal.msg}.</b> {t('typedKept')}
        </Note>
      )}
    </div>
  );
}
