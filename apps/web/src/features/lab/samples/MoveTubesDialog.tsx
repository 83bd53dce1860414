import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { useState } from 'react';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useOutdate } from './use-outdate.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { type Mover, packInto, storeIn } from './move-tubes.ts';
import { samplesListTexts } from './texts/samples-list-texts.ts';

interface MoveTubesDialogProps {
  readonly to: 'box' | 'rack';
  readonly tubes: readonly SampleView[];
  /** Ends it, with the barcodes of those that were not moved. */
  readonly onClose: (left: ReadonlySet<string>) => void;
}

interface Stayed {
  readonly barcode: string;
  readonly why: string;
}

/** Packs chosen tubes into a box, or stores them in a rack, one after the other; those that cannot go say why. */
export function MoveTubesDialog({ to, tubes, onClose }: MoveTubesDialogProps) {
  const t = useTexts(samplesListTexts);
  const outdate = useOutdate();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [stayed, setStayed] = useState<readonly Stayed[] | null>(null);
  const isBox = to === 'box';

  const moveAll = async (move: Mover): Promise<void> => {
    const left: Stayed[] = [];
    for (const [at, { barcode }] of tubes.entries()) {
      setDone(at);
      // oxlint-disable-next-line no-await-in-loop -- each takes the next free position
      const why = await move(barcode).then(
        () => null,
        (thrown: unknown) => asRefusal(thrown).msg,
      );
      if (why !== null) left.push({ barcode, why });
    }
    await outdate();
    setDone(null);
    const count = tubes.length - left.length;
    if (count > 0) toast({ type: 'SUCCESS', msg: t('moved', { count, code: code.trim().toUpperCase() }) });
    if (left.length === 0) onClose(new Set());
    else setStayed(left);
  };
  const submit = async (): Promise<void> => {
    if (done !== null) return;
    setFault(null);
    try {
      const given = code.trim().toUpperCase();
      const mover = isBox ? await packInto(given) : await storeIn(given, reason.trim());
      if (mover === null) setFault(t(isBox ? 'noSuchBox' : 'noSuchRack', { code: given }));
      else await moveAll(mover);
    } catch (thrown) {
      setFault(asRefusal(thrown).msg);
    }
  };
  const close = (): void => onClose(new Set((stayed ?? tubes).map(({ barcode }) => barcode)));
  return (
    <Dialog
      title={t(isBox ? 'packTitle' : 'storeTitle', { count: tubes.length })}
      onClose={close}
      feet={
        <>
          <Button onClick={close}>{t('closeMove')}</Button>
          {stayed === null && (
            <Button kind="primary" busy={done !== null} onClick={() => void submit()}>
              {t(isBox ? 'packAll' : 'storeAll')}
            </Button>
          )}
        </>
      }
    >
      {stayed === null ? (
        <>
          <TextField
            label={t(isBox ? 'boxCode' : 'rackCode')}
            data-autofocus
            value={code}
            maxLength={40}
            error={fault ?? undefined}
            onChange={setCode}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void submit();
            }}
          />
          {!isBox && (
            <TextField
              label={t('openReason')}
              hint={t('openReasonHint')}
              value={reason}
              maxLength={500}
              onChange={setReason}
            />
          )}
          {done !== null && <p role="status">{t('moving', { done: done + 1, all: tubes.length })}</p>}
        </>
      ) : (
        <div role="alert">
          <p>{t('stayed', { count: stayed.length })}</p>
          {stayed.map(({ barcode, why }) => (
            <Note key={barcode} tone="danger">
              <b>{barcode}</b> {why}
            </Note>
          ))}
        </div>
      )}
    </Dialog>
  );
}
