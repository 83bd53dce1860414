import { takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { COUNTER_PAYMENT_MODES, isClearedLater, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { parseRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { advanceTexts } from './texts/advance-texts.ts';
import { useBillChange } from '../bills/use-bill-change.ts';

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
  const [asDraft, setDraft] = useState(false);
  const [isTried, setTried] = useState(false);
  const amountPaise = parseRupees(typed) ?? 0;
  const change = useBillChange(takeAdvance, (advance) => {
    toast({
      type: 'SUCCESS',
      msg: t(advance.state === 'draft' ? 'drafted' : 'taken', {
        amount: rupees(advance.amountPaise),
        number: advance.number,
      }),
    });
    onTaken(advance);
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (amountPaise <= 0 || change.isPending) return;
    change.mutate({
      body: { advanceId, patientId, mode, amountPaise, reference: reference.trim(), asDraft },
    });
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
      <Checkbox label={t('asDraft')} checked={asDraft} onChange={setDraft} />
      {asDraft && <Note tone="info">{t('asDraftText')}</Note>}
      {!asDraft && isClearedLater(mode) && <Note tone="info">{t('clearedLater')}</Note>}
    </FormDialog>
  );
}
