import { ORGANISATION_SIZES, VENDOR_TYPES } from '@nidan/domain/enumerations/purchasing';
import { BANK_STATES } from '@nidan/domain/purchasing/decision-state';
import { VENDOR_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, ShortText, Version } from '../../kernel/shapes.ts';

const Name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
/** Two digits, as a GST number begins. */
export const StateCode = Type.String({ pattern: '^[0-9]{2}$' });

/** By what a vendor is taxed. */
export const vendorTaxFields = {
  type: Type.Enum([...VENDOR_TYPES]),
  gstin: nullable(Type.String({ format: 'gstin' })),
  pan: nullable(Type.String({ format: 'pan' })),
  /** State that GST is decided by; null for a vendor overseas. */
  stateCode: nullable(StateCode),
  /** Section by which tax is deducted from payments; null: none is. */
  tdsSection: nullable(Type.Enum([...VENDOR_TDS_SECTIONS])),
};

/** What is typed of a vendor. */
export const vendorFields = {
  code: Type.String({ format: 'record-code' }),
  name: Name,
  ...vendorTaxFields,
  size: Type.Enum([...ORGANISATION_SIZES]),
  tan: nullable(Type.String({ format: 'tan' })),
  cin: nullable(Type.String({ format: 'cin' })),
  msme: nullable(Type.String({ format: 'msme' })),
  /** Days from an invoice until it is due. */
  paymentDays: Type.Integer({ minimum: 0, maximum: 365 }),
  /** Days from an order until it comes. */
  leadDays: Type.Integer({ minimum: 0, maximum: 365 }),
};

const told = nullable(Type.String());

export const VendorView = closed({
  vendorId: Id,
  ...vendorFields,
  code: Type.String(),
  gstin: told,
  pan: told,
  tan: told,
  cin: told,
  msme: told,
  state: Type.Enum([...accountStatus.stateNames]),
  stateLabel: Type.String(),
  madeBy: Type.String(),
  madeAt: Instant,
  version: Version,
  /** 'change', 'submit', 'disable', 'activate', 'terminate' or 'askBank': what the caller may do with it. */
  can: Can,
});
export type VendorView = Static<typeof VendorView>;

/** A place of a vendor, to which orders go and from which goods come. */
export const addressFields = {
  name: Name,
  line: Type.String({ minLength: 1, maxLength: 240, pattern: '\\S' }),
  city: ShortText,
  stateCode: nullable(StateCode),
  pincode: Type.String({ format: 'pincode' }),
  isMain: Type.Boolean(),
};
export const VendorAddress = closed({
  addressId: Id,
  vendorId: Id,
  vendor: Type.String(),
  ...addressFields,
  pincode: Type.String(),
});
export type VendorAddress = Static<typeof VendorAddress>;

/** Somebody who answers for a vendor; masked for demo users. */
export const contactFields = {
  name: Type.String({ format: 'patient-name' }),
  duty: ShortText,
  phone: Type.String({ format: 'phone' }),
  email: Type.String({ format: 'email' }),
};
export const VendorContact = closed({
  contactId: Id,
  ...contactFields,
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
});
export type VendorContact = Static<typeof VendorContact>;

export const bankFields = {
  accountName: Name,
  accountNo: Type.String({ pattern: '^[0-9]{6,18}$' }),
  ifsc: Type.String({ format: 'ifsc' }),
  bank: Name,
};
/** An account that a vendor is paid to. One is active; another waits for approval; number masked for demo users. */
export const VendorBank = closed({
  bankId: Id,
  ...bankFields,
  accountNo: Type.String(),
  ifsc: Type.String(),
  state: Type.Enum([...BANK_STATES]),
  askedBy: Type.String(),
  askedAt: Instant,
});
export type VendorBank = Static<typeof VendorBank>;

export const VendorDetails = closed({
  vendor: VendorView,
  addresses: Type.Array(VendorAddress),
  contacts: Type.Array(VendorContact),
  banks: Type.Array(VendorBank),
});
export type VendorDetails = Static<typeof VendorDetails>;
