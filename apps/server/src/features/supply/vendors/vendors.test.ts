import {
  listApprovals,
  readApproval,
  rejectRequest,
} from '@nidan/contract/people/approvals/approval-endpoints';
import {
  askVendorBank,
  createVendor,
  listVendorAddresses,
  listVendors,
  moveVendor,
  saveVendorAddress,
  saveVendorContact,
  submitVendor,
  updateVendor,
  vendorFullDetails,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import {
  activeVendor,
  addressBody,
  approveLatest,
  buyerOf,
  draftVendor,
  vendorBody,
} from './testing/vendor-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app, 'vendor');
});
afterAll(() => app.close());

const reason = 'Offers better rates';
const account = {
  accountName: 'Vendor',
  accountNo: '50200012345678',
  ifsc: 'HDFC0000123',
  bank: 'HDFC Bank',
};

describe('a vendor', () => {
  it('has numbers that agree, and a code and a name of its own', async () => {
    const buyer = await buyerOf(app);
    const refusedIn = async (given: Parameters<typeof vendorBody>[0]) => {
      const { code, errors } = await buyer.refused(createVendor, { body: vendorBody(given) });
      return errors === undefined ? code : errors.map(({ field }) => field);
    };
    expect(await refusedIn({ gstin: null })).toEqual(['gstin']);
    expect(await refusedIn({ stateCode: '29' })).toEqual(['stateCode']);
    expect(await refusedIn({ type: 'overseas' })).toEqual(['stateCode']);
    const made = await buyer.ok(createVendor, { body: vendorBody() });
    expect(made).toMatchObject({
      state: 'draft',
      pan: 'AAPFU0939F',
      can: ['change', 'askBank', 'submit', 'terminate'],
    });
    expect(await refusedIn({ code: made.code })).toBe('code-taken');
    expect(await refusedIn({ name: made.name.toUpperCase() })).toBe('name-taken');
    expect(await eventsOf(app, made.vendorId, 'create')).toHaveLength(1);
  });

  it('is for who may buy', async () => {
    const { client } = await personWith(app, { purchases: 4 });
    expect(await client.call(createVendor, { body: vendorBody() })).toMatchObject({ status: 403 });
    expect(await app.as('Front desk').call(listVendors, {})).toMatchObject({ status: 403 });
  });

  it('needs an address, waits for approval, and is used once another approved it', async () => {
    const buyer = await buyerOf(app);
    const bare = await buyer.ok(createVendor, { body: vendorBody() });
    const ask = { approvalId: newId(), reason };
    const early = { ...ask, vendorId: bare.vendorId, version: bare.version };
    expect(await buyer.refused(submitVendor, { body: early })).toMatchObject({
      code: 'vendor-without-address',
    });
    const { vendorId, version } = await draftVendor(app);
    const asked = await buyer.ok(submitVendor, { body: { ...ask, vendorId, version } });
    expect(asked).toMatchObject({ state: 'pending', can: ['change', 'askBank', 'terminate'] });
    const move = { vendorId, version: asked.version, action: 'activate' as const, reason };
    expect(await buyer.refused(moveVendor, { body: move })).toMatchObject({ code: 'vendor-waits' });
    await approveLatest(app, 'vendor');
    const { vendor } = await buyer.ok(vendorFullDetails, { query: { vendorId } });
    expect(vendor.state).toBe('active');
    expect(await eventsOf(app, vendorId, 'approve')).toHaveLength(1);
  });

  it('goes back to a draft with its reason when it is rejected', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await draftVendor(app);
    const approvalId = newId();
    await buyer.ok(submitVendor, { body: { vendorId, version, approvalId, reason } });
    const { rows } = await app.as('Manager').ok(listApprovals, { query: { type: 'vendor' } });
    const request = rows.find((row) => row.approvalId === approvalId);
    const body = { approvalId, version: request?.version ?? 0, reason: 'No licence' };
    await app.as('Manager').ok(rejectRequest, { body });
    const { vendor } = await buyer.ok(vendorFullDetails, { query: { vendorId } });
    expect(vendor.state).toBe('draft');
  });

  it('is stopped, taken up again and ended, each with a reason', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await activeVendor(app);
    const stopped = await buyer.ok(moveVendor, { body: { vendorId, version, action: 'disable', reason } });
    expect(stopped.state).toBe('disabled');
    const stale = await buyer.refused(moveVendor, {
      body: { vendorId, version, action: 'activate', reason },
    });
    expect(stale.code).toBe('stale-version');
    const ended = await buyer.ok(moveVendor, {
      body: { vendorId, version: stopped.version, action: 'terminate', reason },
    });
    expect(ended).toMatchObject({ state: 'terminated', can: [] });
    const body = { version: ended.version, leadDays: 3 };
    expect(await buyer.refused(updateVendor, { params: { vendorId }, body })).toMatchObject({
      code: 'transition-refused',
    });
  });
});

