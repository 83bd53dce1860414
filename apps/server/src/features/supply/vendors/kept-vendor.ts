import { keptPan, type VendorFieldFault, vendorFaults } from '@nidan/domain/purchasing/vendor-rule';
import type { VendorFields } from './vendor-rows.ts';

const textOrNull = (text: string | null): string | null => {
  const plain = text?.trim().toUpperCase() ?? '';
  return plain === '' ? null : plain;
};

/** A vendor as it is kept; its PAN is that of its GST number where it is not said. */
export function keptVendor(given: VendorFields): VendorFields {
  const gstin = textOrNull(given.gstin);
  return {
    ...given,
    name: given.name.trim(),
    gstin,
    pan: keptPan({ pan: textOrNull(given.pan), gstin }),
    tan: textOrNull(given.tan),
    cin: textOrNull(given.cin),
    msme: textOrNull(given.msme),
  };
}

/** What is wrong between the numbers of a vendor; empty when nothing is. */
export function numberFaults({ type, gstin, pan, stateCode }: VendorFields): VendorFieldFault[] {
  return vendorFaults({ type, gstin: gstin ?? '', pan: pan ?? '', stateCode: stateCode ?? '' });
}
