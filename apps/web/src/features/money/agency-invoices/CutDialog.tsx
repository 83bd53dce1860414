import { cutAgencyInvoice } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { INVOICE_KINDS, type InvoiceKind } from '@nidan/domain/agencies/invoice-words';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

interface CutDialogProps {
  readonly onClose: () => void;
  readonly onCut: (invoiceId: string) => void;
}

interface Agency {
  readonly agencyId: string;
  readonly name: string;
}

const findAgencies = async (q: string): Promise<readonly Agency[]> =>
  (await api(listAgencies, { query: { q, limit: 20 } })).rows;

/** Cuts the invoice of one agency: of a period that is over, or of what was late for it. */
export function CutDialog({ onClose, onCut }: CutDialogProps) {
  const t = useTexts(invoiceTexts);
  const zone = useZone();
  const [today] = useState(() => calendarDateIn(zone, new Date()));
  const [invoiceId] = useState(newId);
  const [agency, setAgency] = useState<Agency | null>(null);
  const [kind, setKind] = useState<InvoiceKind>('cycle');
  // The period that was over last is what is cut most.
  const [day, setDay] = useState<string | null>(() => addDays(`${today.slice(0, 8)}01`, -1));
  const [isTried, setTried] = useState(false);
  const cutting = useInvoiceChange(cutAgencyInvoice, (made) => {
    toast({ type: 'SUCCESS', msg: t('cutDone', { agency: made.agency, amount: rupees(made.totalPaise) }) });
    onCut(made.invoiceId);
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (agency === null || cutting.isPending || (kind === 'cycle' && day === null)) return;
    cutting.mutate({
      body: {
        invoiceId,
        agencyId: agency.agencyId,
        kind,
        ...(kind === 'cycle' && day !== null ? { day } : {}),
      },
    });
  };
  return (
    <FormDialog
      title={t('cutTitle')}
      action={t('cut')}
      busy={cutting.isPending}
      refusal={cutting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Combobox<Agency>
        label={t('agency')}
        value={agency}
        search={findAgencies}
        itemKey={({ agencyId }) => agencyId}
        itemText={({ name }) => name}
        data-autofocus
        error={isTried && agency === null ? t('needed') : undefined}
        onPick={setAgency}
      />
      <SelectField
        label={t('kind')}
        value={kind}
        options={INVOICE_KINDS.map((value) => ({ value, label: t(value) }))}
        onChange={setKind}
      />
      {kind === 'cycle' && (
        <MaskedDate
          label={t('dayIn')}
          value={day}
          today={today}
          onChange={({ value }) => setDay(value)}
          onEnter={submit}
        />
      )}
    </FormDialog>
  );
}
