import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { VENDOR_TYPES } from '@nidan/domain/enumerations/purchasing';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { changesOf } from '../../kernel/master-shapes.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import {
  addressFields,
  bankFields,
  contactFields,
  VendorAddress,
  VendorBank,
  VendorContact,
  VendorDetails,
  vendorFields,
  VendorView,
} from './vendor-view.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'purchases', bits }) as const;
const ofVendor = closed({ vendorId: Id });

export const listVendors = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/vendors',
  summary: 'Vendors by name, all or those of a state or a type',
  access: access(read),
  query: closed({
    ...page,
    state: Type.Optional(Type.Enum([...accountStatus.stateNames])),
    type: Type.Optional(Type.Enum([...VENDOR_TYPES])),
    ...searchOf('vendors'),
  }),
  response: pageOf(VendorView),
});

export const createVendor = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/vendors',
  summary: 'A new vendor, a draft until it is approved',
  access: access(create),
  body: closed({ vendorId: Id, ...vendorFields }),
  response: VendorView,
});

const { code: _, ...changeable } = vendorFields;
export const updateVendor = defineEndpoint({
  method: 'PATCH',
  path: '/api/inventory/vendors/:vendorId',
  summary:
    'Changes a vendor; approvals that were given while it waits fall, and tax details of one in use wait for an approval of their own. Missing keeps, null clears',
  access: access(update),
  params: ofVendor,
  body: closed({
    version: Version,
    ...changesOf(changeable),
    /** Why, where tax details of a vendor in use change. */
    reason: Type.Optional(Reason),
  }),
  response: VendorView,
});

export const submitVendor = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/vendors/submit',
  summary: 'Asks for approval of a new vendor, which needs an address before',
  access: access(update),
  body: closed({ vendorId: Id, version: Version, approvalId: Id, reason: Reason }),
  response: VendorView,
});

export const moveVendor = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/vendors/state',
  summary: 'Stops orders to a vendor, takes it up again, or ends it',
  access: access(update),
  body: closed({
    vendorId: Id,
    version: Version,
    action: Type.Enum(['disable', 'activate', 'terminate']),
    reason: Reason,
  }),
  response: VendorView,
});

export const listVendorAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/vendors/addresses',
  summary: 'Addresses of vendors by name',
  access: access(read),
  query: closed({ ...page, ...searchOf('vendorAddresses') }),
  response: pageOf(VendorAddress),
});

export const addressesByVendor = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/vendors/addresses/by-vendor',
  summary: 'Addresses of one vendor, the main one first',
  access: access(read),
  query: closed({ ...page, vendorId: Id }),
  response: pageOf(VendorAddress),
});

export const vendorContactBankDetails = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/vendors/addresses/contact-bank-details',
  summary: 'Who answers for a vendor, and the accounts that it is paid to',
  access: access(read),
  query: ofVendor,
  response: closed({ contacts: Type.Array(VendorContact), banks: Type.Array(VendorBank) }),
});

export const vendorFullDetails = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/vendors/addresses/full-details',
  summary: 'A vendor with its addresses, contacts and accounts',
  access: access(read),
  query: ofVendor,
  response: VendorDetails,
});

export const saveVendorAddress = defineEndpoint({
  method: 'PUT',
  path: '/api/inventory/vendors/addresses',
  summary: 'Adds an address of a vendor, or changes it; the main one is one',
  access: access(update),
  body: closed({ addressId: Id, vendorId: Id, version: Version, ...addressFields }),
  response: VendorDetails,
});

export const saveVendorContact = defineEndpoint({
  method: 'PUT',
  path: '/api/inventory/vendors/addresses/contact-bank-details',
  summary: 'Adds somebody who answers for a vendor, or changes them',
  access: access(update),
  body: closed({ contactId: Id, vendorId: Id, version: Version, ...contactFields }),
  response: VendorDetails,
});

export const askVendorBank = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/vendors/bank',
  summary: 'Gives the account that a vendor is paid to; of one that is in use it waits for approval',
  access: access(update),
  stepUp: true,
  body: closed({ bankId: Id, vendorId: Id, version: Version, approvalId: Id, ...bankFields, reason: Reason }),
  response: VendorDetails,
});
