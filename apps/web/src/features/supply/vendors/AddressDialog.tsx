import { saveVendorAddress } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorDetails } from '@nidan/contract/supply/vendors/vendor-view';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { vendorTexts } from './texts/vendor-texts.ts';
import { useVendorChange } from './use-vendor-change.ts';

interface AddressDialogProps {
  readonly details: VendorDetails;
  readonly onClose: () => void;
}

/** Adds an address of a vendor. */
export function AddressDialog({ details: { vendor, addresses }, onClose }: AddressDialogProps) {
  const t = useTexts(vendorTexts);
  const [addressId] = useState(newId);
  const [typed, setTyped] = useState({ name: '', line: '', city: '', pincode: '' });
  const [isMain, setMain] = useState(addresses.length === 0);
  const saving = useVendorChange(saveVendorAddress, () => {
    toast({ type: 'SUCCESS', msg: t('saved', { name: typed.name }) });
    onClose();
  });
  const { vendorId, version, stateCode } = vendor;
  return (
    <FormDialog
      title={t('addAddress')}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={() => saving.mutate({ body: { addressId, vendorId, version, stateCode, isMain, ...typed } })}
      onClose={onClose}
    >
      <TextField
        label={t('addressName')}
        value={typed.name}
        maxLength={120}
        data-autofocus
        onChange={(name) => setTyped({ ...typed, name })}
      />
      <TextField
        label={t('line')}
        value={typed.line}
        maxLength={240}
        onChange={(line) => setTyped({ ...typed, line })}
      />
      <TextField
        label={t('city')}
        value={typed.city}
        maxLength={120}
        onChange={(city) => setTyped({ ...typed, city })}
      />
      <TextField
        label={t('pincode')}
        value={typed.pincode}
        maxLength={6}
        onChange={(pincode) => setTyped({ ...typed, pincode })}
      />
      <Checkbox checked={isMain} onChange={setMain}>
        {t('isMain')}
      </Checkbox>
    </FormDialog>
  );
}
