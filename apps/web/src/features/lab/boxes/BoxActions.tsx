import { boxManifest, cancelBox, markBoxInTransit } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import { acceptBox, countBox } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { AskRiderDialog } from './AskRiderDialog.tsx';
import styles from './BoxPanel.module.css';
import { boxKeys } from './box-keys.ts';
import { TemperatureNote } from './TemperatureNote.tsx';
import { boxTexts } from './texts/box-texts.ts';
import { BOX_OUTDATES } from './use-box.ts';
import { withOldReason } from './with-old-reason.ts';

/** What can be done with a box next by whoever looks at it, where they work. */
export function BoxActions({ box }: { readonly box: BoxView }) {
  const t = useTexts(boxTexts);
  const [isAsking, setAsking] = useState(false);
  const send = useApiMutation(markBoxInTransit, BOX_OUTDATES);
  const cancel = useApiMutation(cancelBox, BOX_OUTDATES);
  const count = useApiMutation(countBox, BOX_OUTDATES);
  const accept = useApiMutation(acceptBox, BOX_OUTDATES);
  const { batchId, version, code, can, counts } = box;
  const asSeen = { batchId, version };
  const may = (step: string): boolean => can.includes(step);

  const markInTransit = (): void => {
    send
      .mutateAsync({ body: asSeen })
      .then(() => toast({ type: 'SUCCESS', msg: t('sent', { code }) }))
      .catch(toastRefusal);
  };
  const giveUp = async (): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('cancelTitle', { code }),
      text: t('cancelText'),
      action: t('cancelBox'),
      reason: true,
    });
    if (answer !== null) {
      await cancel.mutateAsync({ body: { ...asSeen, reason: answer.reason } }).catch(toastRefusal);
    }
  };
  const acceptAll = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('acceptTitle', { count: String(counts.onTheWay), code }),
      text: t('acceptText'),
      action: t('acceptAll'),
    });
    if (answer === null) return;
    await withOldReason(t, (given) => accept.mutateAsync({ body: { ...asSeen, ...given } })).catch(
      toastRefusal,
    );
  };
  const print = (): void => {
    apiFile(boxManifest, { query: { batchId } }).then(printFile).catch(toastRefusal);
  };
  useShortcuts(boxKeys, { send: may('markInTransit') ? markInTransit : undefined });
  return (
    <>
      <div className={styles.actions}>
        {may('markInTransit') && (
          <Button
            kind="primary"
            icon="logistics"
            shortcut={boxKeys.shortcuts.send}
            busy={send.isPending}
            onClick={markInTransit}
          >
            {t('send')}
          </Button>
        )}
        {may('assign') && <Button onClick={() => setAsking(true)}>{t('assign')}</Button>}
        {may('count') && (
          <Button
            kind="primary"
            busy={count.isPending}
            onClick={() => void count.mutateAsync({ body: asSeen }).catch(toastRefusal)}
          >
            {t('count')}
          </Button>
        )}
        {may('receive') && counts.onTheWay > 0 && (
          <Button busy={accept.isPending} onClick={() => void acceptAll()}>
            {t('acceptAll')}
          </Button>
        )}
        <Button icon="print" onClick={print}>
          {t('manifest')}
        </Button>
        {may('cancel') && (
          <Button kind="danger-outline" busy={cancel.isPending} onClick={() => void giveUp()}>
            {t('cancelBox')}
          </Button>
        )}
      </div>
      {may('count') && <TemperatureNote box={box} />}
      {isAsking && <AskRiderDialog box={box} onClose={() => setAsking(false)} />}
    </>
  );
}
