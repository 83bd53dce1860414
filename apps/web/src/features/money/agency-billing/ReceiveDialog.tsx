import { receiveFromAgency } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { COMMISSION_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { COUNTER_PAYMENT_MODES, isClearedLater, type PaymentMode } from '@nidan/domain/money/payment-mode';
import { parseRupees } from '@nidan/domain/money/rupees';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { agencyTexts } from './texts/agency-texts.ts';
import { useAgencyChange } from './use-agency-change.ts';

interface ReceiveDialogProps {
  readonly account: Pick<AgencyAccountView, 'agencyId' | 'agency'>;
  readonly onClose: () => void;
}

const SECTIONS = ['none', ...COMMISSION_TDS_SECTIONS] as const;

const EMPTY = {
  amount: '',
  mode: 'Online' as PaymentMode,
  reference: '',
  clearedOn: null as string | null,
  section: 'none' as (typeof SECTIONS)[number],
  tds: '',
  certificate: '',
};

/** Takes money of an agency, with the tax that it deducted. */
export function ReceiveDialog({ account: { agencyId, agency }, onClose }: ReceiveDialogProps) {
  const t = useTexts(agencyTexts);
  const zone = useZone();
  const [today] = useState(() => calendarDateIn(zone, new Date()));
  const [receiptId] = useState(newId);
  const [form, setForm] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<typeof EMPTY>): void => setForm({ ...form, ...part });
  const receiving = useAgencyChange(receiveFromAgency, ({ receipt, account }) => {
    toast({
      type: 'SUCCESS',
      msg: t('received', { number: receipt.number, amount: rupees(account.availablePaise) }),
    });
    onClose();
  });
  const amountPaise = parseRupees(form.amount) ?? 0;
  const tdsPaise = form.section === 'none' ? 0 : (parseRupees(form.tds) ?? 0);
  const waits = isClearedLater(form.mode);
  const submit = (): void => {
    setTried(true);
    if (amountPaise + tdsPaise <= 0 || receiving.isPending) return;
    const { mode, reference, clearedOn, section, certificate } = form;
    receiving.mutate({
      body: {
        receiptId,
        agencyId,
        mode,
        amountPaise,
        reference: reference.trim(),
        ...(waits && clearedOn !== null ? { clearedOn } : {}),
        ...(section === 'none' || tdsPaise === 0
          ? {}
          : {
              tds: {
                section,
                amountPaise: tdsPaise,
                ...(certificate.trim() === '' ? {} : { certificate: certificate.trim() }),
              },
            }),
      },
    });
  };
  return (
    <FormDialog
      title={t('receiveFor', { agency })}
      action={t('receive')}
      busy={receiving.isPending}
      refusal={receiving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField
        label={t('amount')}
        value={form.amount}
        maxLength={12}
        data-autofocus
        error={isTried && amountPaise + tdsPaise <= 0 ? t('amountWrong') : undefined}
        onChange={(amount) => set({ amount })}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
      <SelectField
        label={t('mode')}
        value={form.mode}
        options={COUNTER_PAYMENT_MODES.map((value) => ({ value, label: value }))}
        onChange={(mode) => set({ mode })}
      />
      <TextField
        label={t('reference')}
        value={form.reference}
        maxLength={60}
        onChange={(reference) => set({ reference })}
      />
      {waits && (
        <MaskedDate
          label={t('clearedOn')}
          value={form.clearedOn}
          today={today}
          onChange={({ value }) => set({ clearedOn: value })}
        />
      )}
      <SelectField
        label={t('section')}
        value={form.section}
        options={SECTIONS.map((value) => ({ value, label: value === 'none' ? t('noTds') : value }))}
        onChange={(section) => set({ section })}
      />
      {form.section !== 'none' && (
        <>
          <NumberField label={t('tds')} value={form.tds} maxLength={12} onChange={(tds) => set({ tds })} />
          <TextField
            label={t('certificate')}
            value={form.certificate}
            maxLength={40}
            onChange={(certificate) => set({ certificate })}
          />
        </>
      )}
    </FormDialog>
  );
}
