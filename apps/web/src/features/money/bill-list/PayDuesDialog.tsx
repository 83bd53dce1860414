import { payDues } from '@nidan/contract/money/payments/payment-endpoints';
import { sayAtDesk } from '../../../kernel/text/refusals/desk-texts.ts';
import { COUNTER_PAYMENT_MODES, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { formatRupees, parseRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useBillChange } from '../bills/use-bill-change.ts';
import { patientTexts } from '../patient-record/texts/patient-texts.ts';

interface PayDuesDialogProps {
  readonly patientId: string;
  readonly duePaise: number;
  readonly onClose: () => void;
}

/** Pays the dues of a person with one sum, the oldest bill first. */
export function PayDuesDialog({ patientId, duePaise, onClose }: PayDuesDialogProps) {
  const t = useTexts(patientTexts);
  const [typed, setTyped] = useState(String(Math.floor(duePaise / 100)));
  const [mode, setMode] = useState<PaymentMode>('Cash');
  const [reference, setReference] = useState('');
  const amountPaise = parseRupees(typed) ?? 0;
  const over = { over: formatRupees(amountPaise - duePaise), due: formatRupees(duePaise) };
  const fault =
    amountPaise <= 0
      ? t('payDuesWrong')
      : amountPaise > duePaise
        ? sayAtDesk('payment-over-due', over)
        : undefined;
  const change = useBillChange(payDues, ({ payments }) => {
    toast({
      type: 'SUCCESS',
      msg: t('payDuesDone', { amount: rupees(amountPaise), count: payments.length }),
    });
    onClose();
  });
  const submit = (): void => {
    if (fault !== undefined || change.isPending) return;
    change.mutate({ body: { patientId, mode, amountPaise, reference: reference.trim() } });
  };
  return (
    <FormDialog
      title={t('payDues', { amount: rupees(duePaise) })}
      action={t('payDuesDo', { amount: rupees(amountPaise) })}
      busy={change.isPending}
      refusal={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('payDuesAmount')}
        value={typed}
        maxLength={9}
        onChange={setTyped}
        error={fault}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
        data-autofocus
      />
      <SelectField
        label={t('payDuesMode')}
        value={mode}
        options={COUNTER_PAYMENT_MODES.map((value) => ({ value, label: value }))}
        onChange={setMode}
      />
      <TextField label={t('payDuesReference')} value={reference} maxLength={60} onChange={setReference} />
      <Note tone="info">{t('payDuesOrder')}</Note>
    </FormDialog>
  );
}
