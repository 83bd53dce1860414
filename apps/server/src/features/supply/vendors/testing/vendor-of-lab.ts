import { approveRequest, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalType } from '@nidan/domain/enumerations/approvals';
import {
  createVendor,
  saveVendorAddress,
  saveVendorContact,
  submitVendor,
  vendorFullDetails,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorView } from '@nidan/contract/supply/vendors/vendor-view';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp, TestClient } from '../../../../testing/app-on-database.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';

/** What is typed of a registered vendor in Maharashtra; anything may be given otherwise. */
export function vendorBody(given: Partial<VendorView> = {}) {
  const vendorId = given.vendorId ?? newId();
  const fields = {
    vendorId,
    code: `V${vendorId.slice(-10).toUpperCase()}`,
    name: `Vendor ${vendorId}`,
    type: 'business_gst' as const,
    size: 'Small' as const,
    gstin: '27AAPFU0939F1ZV',
    pan: null,
    tan: null,
    cin: null,
    msme: null,
    stateCode: '27',
    paymentDays: 30,
    leadDays: 7,
    tdsSection: null,
  };
  return { ...fields, ...given };
}

export const addressBody = {
  name: 'Bhosari works',
  line: 'Plot 12',
  city: 'Pune',
  stateCode: '27',
  pincode: '411026',
  isMain: true,
};

function purchaserOf(known: WeakMap<TestApp, Promise<TestClient>>): (app: TestApp) => Promise<TestClient> {
  return (app) => {
    const person =
      known.get(app) ?? personWith(app, { purchases: 15, masters: 4, labs: 4 }).then(({ client }) => client);
    known.set(app, person);
    return person;
  };
}

/** A person who buys and approves nothing, the same of an app. */
export const buyerOf = purchaserOf(new WeakMap());

/** Another of them, who receives what was ordered. */
export const receiverOf = purchaserOf(new WeakMap());

/** A draft of a vendor with its main address. */
export async function draftVendor(app: TestApp, given: Partial<VendorView> = {}): Promise<VendorView> {
  const buyer = await buyerOf(app);
  const { vendorId, version } = await buyer.ok(createVendor, { body: vendorBody(given) });
  const body = { addressId: newId(), vendorId, version, ...addressBody };
  return (await buyer.ok(saveVendorAddress, { body })).vendor;
}

/** Somebody who answers for a vendor, with an address; answers the id. */
export async function contactOf(
  app: TestApp,
  vendorId: string,
  email = 'orders@vendor.example',
): Promise<string> {
  const buyer = await buyerOf(app);
  const { version } = (await buyer.ok(vendorFullDetails, { query: { vendorId } })).vendor;
  const contactId = newId();
  const person = { contactId, name: 'Ravi Kulkarni', duty: 'Sales', phone: '9822012345', email };
  await buyer.ok(saveVendorContact, { body: { vendorId, version, ...person } });
  return contactId;
}

/** Has the manager approve what waits of a type, the latest first. */
export async function approveLatest(app: TestApp, type: ApprovalType): Promise<void> {
  const manager = app.as('Manager');
  const { rows } = await manager.ok(listApprovals, { query: { type } });
  const open = rows.find(({ can }) => can.includes('approve'));
  if (open === undefined) {
    const accountant = app.as('Accountant');
    const first = (await accountant.ok(listApprovals, { query: { type } })).rows.find(({ can }) =>
      can.includes('approve'),
    );
    if (first === undefined) throw new Error(`Nothing of ${type} waits`);
    const { approvalId, version } = await accountant.ok(approveRequest, {
      body: { approvalId: first.approvalId, version: first.version },
    });
    await manager.ok(approveRequest, { body: { approvalId, version } });
    return;
  }
  await manager.ok(approveRequest, { body: { approvalId: open.approvalId, version: open.version } });
}

/** A vendor that was approved. */
export async function activeVendor(app: TestApp, given: Partial<VendorView> = {}): Promise<VendorView> {
  await approvalRulesOf(app, 'vendor');
  const buyer = await buyerOf(app);
  const { vendorId, version } = await draftVendor(app, given);
  await buyer.ok(submitVendor, {
    body: { vendorId, version, approvalId: newId(), reason: 'Offers better rates' },
  });
  await approveLatest(app, 'vendor');
  return (await buyer.ok(vendorFullDetails, { query: { vendorId } })).vendor;
}
