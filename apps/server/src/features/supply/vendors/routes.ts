import {
  addressesByVendor,
  askVendorBank as bankEndpoint,
  createVendor as createEndpoint,
  listVendorAddresses,
  listVendors,
  moveVendor as moveEndpoint,
  saveVendorAddress as addressEndpoint,
  saveVendorContact as contactEndpoint,
  submitVendor as submitEndpoint,
  updateVendor as updateEndpoint,
  vendorContactBankDetails,
  vendorFullDetails,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { createVendor, moveVendor, submitVendor, updateVendor } from './change-vendor.ts';
import { askVendorBank, saveVendorAddress, saveVendorContact } from './keep-vendor-parts.ts';
import {
  addressesOfVendor,
  contactsAndBanks,
  listAddressesOf,
  listVendorsOf,
  readVendor,
  readVendorDetails,
} from './vendors.query.ts';

export const vendorRoutes: readonly Route[] = [
  implement(listVendors, (ctx, { query }) => listVendorsOf(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createVendor(ctx, body)),
  implement(updateEndpoint, (ctx, { params, body }) => updateVendor(ctx, params, body)),
  implement(submitEndpoint, (ctx, { body }) => submitVendor(ctx, body)),
  implement(moveEndpoint, (ctx, { body }) => moveVendor(ctx, body)),
  implement(listVendorAddresses, (ctx, { query }) => listAddressesOf(ctx, query)),
  implement(addressesByVendor, (ctx, { query }) => addressesOfVendor(ctx, query)),
  implement(vendorContactBankDetails, async (ctx, { query: { vendorId } }) => {
    await readVendor(ctx, vendorId);
    return contactsAndBanks(ctx, vendorId);
  }),
  implement(vendorFullDetails, (ctx, { query }) => readVendorDetails(ctx, query.vendorId)),
  implement(addressEndpoint, (ctx, { body }) => saveVendorAddress(ctx, body)),
  implement(contactEndpoint, (ctx, { body }) => saveVendorContact(ctx, body)),
  implement(bankEndpoint, (ctx, { body }) => askVendorBank(ctx, body)),
];
