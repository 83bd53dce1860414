import { askVendorBank } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { vendorTexts } from './texts/vendor-texts.ts';
import { useVendorChange } from './use-vendor-change.ts';

interface BankDialogProps {
  readonly vendor: VendorView;
  readonly onClose: () => void;
}

const FIELDS = ['accountName', 'accountNo', 'ifsc', 'bank', 'reason'] as const;

/** Gives the account that a vendor is paid to. */
export function BankDialog({ vendor: { vendorId, version, name }, onClose }: BankDialogProps) {
  const t = useTexts(vendorTexts);
  const [ids] = useState(() => ({ bankId: newId(), approvalId: newId() }));
  const [typed, setTyped] = useState({ accountName: name, accountNo: '', ifsc: '', bank: '', reason: '' });
  const asking = useVendorChange(askVendorBank, () => {
    toast({ type: 'SUCCESS', msg: t('saved', { name }) });
    onClose();
  });
  const submit = (): void =>
    asking.mutate({ body: { ...ids, vendorId, version, ...typed, ifsc: typed.ifsc.trim().toUpperCase() } });
  return (
    <FormDialog
      title={t('askBank')}
      action={t('save')}
      busy={asking.isPending}
      refusal={asking.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          value={typed[field]}
          maxLength={field === 'reason' ? 500 : 120}
          data-autofocus={field === 'accountName' || undefined}
          onChange={(text) => setTyped({ ...typed, [field]: text })}
        />
      ))}
      <Note tone="info">{t('bankNote')}</Note>
    </FormDialog>
  );
}
