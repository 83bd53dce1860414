import { listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import {
  activeRateList,
  allowedItems,
  changeContract,
  compareContracts,
  createContract,
  listContracts,
  lowestPrice,
  moveContract,
  readContract,
  setContractItems,
} from '@nidan/contract/supply/contracts/contract-endpoints';
import { moveVendor, vendorFullDetails } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { consumeStock } from '@nidan/contract/supply/inventory/stock-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayFromNow, itemOfLab, stockOfLab } from '../inventory/testing/stock-of-lab.ts';
import { approveLatest, buyerOf, draftVendor } from '../vendors/testing/vendor-of-lab.ts';
import { approvedContract, askedContract, draftContract, ratesOf } from './testing/contract-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const reason = 'Yearly rates';

describe('a rate contract', () => {
  it('is made with a vendor in use, in days that go on', async () => {
    const buyer = await buyerOf(app);
    const { vendorId } = await draftVendor(app);
    const body = {
      contractId: newId(),
      vendorId,
      validFrom: dayFromNow(1),
      validTo: dayFromNow(9),
      freightBasisPoints: 0,
      note: '',
    };
    expect(await buyer.refused(createContract, { body })).toMatchObject({ code: 'vendor-not-active' });
    const back = { ...body, validTo: dayFromNow(0) };
    expect(await buyer.refused(createContract, { body: back })).toMatchObject({
      code: 'contract-ends-first',
    });
  });

  it('has units that its items are counted in, and slabs that fall', async () => {
    const buyer = await buyerOf(app);
    const { contractId, version, itemId, number } = await draftContract(world());
    expect(number).toMatch(/^[A-Z]+Q\d\d-\d{5}$/u);
    const refusedWith = async (items: ReturnType<typeof ratesOf>[]) =>
      (await buyer.refused(setContractItems, { body: { contractId, version, items } })).code;
    expect(await refusedWith([ratesOf(itemId, { unit: 'kit' })])).toBe('unit-without-chain');
    expect(await refusedWith([ratesOf(itemId), ratesOf(itemId)])).toBe('contract-item-twice');
    const slabs = [
      { fromQuantity: 1, ratePaise: 100 },
      { fromQuantity: 5, ratePaise: 200 },
    ];
    expect(await refusedWith([ratesOf(itemId, { slabs })])).toBe('contract-slabs-wrong');
    expect(await refusedWith([ratesOf(newId())])).toBe('not-found');
  });

  it('waits for approval, then for its first day, and holds from then on', async () => {
    const buyer = await buyerOf(app);
    const { contractId, state, version } = await askedContract(world(), { from: 5 });
    expect(state).toBe('pending');
    const change = {
      contractId,
      version,
      validFrom: dayFromNow(0),
      validTo: dayFromNow(9),
      freightBasisPoints: 0,
      note: '',
    };
    expect(await buyer.refused(changeContract, { body: change })).toMatchObject({
      code: 'transition-refused',
    });
    await approveLatest(app, 'vendor rate contract');
    expect((await buyer.ok(readContract, { query: { contractId } })).contract.state).toBe('queue');
    const now = await approvedContract(world());
    expect(now.state).toBe('active');
    const { rows } = await buyer.ok(activeRateList, { query: { vendorId: now.vendorId } });
    expect(
      rows.map(({ fromQuantity, ratePaise, landedPaise }) => [fromQuantity, ratePaise, landedPaise]),
    ).toEqual([
      [1, 240_000, 254_520],
      [10, 230_000, 243_915],
    ]);
    const allowed = await buyer.ok(allowedItems, { query: { vendorId: now.vendorId } });
    expect(allowed.rows).toMatchObject([{ itemId: now.itemId, unit: 'box' }]);
  });

  it('without items, or that is over, is not asked for', async () => {
    const buyer = await buyerOf(app);
    const move = { action: 'submit' as const, approvalId: newId(), reason };
    const { contractId, version } = await draftContract(world());
    const emptied = await buyer.ok(setContractItems, { body: { contractId, version, items: [] } });
    const body = { ...move, contractId, version: emptied.contract.version };
    expect(await buyer.refused(moveContract, { body })).toMatchObject({ code: 'contract-empty' });
    const over = await draftContract(world(), { from: -9, to: -1 });
    const late = { ...move, contractId: over.contractId, version: over.version };
    expect(await buyer.refused(moveContract, { body: late })).toMatchObject({ code: 'contract-over' });
  });

  it('is refused over the days of another one with the same item, and not beside them', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, itemId } = await approvedContract(world(), { from: 0, to: 30 });
    const other = await draftContract(world(), { vendorId, itemId, from: 30, to: 60 });
    const body = {
      contractId: other.contractId,
      version: other.version,
      action: 'submit' as const,
      approvalId: newId(),
      reason,
    };
    expect(await buyer.refused(moveContract, { body })).toMatchObject({ code: 'contract-overlaps' });
    expect(await askedContract(world(), { vendorId, itemId, from: 31, to: 60 })).toMatchObject({
      state: 'pending',
    });
    expect(await askedContract(world(), { vendorId, from: 0, to: 60 })).toMatchObject({ state: 'pending' });
  });

  it('fails to be approved once its vendor was stopped, and holds nothing then', async () => {
    const buyer = await buyerOf(app);
    const { contractId, vendorId } = await askedContract(world());
    const { version } = (await buyer.ok(vendorFullDetails, { query: { vendorId } })).vendor;
    await buyer.ok(moveVendor, { body: { vendorId, version, action: 'disable', reason } });
    await approveLatest(app, 'vendor rate contract');
    const { rows } = await app.as('Manager').ok(listApprovals, { query: { type: 'vendor rate contract' } });
    expect(rows[0]).toMatchObject({ state: 'actionFailed' });
    expect((await buyer.ok(readContract, { query: { contractId } })).contract.state).toBe('pending');
  });

  it('that is cancelled holds no more, and says why', async () => {
    const buyer = await buyerOf(app);
    const { contractId, version, vendorId } = await approvedContract(world());
    const body = {
      contractId,
      version,
      action: 'cancel' as const,
      approvalId: newId(),
      reason: 'Rates rose',
    };
    expect(await buyer.ok(moveContract, { body })).toMatchObject({
      state: 'cancelled',
      reason: 'Rates rose',
      can: [],
    });
    expect((await buyer.ok(activeRateList, { query: { vendorId } })).rows).toEqual([]);
  });

  it('is found by number, vendor, item and state', async () => {
    const buyer = await buyerOf(app);
    const { contractId, number, vendorId, vendor, state } = await approvedContract(world(), { to: 20 });
    const idsOf = async (query: QueryOf<typeof listContracts>) =>
      (await buyer.ok(listContracts, { query })).rows.map((row) => row.contractId);
    expect(await idsOf({ q: number, by: 'doc_no' })).toEqual([contractId]);
    expect(await idsOf({ q: vendor, by: 'vendor_name' })).toEqual([contractId]);
    expect(await idsOf({ vendorId, state })).toEqual([contractId]);
    expect(await idsOf({ vendorId, endsWithin: 28 })).toEqual([contractId]);
    expect(await idsOf({ vendorId, state: 'queue' })).toEqual([]);
  });
});

