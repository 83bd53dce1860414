import { saveVendorContact } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { vendorTexts } from './texts/vendor-texts.ts';
import { useVendorChange } from './use-vendor-change.ts';

interface ContactDialogProps {
  readonly vendor: VendorView;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'duty', 'phone', 'email'] as const;

/** Adds somebody who answers for a vendor. */
export function ContactDialog({ vendor: { vendorId, version }, onClose }: ContactDialogProps) {
  const t = useTexts(vendorTexts);
  const [contactId] = useState(newId);
  const [typed, setTyped] = useState({ name: '', duty: '', phone: '', email: '' });
  const saving = useVendorChange(saveVendorContact, () => {
    toast({ type: 'SUCCESS', msg: t('saved', { name: typed.name }) });
    onClose();
  });
  return (
    <FormDialog
      title={t('addContact')}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={() => saving.mutate({ body: { contactId, vendorId, version, ...typed } })}
      onClose={onClose}
    >
      {FIELDS.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          value={typed[name]}
          maxLength={120}
          data-autofocus={name === 'name' || undefined}
          onChange={(text) => setTyped({ ...typed, [name]: text })}
        />
      ))}
    </FormDialog>
  );
}
