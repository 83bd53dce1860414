import { takeAdvance } from '@nidan/contract/billing/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/billing/advance-view';
import { readPatient } from '@nidan/contract/patients/patient-endpoints';
import { COUNTER_PAYMENT_MODES, isClearedLater, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { parseRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../kernel/api/new-id.ts';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { FormDialog } from '../../kernel/ui/FormDialog.tsx';
import { Note } from '../../kernel/ui/Note.tsx';
import { NumberField } from '../../kernel/ui/NumberField.tsx';
import { rupees } from '../../kernel/ui/rupees.ts';
import { SelectField } from '../../kernel/ui/SelectField.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import { toast } from '../../kernel/ui/toast.ts';
import { advanceTexts } from './advance-texts.ts';
import { useBillChange } from './use-bill-change.ts';

interface TakeAdvanceDialogProps {
  readonly patientId: string;
  readonly onClose: () => void;
  readonly onTaken: (advance: AdvanceView) => void;
}

/** Takes money that a patient pays ahead. */
export function TakeAdvanceDialog({ patientId, onClose, onTaken }: TakeAdvanceDialogProps) {
  const t = useTexts(advanceTexts);
  const person = useApiQuery(readPatient, { params: { patientId } }).data;
  const [advanceId] = useState(newId);
  const [typed, setTyped] = useState('');
  const [mode, setMode] = useState<PaymentMode>('Cash');
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const amountPaise = parseRupees(typed) ?? 0;
  const change = useBillChange(takeAdvance, (advance) => {
    toast({
      type: 'SUCCESS',
      msg: t('taken', { amount: rupees(advance.amountPaise), number: advance.number }),
    });
    onTaken(advance);
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (amountPaise <= 0 || change.isPending) return;
    change.mutate({ body: { advanceId, patientId, mode, amountPaise, reference: reference.trim() } });
  };
  const name = person ? `${person.name_title} ${person.name}`.trim() : '';
  return (
    <FormDialog
      title={t('takeFor', { patient: name })}
      action={t('takeDo')}
      busy={change.isPending}
      refusal={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('amountLabel')}
        value={typed}
        maxLength={9}
        onChange={setTyped}
        error={isTried && amountPaise <= 0 ? t('amountWrong') : undefined}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
        data-autofocus
      />
      <SelectField
        label={t('modeLabel')}
        value={mode}
        options={COUNTER_PAYMENT_MODES.map((value) => ({ value, label: value }))}
        onChange={setMode}
      />
      <TextField label={t('reference')} value={reference} maxLength={60} onChange={setReference} />
      {isClearedLater(mode) && <Note tone="info">{t('clearedLater')}</Note>}
    </FormDialog>
  );
}