describe('a comparison', () => {
  it('needs for a year what was used of late, and sums what it shows', async () => {
    const buyer = await buyerOf(app);
    const { itemId, storeId } = await stockOfLab(world(), [{ quantity: '20', unit: 'box' }]);
    const { contractId, vendorId } = await approvedContract(world(), { itemId });
    const line = { itemId, lotId: null, quantity: '56', unit: 'test' as const, overrideReason: null };
    const use = { documentId: newId(), storeId, reason: 'Of today', lines: [line] };
    await app.as('Manager').ok(consumeStock, { body: use });
    const query = { q: (await buyer.ok(readContract, { query: { contractId } })).items[0]?.code ?? '' };
    const { items, vendors, todayPaise } = await buyer.ok(compareContracts, { query });
    // 56 tests within four weeks are 730 a year: 15 boxes of 50.
    expect(items).toMatchObject([{ unit: 'box', need: 15, cells: [{ state: 'active', isLowest: true }] }]);
    const landed = items[0]?.cells[0]?.landedPaise ?? 0;
    expect(vendors.find((one) => one.vendorId === vendorId)?.basketPaise).toBe(15 * landed);
    expect(todayPaise).toBe(15 * landed);
  });

  it('says the lowest landed rate of a base unit, whatever the unit, and never of what waits for approval', async () => {
    const buyer = await buyerOf(app);
    const itemId = await itemOfLab(world());
    const dear = await approvedContract(world(), { itemId });
    const cheap = await askedContract(world(), {
      itemId,
      rates: { unit: 'test', slabs: [{ fromQuantity: 1, ratePaise: 4_500 }] },
    });
    const query = {
      q: (await buyer.ok(readContract, { query: { contractId: dear.contractId } })).items[0]?.code ?? '',
    };
    const { items, vendors } = await buyer.ok(compareContracts, { query });
    expect(items).toHaveLength(1);
    const cells = items[0]?.cells ?? [];
    expect(cells.find((cell) => cell.vendorId === cheap.vendorId)).toMatchObject({
      isLowest: false,
      state: 'pending',
      above: -63,
    });
    expect(cells.find((cell) => cell.vendorId === dear.vendorId)).toMatchObject({
      isLowest: true,
      state: 'active',
      above: 0,
    });
    expect(vendors.find(({ vendorId }) => vendorId === dear.vendorId)?.lowestOn).toBe(1);
    expect(vendors.find(({ vendorId }) => vendorId === cheap.vendorId)?.lowestOn).toBe(0);
    const { rate } = await buyer.ok(lowestPrice, { query: { itemId, quantity: 12 } });
    expect(rate).toMatchObject({ contractId: dear.contractId, ratePaise: 230_000 });
  });
});
