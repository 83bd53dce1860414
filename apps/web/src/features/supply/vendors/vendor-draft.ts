import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { createVendor } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';

/** A vendor as it is typed: texts are '' where there is none. */
export type VendorDraft = Readonly<
  Record<
    'code' | 'name' | 'gstin' | 'pan' | 'tan' | 'cin' | 'msme' | 'stateCode' | 'paymentDays' | 'leadDays',
    string
  >
> &
  Pick<VendorView, 'type' | 'size' | 'tdsSection'>;

const FRESH: VendorDraft = {
  code: '',
  name: '',
  type: 'business_gst',
  size: 'Others',
  gstin: '',
  pan: '',
  tan: '',
  cin: '',
  msme: '',
  stateCode: '',
  paymentDays: '30',
  leadDays: '7',
  tdsSection: null,
};

/** The draft of a vendor, or of a new one. */
export function draftOf(vendor: VendorView | null): VendorDraft {
  if (vendor === null) return FRESH;
  const { code, name, type, size, tdsSection } = vendor;
  const texts = {
    gstin: vendor.gstin ?? '',
    pan: vendor.pan ?? '',
    tan: vendor.tan ?? '',
    cin: vendor.cin ?? '',
  };
  return {
    ...texts,
    code,
    name,
    type,
    size,
    tdsSection,
    msme: vendor.msme ?? '',
    stateCode: vendor.stateCode ?? '',
    paymentDays: String(vendor.paymentDays),
    leadDays: String(vendor.leadDays),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim().toUpperCase());

/** What is sent of a draft; the state of a GST number is that of its first two digits. */
export function fieldsOf(draft: VendorDraft): Omit<BodyOf<typeof createVendor>, 'vendorId'> {
  const gstin = orNull(draft.gstin);
  return {
    code: draft.code.trim().toUpperCase(),
    name: draft.name.trim(),
    type: draft.type,
    size: draft.size,
    gstin,
    pan: orNull(draft.pan),
    tan: orNull(draft.tan),
    cin: orNull(draft.cin),
    msme: orNull(draft.msme),
    stateCode: orNull(draft.stateCode) ?? gstin?.slice(0, 2) ?? null,
    paymentDays: Number(draft.paymentDays),
    leadDays: Number(draft.leadDays),
    tdsSection: draft.tdsSection,
  };
}