describe('what is kept of a vendor', () => {
  it('has one main address, and is sought by it', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await draftVendor(app);
    const name = `Store ${vendorId.slice(-6)}`;
    const saved = await buyer.ok(saveVendorAddress, {
      body: { addressId: newId(), vendorId, version, ...addressBody, name },
    });
    expect(saved.addresses.map((one) => [one.name, one.isMain])).toEqual([
      [name, true],
      ['Bhosari works', false],
    ]);
    const found = await buyer.ok(listVendorAddresses, { query: { q: name, by: 'address_name' } });
    expect(found.rows).toMatchObject([{ vendorId }]);
  });

  it('is not written into another vendor', async () => {
    const buyer = await buyerOf(app);
    const one = await buyer.ok(vendorFullDetails, { query: { vendorId: (await draftVendor(app)).vendorId } });
    const { vendorId, version } = await draftVendor(app);
    const addressId = one.addresses[0]?.addressId ?? '';
    const body = { addressId, vendorId, version, ...addressBody, isMain: false, name: 'Other' };
    expect(await buyer.refused(saveVendorAddress, { body })).toMatchObject({ code: 'not-found' });
  });

  it('of people and accounts is masked for demo users', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await draftVendor(app);
    const contact = {
      name: 'Ravi Kulkarni',
      duty: 'Sales',
      phone: '9822012345',
      email: 'ravi@vendor.example',
    };
    const kept = await buyer.ok(saveVendorContact, {
      body: { contactId: newId(), vendorId, version, ...contact },
    });
    const ask = {
      bankId: newId(),
      approvalId: newId(),
      vendorId,
      version: kept.vendor.version,
      ...account,
      reason,
    };
    await buyer.ok(askVendorBank, { body: ask });
    const { client } = await personWith(app, { purchases: 4 }, 'demo');
    const shown = JSON.stringify(await client.ok(vendorFullDetails, { query: { vendorId } }));
    for (const secret of ['Kulkarni', '9822012345', 'ravi@', account.accountNo])
      expect(shown).not.toContain(secret);
  });

  it('an account goes with a new vendor, and another one waits for its own approval', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await activeVendor(app);
    const statesOf = async () =>
      (await buyer.ok(vendorFullDetails, { query: { vendorId } })).banks.map(({ state }) => state);
    const first = { bankId: newId(), vendorId, version, approvalId: newId(), ...account, reason };
    const { vendor } = await buyer.ok(askVendorBank, { body: first });
    expect(vendor.can).not.toContain('askBank');
    const second = { ...first, bankId: newId(), approvalId: newId(), version: vendor.version };
    expect(await buyer.refused(askVendorBank, { body: second })).toMatchObject({ code: 'pending-request' });
    await approveLatest(app, 'vendor');
    expect(await statesOf()).toEqual(['active']);
    const now = (await buyer.ok(vendorFullDetails, { query: { vendorId } })).vendor.version;
    await buyer.ok(askVendorBank, { body: { ...second, version: now } });
    expect(await statesOf()).toEqual(['pending', 'active']);
    await approveLatest(app, 'vendor');
    expect(await statesOf()).toEqual(['active', 'former']);
  });
});

describe('tax details of a vendor in use', () => {
  it('wait for an approval of their own, while the rest is written at once', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await activeVendor(app, { type: 'business_none', gstin: null });
    const changes = { version, paymentDays: 45, gstin: '27AAPFU0939F1ZV', type: 'business_gst' as const };
    expect(await buyer.refused(updateVendor, { params: { vendorId }, body: changes })).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    });
    const body = { ...changes, reason };
    const written = await buyer.ok(updateVendor, { params: { vendorId }, body });
    expect(written).toMatchObject({ paymentDays: 45, gstin: null, type: 'business_none' });
    const [asked] = (await app.as('Manager').ok(listApprovals, { query: { type: 'vendor' } })).rows;
    const query = { approvalId: asked?.approvalId ?? '' };
    const { document } = await app.as('Manager').ok(readApproval, { query });
    expect(document?.facts).toContainEqual({ what: 'gstin', value: '27AAPFU0939F1ZV', former: '–' });
    await approveLatest(app, 'vendor');
    const { vendor } = await buyer.ok(vendorFullDetails, { query: { vendorId } });
    expect(vendor).toMatchObject({ state: 'active', gstin: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' });
    expect(await eventsOf(app, vendorId, 'approveTax')).toHaveLength(1);
  });

  it('stay when they are rejected, with the account that waits', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await activeVendor(app);
    const body = { version, tdsSection: '194J' as const, reason };
    await buyer.ok(updateVendor, { params: { vendorId }, body });
    const [asked] = (await app.as('Manager').ok(listApprovals, { query: { type: 'vendor' } })).rows;
    const rejection = {
      approvalId: asked?.approvalId ?? '',
      version: asked?.version ?? 0,
      reason: 'Not agreed',
    };
    await app.as('Manager').ok(rejectRequest, { body: rejection });
    const { vendor } = await buyer.ok(vendorFullDetails, { query: { vendorId } });
    expect(vendor).toMatchObject({ state: 'active', tdsSection: null });
  });
});
