import { listTds, recordChallan, type TdsRow } from '@nidan/contract/supply/tds/tds-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { paiseOfText } from '../orders/order-draft.ts';
import { tdsTexts } from './texts/tds-texts.ts';

interface ChallanDialogProps {
  readonly section: TdsRow['section'];
  readonly rows: readonly TdsRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Records the challan that deposited the tax of deductions of one section. */
export function ChallanDialog({ section, rows, onClose, onDone }: ChallanDialogProps) {
  const t = useTexts(tdsTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const [challanId] = useState(newId);
  const [typed, setTyped] = useState({ number: '', bsrCode: '' });
  const [amount, setAmount] = useState(String(rows.reduce((sum, { tdsPaise }) => sum + tdsPaise, 0) / 100));
  const [depositedOn, setDepositedOn] = useState<string | null>(today);
  const [isTried, setTried] = useState(false);
  const recording = useApiMutation(recordChallan, {
    outdates: [listTds],
    onDone: ({ number }) => {
      toast({ type: 'SUCCESS', msg: t('recorded', { number }) });
      onDone();
    },
  });
  const amountPaise = paiseOfText(amount);
  const submit = (): void => {
    setTried(true);
    if (amountPaise === null || recording.isPending) return;
    const deductionIds = rows.map(({ deductionId }) => deductionId);
    const body = { challanId, section, ...typed, depositedOn: depositedOn ?? '', amountPaise, deductionIds };
    recording.mutate({ body });
  };
  return (
    <FormDialog
      title={t('recordOf', { section })}
      action={t('record')}
      busy={recording.isPending}
      refusal={recording.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note tone="info">{t('note')}</Note>
      <NumberField
        label={t('challanNo')}
        value={typed.number}
        maxLength={5}
        data-autofocus
        onChange={(number) => setTyped({ ...typed, number })}
      />
      <NumberField
        label={t('bsrCode')}
        value={typed.bsrCode}
        maxLength={7}
        onChange={(bsrCode) => setTyped({ ...typed, bsrCode })}
      />
      <MaskedDate
        label={t('depositedOn')}
        value={depositedOn}
        today={today}
        onChange={({ value }) => setDepositedOn(value)}
      />
      <NumberField
        decimals
        label={t('amount')}
        value={amount}
        maxLength={14}
        error={isTried && amountPaise === null ? t('amountWrong') : undefined}
        onChange={setAmount}
      />
    </FormDialog>
  );
}
