import { addFollowUp } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { parseRupees } from '@nidan/domain/money/rupees';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

interface PromiseDialogProps {
  readonly agencyId: string;
  readonly agency: string;
  readonly onClose: () => void;
}

const EMPTY = { who: '', note: '', amount: '', promisedOn: null as string | null };

/** Notes what an agency promised to pay, and by which day. */
export function PromiseDialog({ agencyId, agency, onClose }: PromiseDialogProps) {
  const t = useTexts(invoiceTexts);
  const zone = useZone();
  const [today] = useState(() => calendarDateIn(zone, new Date()));
  const [followUpId] = useState(newId);
  const [form, setForm] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<typeof EMPTY>): void => setForm({ ...form, ...part });
  const noting = useInvoiceChange(addFollowUp, () => {
    toast({ type: 'SUCCESS', msg: t('promiseDone') });
    onClose();
  });
  const { who, note, promisedOn } = form;
  const amountPaise = parseRupees(form.amount) ?? 0;
  const lacksWho = who.trim().length < 2;
  const lacksPromise = amountPaise <= 0 || promisedOn === null || promisedOn < today;
  const submit = (): void => {
    setTried(true);
    if (lacksWho || lacksPromise || promisedOn === null || noting.isPending) return;
    noting.mutate({
      body: {
        followUpId,
        agencyId,
        who: who.trim(),
        promisedOn,
        amountPaise,
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      },
    });
  };
  return (
    <FormDialog
      title={t('promiseTitle', { agency })}
      action={t('promise')}
      busy={noting.isPending}
      refusal={noting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('who')}
        value={who}
        maxLength={120}
        data-autofocus
        error={isTried && lacksWho ? t('whoWrong') : undefined}
        onChange={(next) => set({ who: next })}
      />
      <NumberField
        label={t('promised')}
        value={form.amount}
        maxLength={12}
        error={isTried && lacksPromise ? t('promisedWrong') : undefined}
        onChange={(amount) => set({ amount })}
      />
      <MaskedDate
        label={t('promisedOn')}
        value={promisedOn}
        today={today}
        onChange={({ value }) => set({ promisedOn: value })}
      />
      <TextField label={t('note')} value={note} maxLength={500} onChange={(next) => set({ note: next })} />
    </FormDialog>
  );
}
