import {
  ORGANISATION_SIZES,
  type OrganisationSize,
  VENDOR_TYPES,
  type VendorType,
} from '../enumerations/purchasing.ts';
import { keptPan } from '../purchasing/vendor-rule.ts';
import { VENDOR_TDS_SECTIONS } from '../tax/tds.ts';
import {
  choiceColumn,
  choiceOrNothing,
  codeColumn,
  codeOrNothing,
  numberColumn,
  textColumn,
  textOrNothing,
  usualChoiceColumn,
} from './columns.ts';
import type { Sheet } from './sheet.ts';

/** A vendor as a row of a file, with its main address and the account that it is paid to; '' and null where there is none. */
export interface VendorRow {
  readonly code: string;
  readonly name: string;
  readonly type: VendorType;
  readonly size: OrganisationSize;
  readonly gstin: string | null;
  readonly pan: string | null;
  readonly tan: string | null;
  readonly cin: string | null;
  readonly msme: string | null;
  /** Two digits, as a GST number begins. */
  readonly stateCode: string | null;
  readonly paymentDays: number;
  readonly leadDays: number;
  readonly tdsSection: (typeof VENDOR_TDS_SECTIONS)[number] | null;
  readonly addressName: string;
  readonly line: string;
  readonly city: string;
  readonly pincode: string;
  readonly accountName: string;
  readonly accountNo: string;
  readonly ifsc: string | null;
  readonly bank: string;
}

/** The file of the vendors: how far they were approved is no column, because a file approves nobody. */
export const vendorSheet: Sheet<VendorRow> = {
  key: 'code',
  aliases: {
    code: ['vendor code'],
    name: ['vendor name'],
    gstin: ['gst', 'gst number'],
    stateCode: ['state code'],
    line: ['address line'],
  },
  kept: (row) => ({ ...row, pan: keptPan(row) }),
  columns: {
    code: codeColumn('code'),
    name: textColumn('name', { required: true }),
    type: choiceColumn('type', VENDOR_TYPES),
    size: usualChoiceColumn('size', ORGANISATION_SIZES, 'Others'),
    gstin: codeOrNothing('gstin'),
    pan: codeOrNothing('pan'),
    tan: codeOrNothing('tan'),
    cin: codeOrNothing('cin'),
    msme: codeOrNothing('msme'),
    stateCode: textOrNothing('state'),
    paymentDays: numberColumn('payment_days'),
    leadDays: numberColumn('lead_days'),
    tdsSection: choiceOrNothing('tds_section', VENDOR_TDS_SECTIONS),
    addressName: textColumn('address_name'),
    line: textColumn('address'),
    city: textColumn('city'),
    pincode: textColumn('pincode'),
    accountName: textColumn('account_name'),
    accountNo: textColumn('account_no'),
    ifsc: codeOrNothing('ifsc'),
    bank: textColumn('bank'),
  },
};
