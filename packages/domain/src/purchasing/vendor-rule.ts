import type { VendorType } from '../enumerations/purchasing.ts';
import { isValidGstin, panOfGstin, stateOfGstin } from '../tax/gstin.ts';

export type VendorFault = 'gst number missing' | 'gst number wrong';

/** A vendor of type business_gst needs a GST number (spec §5); any vendor's number, where there is one, must be right. Null when nothing is wrong. */
export function vendorFault(type: VendorType, gstNumber: string): VendorFault | null {
  if (gstNumber === '') return type === 'business_gst' ? 'gst number missing' : null;
  return isValidGstin(gstNumber) ? null : 'gst number wrong';
}

/** What of a vendor must agree. Texts are '' where there is none; the state is two digits, as a GST number begins. */
export interface VendorNumbers {
  readonly type: VendorType;
  readonly gstin: string;
  readonly pan: string;
  readonly stateCode: string;
}

export interface VendorFieldFault {
  readonly field: 'gstin' | 'pan' | 'stateCode';
  readonly msg: string;
}

const OF_TYPE: Record<VendorFault, string> = {
  'gst number missing': 'A business with GST needs its GST number',
  'gst number wrong': 'Please enter a valid GSTIN',
};

/** The PAN that is kept of a vendor: that of its GST number where none is said (CGST rule 10). Null where there is neither. */
export function keptPan({
  pan,
  gstin,
}: {
  readonly pan: string | null;
  readonly gstin: string | null;
}): string | null {
  return pan ?? (gstin === null ? null : panOfGstin(gstin));
}

/** What is wrong between the numbers of a vendor: its GST number names its state and its PAN (CGST rule 10). Empty when nothing is. */
export function vendorFaults({ type, gstin, pan, stateCode }: VendorNumbers): VendorFieldFault[] {
  const fault = vendorFault(type, gstin);
  if (fault !== null) return [{ field: 'gstin', msg: OF_TYPE[fault] }];
  if (type === 'overseas') {
    return stateCode === '' ? [] : [{ field: 'stateCode', msg: 'A vendor overseas has no state of India' }];
  }
  if (stateCode === '') return [{ field: 'stateCode', msg: 'Say in which state the vendor is' }];
  if (gstin === '') return [];
  const named = panOfGstin(gstin);
  return [
    ...(stateOfGstin(gstin) === stateCode
      ? []
      : [{ field: 'stateCode' as const, msg: `The GST number is of state ${gstin.slice(0, 2)}` }]),
    ...(pan === '' || named === null || pan === named
      ? []
      : [{ field: 'pan' as const, msg: `The GST number is of PAN ${named}` }]),
  ];
}
