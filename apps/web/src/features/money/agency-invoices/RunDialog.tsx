import { beginInvoiceRun } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { BILLING_CYCLES, type BillingCycle } from '@nidan/domain/enumerations/agencies';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

interface RunDialogProps {
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Begins to cut the invoices of all agencies of a cycle. */
export function RunDialog({ onClose, onBegun }: RunDialogProps) {
  const t = useTexts(invoiceTexts);
  const zone = useZone();
  const [today] = useState(() => calendarDateIn(zone, new Date()));
  const [runId] = useState(newId);
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const [day, setDay] = useState<string | null>(() => addDays(`${today.slice(0, 8)}01`, -1));
  const beginning = useInvoiceChange(beginInvoiceRun, () => {
    toast({ type: 'SUCCESS', msg: t('runDone') });
    onBegun();
    onClose();
  });
  const submit = (): void => {
    if (day === null || beginning.isPending) return;
    beginning.mutate({ body: { runId, cycle, day } });
  };
  return (
    <FormDialog
      title={t('runTitle')}
      action={t('run')}
      busy={beginning.isPending}
      refusal={beginning.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('cycle')}
        value={cycle}
        data-autofocus
        options={BILLING_CYCLES.map((value) => ({ value, label: t(value) }))}
        onChange={setCycle}
      />
      <MaskedDate label={t('dayIn')} value={day} today={today} onChange={({ value }) => setDay(value)} />
    </FormDialog>
  );
}
