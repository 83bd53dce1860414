import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import {
  type DraftReceiptLine,
  receiptDraftOf,
  receiptLinesOf,
  rowWithoutQuantity,
  withScan,
} from './receipt-draft.ts';
import { receiptKeys } from './receipt-keys.ts';
import { ReceiveLines } from './ReceiveLines.tsx';
import { receiptTexts } from './texts/receipt-texts.ts';

interface ReceiveDialogProps {
  readonly details: OrderDetails;
  readonly onClose: () => void;
}

interface Scan {
  readonly text: string;
  readonly note: string;
  /** Row that the last code went into. */
  readonly rowId: string | null;
}

/** Receives goods of an order: scanned by their GS1 codes or typed, line by line. */
export function ReceiveDialog({ details, onClose }: ReceiveDialogProps) {
  const t = useTexts(receiptTexts);
  const [receiptId] = useState(newId);
  const [lines, setLines] = useState<readonly DraftReceiptLine[]>(() => receiptDraftOf(details));
  const [scan, setScan] = useState<Scan>({ text: '', note: '', rowId: null });
  const [typed, setTyped] = useState({ challanNo: '', temperature: '', rejectReason: '', shortReason: '' });
  const { orderId, version, number } = details.order;
  const receiving = useSupplyChange(receiveGoods, (receipt) => {
    toast({ type: 'SUCCESS', msg: t('saved', { number: receipt.number }) });
    onClose();
  });
  const take = (): void => {
    const answer = withScan(lines, scan.text, scan.rowId);
    if (!answer.ok) return setScan({ ...scan, note: t(answer.why) });
    setLines(answer.lines);
    setScan({ text: '', note: t('scanned', { lot: answer.lot }), rowId: answer.rowId });
  };
  const submit = (): void => {
    if (receiving.isPending) return;
    const uncounted = rowWithoutQuantity(lines);
    if (uncounted !== undefined) {
      setScan({ ...scan, note: t('uncounted', { lot: uncounted.lotNo, item: uncounted.line.name }) });
      return;
    }
    const { challanNo, temperature, rejectReason, shortReason } = typed;
    receiving.mutate({
      body: {
        receiptId,
        orderId,
        version,
        challanNo,
        temperature: temperature.trim() === '' ? null : Number(temperature),
        note: '',
        lines: receiptLinesOf(lines, { rejectReason, shortReason }),
      },
    });
  };
  useShortcuts(receiptKeys, { save: submit });
  return (
    <FormDialog
      wide
      title={t('receiveOf', { number })}
      action={t('receive')}
      shortcut={receiptKeys.shortcuts.save}
      busy={receiving.isPending}
      refusal={receiving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('scan')}
        hint={scan.note}
        value={scan.text}
        maxLength={200}
        data-autofocus
        onChange={(text) => setScan({ ...scan, text })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey) return;
          event.preventDefault();
          take();
        }}
      />
      <ReceiveLines lines={lines} onChange={setLines} />
      <div className={styles.pair}>
        <TextField
          label={t('challan')}
          value={typed.challanNo}
          maxLength={60}
          onChange={(challanNo) => setTyped({ ...typed, challanNo })}
        />
        <NumberField
          decimals
          label={t('temperature')}
          value={typed.temperature}
          maxLength={6}
          onChange={(temperature) => setTyped({ ...typed, temperature })}
        />
        <TextField
          label={t('rejectReason')}
          value={typed.rejectReason}
          maxLength={500}
          onChange={(rejectReason) => setTyped({ ...typed, rejectReason })}
        />
        <TextField
          label={t('shortReason')}
          value={typed.shortReason}
          maxLength={500}
          onChange={(shortReason) => setTyped({ ...typed, shortReason })}
        />
      </div>
    </FormDialog>
  );
}
