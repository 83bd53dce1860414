import type { TransferDetails } from '@nidan/contract/supply/indents/indent-views';
import { receiveStockTransfer } from '@nidan/contract/supply/indents/transfer-endpoints';
import { scannedLotNo } from '@nidan/domain/purchasing/gs1-code';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { OUTDATED_BY_INDENT } from './indent-words.ts';
import styles from './Indents.module.css';
import { indentTexts } from './texts/indent-texts.ts';

interface ReceiveDialogProps {
  readonly details: TransferDetails;
  readonly onClose: () => void;
}

/** What is typed of a lot. */
interface Typed {
  readonly received: string;
  readonly lost: string;
}

const NOTHING: Typed = { received: '', lost: '' };
const isTyped = ({ received, lost }: Typed): boolean => Number(received) > 0 || Number(lost) > 0;

/** Takes in what has arrived: a scan of a lot fills in all of it that is on its way; what is missing needs a reason. */
export function ReceiveDialog({ details, onClose }: ReceiveDialogProps) {
  const t = useTexts(indentTexts);
  const { transferId, version, number } = details.transfer;
  const coming = details.lines.flatMap(({ name, unit, lots }) =>
    lots.filter(({ inTransit }) => Number(inTransit) > 0).map((lot) => ({ ...lot, name, unit })),
  );
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [scan, setScan] = useState('');
  const [missed, setMissed] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const of = (lotId: string): Typed => typed[lotId] ?? NOTHING;
  const isShort = coming.some(({ lotId }) => Number(of(lotId).lost) > 0);
  const receive = useApiMutation(receiveStockTransfer, {
    outdates: OUTDATED_BY_INDENT,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('receivedDone', { number }) });
      onClose();
    },
  });
  const take = (code: string): boolean => {
    const found = coming.find(({ lotNo }) => lotNo === scannedLotNo(code));
    setMissed(found === undefined ? code.trim() : null);
    if (found) setTyped({ ...typed, [found.lotId]: { ...of(found.lotId), received: found.inTransit } });
    setScan('');
    return true;
  };
  useScan(take);
  const submit = (): void => {
    setTried(true);
    const lots = coming
      .filter(({ lotId }) => isTyped(of(lotId)))
      .map(({ lotId, unit }) => ({
        lotId,
        unit,
        received: of(lotId).received || '0',
        lost: of(lotId).lost || '0',
        reason: Number(of(lotId).lost) > 0 ? reason : null,
      }));
    if (lots.length === 0 || (isShort && reason.trim() === '')) return;
    receive.mutate({ body: { transferId, version, lots } });
  };
  const field = (lotId: string, name: keyof Typed) => ({
    value: of(lotId)[name],
    inputMode: 'decimal' as const,
    maxLength: 22,
    onChange: (text: string) => setTyped({ ...typed, [lotId]: { ...of(lotId), [name]: text.trim() } }),
  });
  return (
    <FormDialog
      wide
      title={`${t('receive')}: ${number}`}
      action={t('receive')}
      busy={receive.isPending}
      refusal={receive.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('scanLot')}
        value={scan}
        data-autofocus
        data-scan
        onChange={setScan}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (scan.trim() === '') submit();
          else take(scan);
        }}
      />
      {missed !== null && <Note tone="warn">{t('lotNotHere', { lot: missed })}</Note>}
      {coming.map(({ lotId, lotNo, name, unit, inTransit }) => (
        <div className={styles.lot} key={lotId}>
          <span className="t13">
            <b>{lotNo}</b> {name}
            <br />
            <span className="muted">
              {t('inTransit')} {inTransit} {unit}
            </span>
          </span>
          <TextField label={t('received')} {...field(lotId, 'received')} />
          <TextField label={t('lost')} {...field(lotId, 'lost')} />
        </div>
      ))}
      {isShort && (
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={500}
          error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}
          onChange={setReason}
        />
      )}
    </FormDialog>
  );
}
