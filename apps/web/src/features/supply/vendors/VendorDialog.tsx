import { createVendor, updateVendor } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { ORGANISATION_SIZES, VENDOR_TYPES } from '@nidan/domain/enumerations/purchasing';
import { VENDOR_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import { vendorTexts } from './texts/vendor-texts.ts';
import { useVendorChange } from './use-vendor-change.ts';
import { draftOf, fieldsOf, type VendorDraft } from './vendor-draft.ts';

interface VendorDialogProps {
  /** Null for a new one. */
  readonly vendor: VendorView | null;
  readonly onClose: () => void;
  readonly onSaved: (vendor: VendorView) => void;
}

const NUMBERS = ['gstin', 'pan', 'tan', 'cin', 'msme'] as const;
const NO_TDS = '';

/** Makes a vendor, or changes it. */
export function VendorDialog({ vendor, onClose, onSaved }: VendorDialogProps) {
  const t = useTexts(vendorTexts);
  const [vendorId] = useState(() => vendor?.vendorId ?? newId());
  const [draft, setDraft] = useState<VendorDraft>(() => draftOf(vendor));
  const [reason, setReason] = useState('');
  const isInUse = vendor !== null && (vendor.state === 'active' || vendor.state === 'disabled');
  const set = (part: Partial<VendorDraft>): void => setDraft((former) => ({ ...former, ...part }));
  const done = (saved: VendorView): void => {
    toast({ type: 'SUCCESS', msg: t('saved', { name: saved.name }) });
    onSaved(saved);
    onClose();
  };
  const making = useVendorChange(createVendor, done);
  const changing = useVendorChange(updateVendor, done);
  const submit = (): void => {
    const { code, ...fields } = fieldsOf(draft);
    if (vendor === null) making.mutate({ body: { vendorId, code, ...fields } });
    else {
      const why = reason.trim() === '' ? {} : { reason: reason.trim() };
      changing.mutate({ params: { vendorId }, body: { version: vendor.version, ...fields, ...why } });
    }
  };
  return (
    <FormDialog
      wide
      title={vendor === null ? t('new') : vendor.name}
      action={t('save')}
      busy={making.isPending || changing.isPending}
      refusal={making.error ?? changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField
          label={t('code')}
          value={draft.code}
          maxLength={40}
          disabled={vendor !== null}
          data-autofocus={vendor === null || undefined}
          onChange={(code) => set({ code })}
        />
        <TextField label={t('name')} value={draft.name} maxLength={120} onChange={(name) => set({ name })} />
        <SelectField
          label={t('type')}
          value={draft.type}
          options={VENDOR_TYPES.map((value) => ({ value, label: t(value) }))}
          onChange={(type) => set({ type })}
        />
        <SelectField
          label={t('size')}
          value={draft.size}
          options={ORGANISATION_SIZES.map((value) => ({ value, label: value }))}
          onChange={(size) => set({ size })}
        />
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            value={draft[name]}
            maxLength={30}
            onChange={(text) => set({ [name]: text })}
          />
        ))}
        <TextField
          label={t('stateCode')}
          hint={t('stateHint')}
          value={draft.stateCode}
          maxLength={2}
          onChange={(stateCode) => set({ stateCode })}
        />
        <NumberField
          label={t('paymentDays')}
          value={draft.paymentDays}
          maxLength={3}
          onChange={(paymentDays) => set({ paymentDays })}
        />
        <NumberField
          label={t('leadDays')}
          value={draft.leadDays}
          maxLength={3}
          onChange={(leadDays) => set({ leadDays })}
        />
        <SelectField
          label={t('tds')}
          value={draft.tdsSection ?? NO_TDS}
          options={[
            { value: NO_TDS, label: t('noTds') },
            ...VENDOR_TDS_SECTIONS.map((value) => ({ value, label: t(value) })),
          ]}
          onChange={(section) =>
            set({ tdsSection: VENDOR_TDS_SECTIONS.find((one) => one === section) ?? null })
          }
        />
        {isInUse && (
          <TextField
            label={t('taxReason')}
            hint={t('taxReasonHint')}
            value={reason}
            maxLength={500}
            onChange={setReason}
          />
        )}
      </div>
    </FormDialog>
  );
}
