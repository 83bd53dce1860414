export const VENDOR_TYPES = ['business_gst', 'business_none', 'overseas', 'consumer', 'other'] as const;
export type VendorType = (typeof VENDOR_TYPES)[number];

/** Banks whose file of payments can be made; `plain` for another one. */
export const BANK_FILE_FORMATS = ['plain', 'HDFC', 'ICICI', 'SBI', 'Axis'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** Charges of a purchase order besides its items (spec §3). */
export const EXTRA_CHARGES = ['Freight', 'P&F', 'Others', 'Round Off', 'Extra Freight'] as const;
export type ExtraCharge = (typeof EXTRA_CHARGES)[number];

export const ORGANISATION_SIZES = ['Others', 'Micro', 'Small', 'Medium'] as const;
export type OrganisationSize = (typeof ORGANISATION_SIZES)[number];

/** Numbers by which a business is registered (spec §5 "Tax and identity patterns"). */
export const REGISTRATION_NUMBERS = ['MSME', 'GST', 'CIN', 'TAN', 'PAN', 'IFSC'] as const;

export const TAX_KINDS = ['INTER_STATE', 'INTRA_STATE'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** What a file of a vendor is. */
export const VENDOR_FILE_KINDS = ['msme', 'cheque', 'agreement', 'tax', 'other'] as const;
export type VendorFileKind = (typeof VENDOR_FILE_KINDS)[number];
