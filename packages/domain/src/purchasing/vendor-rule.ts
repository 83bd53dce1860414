import type { VendorType } from '../enumerations/purchasing.ts';
import { isValidGstin } from '../tax/gstin.ts';

export type VendorFault = 'gst number missing' | 'gst number wrong';

/** A vendor of type business_gst needs a GST number (spec §5); any vendor's number, where there is one, must be right. Null when nothing is wrong. */
export function vendorFault(type: VendorType, gstNumber: string): VendorFault | null {
  if (gstNumber === '') return type === 'business_gst' ? 'gst number missing' : null;
  return isValidGstin(gstNumber) ? null : 'gst number wrong';
}
