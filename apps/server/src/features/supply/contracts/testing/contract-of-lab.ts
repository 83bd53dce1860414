import {
  createContract,
  moveContract,
  readContract,
  setContractItems,
} from '@nidan/contract/supply/contracts/contract-endpoints';
import type { ContractItemInput, ContractView } from '@nidan/contract/supply/contracts/contract-view';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';
import { dayFromNow, itemOfLab } from '../../inventory/testing/stock-of-lab.ts';
import { activeVendor, approveLatest, buyerOf } from '../../vendors/testing/vendor-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;

/** A box for ₹2,400 and GST of 5 %, from ten boxes on for ₹2,300. */
export function ratesOf(itemId: string, given: Partial<ContractItemInput> = {}): ContractItemInput {
  const slabs = [
    { fromQuantity: 1, ratePaise: 240_000 },
    { fromQuantity: 10, ratePaise: 230_000 },
  ];
  return { itemId, unit: 'box', gstPercent: 5, slabs, ...given };
}

interface Terms {
  readonly vendorId?: string;
  readonly itemId?: string;
  /** Days from today. */
  readonly from?: number;
  readonly to?: number;
  readonly rates?: Partial<ContractItemInput>;
}

/** A draft with rates of one item. */
export async function draftContract(
  world: World,
  { vendorId, itemId, from = 0, to = 300, rates = {} }: Terms = {},
): Promise<ContractView & { readonly itemId: string }> {
  const buyer = await buyerOf(world.app);
  const vendor = vendorId ?? (await activeVendor(world.app)).vendorId;
  const item = itemId ?? (await itemOfLab(world));
  const days = { validFrom: dayFromNow(from), validTo: dayFromNow(to) };
  const body = { contractId: newId(), vendorId: vendor, ...days, freightBasisPoints: 100, note: '' };
  const { contractId, version } = await buyer.ok(createContract, { body });
  const items = [ratesOf(item, rates)];
  const { contract } = await buyer.ok(setContractItems, { body: { contractId, version, items } });
  return { ...contract, itemId: item };
}

/** Asks for approval of a draft; the manager decides, after the accountant. */
export async function askedContract(world: World, terms: Terms = {}) {
  await approvalRulesOf(world.app, 'vendor rate contract');
  const buyer = await buyerOf(world.app);
  const { itemId, contractId, version } = await draftContract(world, terms);
  const body = {
    contractId,
    version,
    action: 'submit' as const,
    approvalId: newId(),
    reason: 'Yearly rates',
  };
  return { ...(await buyer.ok(moveContract, { body })), itemId };
}

/** A contract that was approved. */
export async function approvedContract(world: World, terms: Terms = {}) {
  const { itemId, contractId } = await askedContract(world, terms);
  await approveLatest(world.app, 'vendor rate contract');
  const { contract } = await (await buyerOf(world.app)).ok(readContract, { query: { contractId } });
  return { ...contract, itemId };
}
