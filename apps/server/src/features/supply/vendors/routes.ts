import * as vendorFileEndpoints from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import { vendorContactBankDetails, vendorFullDetails } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { downloadVendorFile } from '@nidan/contract/supply/vendors/vendor-file-endpoints';
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
  listVendorsOf,
  createVendor,
  updateVendor,
  submitVendor,
  moveVendor,
  listAddressesOf,
  addressesOfVendor,
  implement(vendorContactBankDetails, async (ctx, { query: { vendorId } }) => {
    await readVendor(ctx, vendorId);
    return contactsAndBanks(ctx, vendorId);
  }),
  implement(vendorFullDetails, (ctx, { query }) => readVendorDetails(ctx, query.vendorId)),
  saveVendorAddress,
  saveVendorContact,
  askVendorBank,
  listVendorFilesOf,
  implementInspected(vendorFileEndpoints.addVendorFile, {
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
  removeVendorFile,
];
