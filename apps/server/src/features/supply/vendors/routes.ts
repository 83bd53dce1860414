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
import {
  addVendorFile as addFileEndpoint,
  downloadVendorFile,
  listVendorFiles,
  removeVendorFile as removeFileEndpoint,
} from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import { refuse } from '../../../kernel/http/refuse.ts';
import { implement, implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { readContent } from '../../base/files/files.query.ts';
import { inspectUpload } from '../../base/files/inspect-upload.ts';
import { createVendor, moveVendor, submitVendor, updateVendor } from './change-vendor.ts';
import { addVendorFile, removeVendorFile } from './keep-vendor-files.ts';
import { askVendorBank, saveVendorAddress, saveVendorContact } from './keep-vendor-parts.ts';
import { listVendorFilesOf, requireVendorFile } from './vendor-files.query.ts';
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
  implement(listVendorFiles, (ctx, { params, query }) => listVendorFilesOf(ctx, params, query)),
  implementInspected(addFileEndpoint, {
    admit: () => undefined,
    inspect: ({ body }, services) => inspectUpload({ ...body, purpose: 'vendor' }, services),
    command: (ctx, { params, body }, inspected) => addVendorFile(ctx, params, { ...body, inspected }),
  }),
  implementDocument(downloadVendorFile, {
    load: async (ctx, { params }) => {
      const file = await requireVendorFile(ctx, params);
      if (ctx.caller.isDemoUser) throw refuse('demo-sees-no-file');
      return { name: file.name, mediaType: file.media_type, bytes: await readContent(ctx, file.sha256) };
    },
    render: async ({ name, mediaType, bytes }) => ({ bytes, fileName: name, savedAs: mediaType }),
  }),
  implement(removeFileEndpoint, (ctx, { params }) => removeVendorFile(ctx, params)),
];
