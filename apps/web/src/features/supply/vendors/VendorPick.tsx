import { listVendors } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { api } from '../../../kernel/api/api.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { vendorTexts } from './texts/vendor-texts.ts';

export type PickedVendor = Pick<VendorView, 'vendorId' | 'name'>;

interface VendorPickProps {
  readonly value: PickedVendor | null;
  readonly disabled?: boolean;
  readonly onPick: (vendor: PickedVendor | null) => void;
}

/** Picks a vendor in use by its name. */
export function VendorPick({ value, disabled = false, onPick }: VendorPickProps) {
  const t = useTexts(vendorTexts);
  return (
    <Combobox<PickedVendor>
      label={t('panel')}
      value={value}
      disabled={disabled}

      search={async (q, signal) =>
        (await api(listVendors, { query: { q, state: 'active', limit: 20 }, signal })).rows
      }
      itemKey={({ vendorId }) => vendorId}
      itemText={({ name }) => name}
      onPick={onPick}
    />
  );
}
