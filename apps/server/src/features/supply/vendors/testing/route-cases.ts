import {
  addressesByVendor,
  askVendorBank,
  createVendor,
  listVendorAddresses,
  listVendors,
  moveVendor,
  saveVendorAddress,
  saveVendorContact,
  submitVendor,
  updateVendor,
  vendorContactBankDetails,
  vendorFullDetails,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import {
  addVendorFile,
  downloadVendorFile,
  listVendorFiles,
  removeVendorFile,
} from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { smallPng } from '../../../base/files/testing/small-files.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';
import { activeVendor, addressBody, draftVendor, vendorBody } from './vendor-of-lab.ts';

const reason = 'Offers better rates';

async function draftIn({ app }: LabWorld) {
  const { vendorId, version } = await draftVendor(app);
  return { vendorId, version };
}

const ofDraft = async (world: LabWorld) => ({ query: { vendorId: (await draftIn(world)).vendorId } });

let drawn = 20;
/** A small file that differs from the one before, since equal content is kept once. */
const file = () => ({
  fileId: newId(),
  kind: 'msme' as const,
  name: 'udyam.png',
  content: smallPng({ width: (drawn += 1), height: 9 }).toString('base64'),
});

/** A file of a vendor. */
async function keptFile(world: LabWorld) {
  const { vendorId } = await draftIn(world);
  const { fileId } = await world.app.as('Manager').ok(addVendorFile, { params: { vendorId }, body: file() });
  return { vendorId, fileId };
}

export const vendorCases: readonly RouteCase[] = [
  forRoute(listVendors).send(async (world) => {
    await draftIn(world);
    return { query: { state: 'draft', type: 'business_gst', q: 'vendor' } };
  }),
  forRoute(createVendor).send(async () => ({ body: vendorBody() })),
  forRoute(updateVendor).send(async (world) => {
    const { vendorId, version } = await draftIn(world);
    return { params: { vendorId }, body: { version, paymentDays: 45 } };
  }),
  forRoute(submitVendor).send(async (world) => {
    await approvalRulesOf(world.app, 'vendor');
    return { body: { ...(await draftIn(world)), approvalId: newId(), reason } };
  }),
  forRoute(moveVendor).send(async ({ app }) => {
    const { vendorId, version } = await activeVendor(app);
    return { body: { vendorId, version, action: 'disable', reason } };
  }),
  forRoute(listVendorAddresses).send(async (world) => {
    await draftIn(world);
    return { query: { q: 'bhosari', by: 'address_name' } };
  }),
  forRoute(addressesByVendor).send(ofDraft),
  forRoute(vendorContactBankDetails).send(ofDraft),
  forRoute(vendorFullDetails).send(ofDraft),
  forRoute(saveVendorAddress).send(async (world) => ({
    body: {
      addressId: newId(),
      ...(await draftIn(world)),
      ...addressBody,
      name: 'Chakan store',
      isMain: false,
    },
  })),
  forRoute(saveVendorContact).send(async (world) => ({
    body: {
      contactId: newId(),
      ...(await draftIn(world)),
      name: 'Ravi Kulkarni',
      duty: 'Sales',
      phone: '9822012345',
      email: 'sales@vendor.example',
    },
  })),
  forRoute(askVendorBank).send(async ({ app }) => {
    const { vendorId, version } = await activeVendor(app);
    const account = {
      accountName: 'Vendor',
      accountNo: '50200012345678',
      ifsc: 'HDFC0000123',
      bank: 'HDFC Bank',
    };
    return { body: { bankId: newId(), vendorId, version, approvalId: newId(), ...account, reason } };
  }),
  forRoute(listVendorFiles).send(async (world) => {
    const { vendorId } = await keptFile(world);
    return { params: { vendorId }, query: {} };
  }),
  forRoute(addVendorFile).send(async (world) => {
    const { vendorId } = await draftIn(world);
    return { params: { vendorId }, body: file() };
  }),
  forRoute(downloadVendorFile).send(async (world) => ({ params: await keptFile(world) })),
  forRoute(removeVendorFile).send(async (world) => ({ params: await keptFile(world) })),
];
