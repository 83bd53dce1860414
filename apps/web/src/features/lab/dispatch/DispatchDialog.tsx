import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { type Channel, CHANNEL_NAMES } from '@nidan/domain/reports/channels';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import styles from './DispatchDialog.module.css';
import { dispatchTexts } from './texts/dispatch-texts.ts';

interface DispatchDialogProps {
  readonly reports: readonly DispatchView[];
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Without channels: by those that each bill asks for. */
  readonly onConfirm: (channels?: readonly Channel[]) => void;
}

/** Asks by which channels reports left the lab. */
export function DispatchDialog({ reports, busy, onClose, onConfirm }: DispatchDialogProps) {
  const t = useTexts(dispatchTexts);
  const kernel = useTexts(kernelTexts);
  const [way, setWay] = useState<'asBilled' | 'byHand'>('asBilled');
  const [picked, setPicked] = useState<readonly Channel[]>([]);
  const off = way === 'byHand' && picked.length === 0 && t('pickChannel');
  return (
    <Dialog
      kind="INFO"
      title={t('dispatchTitle', { count: reports.length })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button
            kind="primary"
            data-autofocus
            busy={busy}
            off={off}
            onClick={() => (way === 'asBilled' ? onConfirm() : onConfirm(picked))}
          >
            {t('markDispatched')}
          </Button>
        </>
      }
    >
      <p>{t('dispatchText')}</p>
      <Segmented
        label={t('channelWay')}
        value={way}
        options={[
          { value: 'asBilled', label: t('asBilled') },
          { value: 'byHand', label: t('byHand') },
        ]}
        onChange={setWay}
      />
      {way === 'byHand' && (
        <fieldset className={styles.channels}>
          <legend className="vh">{t('channels')}</legend>
          {CHANNEL_NAMES.map((name) => (
            <Checkbox
              key={name}
              checked={picked.includes(name)}
              onChange={(checked) =>
                setPicked(checked ? [...picked, name] : picked.filter((one) => one !== name))
              }
            >
              {t(name)}
            </Checkbox>
          ))}
          {off && <p className="muted">{off}</p>}
        </fieldset>
      )}
    </Dialog>
  );
}
