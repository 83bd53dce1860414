import { approveRequest, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import {
  askVendorBank,
  createVendor,
  saveVendorAddress,
  saveVendorContact,
  submitVendor,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { ApprovalType } from '@nidan/domain/enumerations/approvals';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import { once } from '../once.ts';

/** Who buys, and who approves. */
export interface DemoBuyers {
  readonly buyer: DemoClient;
  readonly manager: DemoClient;
}

/** Has the manager approve the request about a thing. */
export async function approveDemo(
  { manager }: DemoBuyers,
  as: string,
  { type, what }: { readonly type: ApprovalType; readonly what: string },
): Promise<void> {
  await once(manager, `${as} approved`, {
    endpoint: approveRequest,
    body: async () => {
      const { rows } = await manager.call(listApprovals, { query: { type, limit: 200 } });
      const open = rows.find((row) => row.state === 'pending' && row.what.includes(what));
      if (open === undefined) throw new Error(`No ${type} about ${what} waits`);
      return { approvalId: open.approvalId, version: open.version };
    },
  });
}

const VENDORS = [
  {
    code: 'MERIL',
    name: 'Meril Supplies',
    gstin: '27AAFCM4821L1Z9',
    city: 'Pune',
    leadDays: 7,
    account: '50200012345678',
    isAsked: true,
  },
  {
    code: 'BLUEPEAK',
    name: 'Bluepeak Reagents',
    gstin: '27AAGCB7310Q1ZB',
    city: 'Mumbai',
    leadDays: 5,
    account: null,
    isAsked: true,
  },
  {
    code: 'KAVERI',
    name: 'Kaveri Surgicals',
    gstin: '27AAHFK5526R1ZN',
    city: 'Nashik',
    leadDays: 4,
    account: null,
    isAsked: false,
  },
] as const;

const USUAL = {
  type: 'business_gst',
  size: 'Small',
  pan: null,
  tan: null,
  cin: null,
  msme: null,
  stateCode: '27',
  paymentDays: 30,
  tdsSection: null,
} as const;

type DemoVendor = (typeof VENDORS)[number];

/** Gives a vendor its address and who answers for it; answers its version. */
async function place(
  { buyer }: DemoBuyers,
  { code, city }: DemoVendor,
  made: { vendorId: string; version: number },
) {
  const { vendorId, version } = made;
  const placed = await once(buyer, `vendor ${code} address`, {
    endpoint: saveVendorAddress,
    body: async () => ({
      addressId: newId(),
      vendorId,
      version,
      name: `${city} works`,
      line: 'Plot 12, MIDC',
      city,
      stateCode: '27',
      pincode: '411026',
      isMain: true,
    }),
  });
  const named = await once(buyer, `vendor ${code} contact`, {
    endpoint: saveVendorContact,
    body: async () => ({
      contactId: newId(),
      vendorId,
      version: placed.vendor.version,
      name: 'Ravi Kulkarni',
      duty: 'Sales',
      phone: '9800000412',
      email: `sales@${code.toLowerCase()}.example`,
    }),
  });
  return named.vendor.version;
}

/** Gives a vendor the account that it is paid to; answers its version. */
async function payTo(
  { buyer }: DemoBuyers,
  of: DemoVendor & { vendorId: string; version: number },
): Promise<number> {
  const { code, name, account, vendorId, version } = of;
  if (account === null) return version;
  const asked = await once(buyer, `vendor ${code} account`, {
    endpoint: askVendorBank,
    body: async () => ({
      bankId: newId(),
      vendorId,
      version,
      approvalId: newId(),
      accountName: name,
      accountNo: account,
      ifsc: 'HDFC0000123',
      bank: 'HDFC Bank',
      reason: 'As printed on its cheque',
    }),
  });
  return asked.vendor.version;
}

/** Vendors with their places, people and accounts: two in use, one that waits for approval. Answers their ids by code. */
export async function keepDemoVendors(people: DemoBuyers): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const vendor of VENDORS) {
    const { code, name, gstin, leadDays, isAsked } = vendor;
    const as = `vendor ${code}`;
    const made = await once(people.buyer, as, {
      endpoint: createVendor,
      body: async () => ({ vendorId: newId(), code, name, gstin, leadDays, ...USUAL }),
    });
    const { vendorId } = made;
    ids.set(code, vendorId);
    const placed = await place(people, vendor, made);
    const version = await payTo(people, { ...vendor, vendorId, version: placed });
    await once(people.buyer, `${as} asked`, {
      endpoint: submitVendor,
      body: async () => ({ vendorId, version, approvalId: newId(), reason: 'Supplies by return of post' }),
    });
    if (isAsked) await approveDemo(people, as, { type: 'vendor', what: name });
  }
  return ids;
}
