import type { Fault } from '../text/fault.ts';
import { supplyFault } from '../faults/supply-faults.ts';
import { schemaFault } from '../faults/schema-faults.ts';
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

export interface VendorFieldFault extends Fault {
  readonly field: 'gstin' | 'pan' | 'stateCode';
}

const OF_TYPE: Record<VendorFault, Fault> = {
  'gst number missing': supplyFault('vendor-gstin-needed'),
  'gst number wrong': schemaFault('not-gstin'),
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
  if (fault !== null) return [{ field: 'gstin', ...OF_TYPE[fault] }];
  if (type === 'overseas') {
    return stateCode === '' ? [] : [{ field: 'stateCode', ...supplyFault('vendor-overseas-state') }];
  }
  if (stateCode === '') return [{ field: 'stateCode', ...supplyFault('vendor-state-needed') }];
  if (gstin === '') return [];
  const named = panOfGstin(gstin);
  return [
    ...(stateOfGstin(gstin) === stateCode
      ? []
      : [
          {
            field: 'stateCode' as const,
            ...supplyFault('vendor-state-of-gstin', { state: gstin.slice(0, 2) }),
          },
        ]),
    ...(pan === '' || named === null || pan === named
      ? []
      : [{ field: 'pan' as const, ...supplyFault('vendor-pan-of-gstin', { pan: named }) }]),
  ];
}
