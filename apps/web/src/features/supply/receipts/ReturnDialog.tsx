import { returnGoods } from '@nidan/contract/supply/payables/payable-endpoints';
import type { ReceiptView } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import { receiptTexts } from './texts/receipt-texts.ts';

interface ReturnDialogProps {
  readonly receipt: ReceiptView;
  readonly onClose: () => void;
}

/** Asks to send a lot of a receipt back to its vendor. */
export function ReturnDialog({ receipt, onClose }: ReturnDialogProps) {
  const t = useTexts(receiptTexts);
  const [ids] = useState(() => ({ returnId: newId(), approvalId: newId() }));
  const lots = receipt.lines.flatMap(({ lotId, lotNo, item, unit }) =>
    lotId === null ? [] : [{ lotId, unit, label: `${item}, ${lotNo ?? ''}` }],
  );
  const [picked, setPicked] = useState(lots[0]?.lotId ?? '');
  const [quantity, setQuantity] = useState('1');
  const [reason, setReason] = useState('');
  const asking = useSupplyChange(returnGoods, () => {
    toast({ type: 'SUCCESS', msg: t('backAsked') });
    onClose();
  });
  const submit = (): void => {
    const lot = lots.find(({ lotId }) => lotId === picked);
    if (lot === undefined || asking.isPending) return;
    const lines = [{ lotId: lot.lotId, quantity, unit: lot.unit }];
    asking.mutate({ body: { ...ids, orderId: receipt.orderId, lines, reason } });
  };
  return (
    <FormDialog
      title={t('backOf', { number: receipt.number })}
      action={t('back')}
      busy={asking.isPending}
      refusal={asking.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('lot')}
        value={picked}
        data-autofocus
        options={lots.map(({ lotId, label }) => ({ value: lotId, label }))}
        onChange={setPicked}
      />
      <NumberField decimals label={t('quantity')} value={quantity} maxLength={12} onChange={setQuantity} />
      <TextField label={t('reason')} value={reason} maxLength={500} onChange={setReason} />
    </FormDialog>
  );
}
