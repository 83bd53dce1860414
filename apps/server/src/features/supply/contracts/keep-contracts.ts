import * as contractEndpoints from '@nidan/contract/supply/contracts/contract-endpoints';
import type { ContractItemInput } from '@nidan/contract/supply/contracts/contract-view';
import { baseUnitsOf } from '@nidan/domain/inventory/unit-chain';
import { unitsOfChain } from '@nidan/domain/inventory/unit-chain-text';
import { slabFault } from '@nidan/domain/purchasing/rate-slab';
import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { type ItemOfStock, readItems } from '../inventory/lots/items-of-stock.query.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import { requireGstOfVendor } from '../vendors/require-gst-of-vendor.ts';
import { requireActiveVendor } from '../vendors/require-active-vendor.ts';
import {
  insertContract,
  lockContract,
  type LockedContract,
  readVendorOfContract,
  replaceSlabs,
  updateContract,
} from './contract-rows.ts';
import { readContractOf, readContractView } from './contracts.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireInOrder({
  validFrom,
  validTo,
}: {
  readonly validFrom: string;
  readonly validTo: string;
}): void {
  if (validTo < validFrom) throw refuse('contract-ends-first', { details: { to: formatDate(validTo) } });
}

/** Makes a draft with a vendor in use. */
export const createContract = serve(contractEndpoints.createContract, async (ctx, body) => {
  requireInOrder(body);
  await requireActiveVendor(ctx, body.vendorId);
  await insertContract(ctx, body);
  const { contractId, vendorId, validFrom, validTo, freightBasisPoints } = body;
  recordEvent(ctx, {
    entityKind: 'RATE_CONTRACT',
    entityId: contractId,
    parts: [vendorId],
    action: 'create',
    after: { validFrom, validTo, freightBasisPoints },
  });
  await numberOtherDocuments(ctx, [{ documentId: contractId, series: 'Q' }]);
  return readContractView(ctx, contractId);
});

/** Locks a draft of the version that the caller has seen; refused once it was submitted. */
async function lockDraft(
  ctx: Ctx,
  { contractId, version }: { readonly contractId: string; readonly version: number },
): Promise<LockedContract> {
  const contract = await lockContract(ctx, contractId);
  await expectVersion(ctx, { entityId: contractId, expected: version, found: contract.version });
  if (contract.state === 'draft') return contract;
  throw refuse('transition-refused', {
    details: {
      what: `The contract ${contract.number}`,
      label: rateContract.labelOf(contract.state),
      action: 'change',
    },
    state: contract.state,
    can: rateContract.possible(contract.state),
  });
}

/** Changes a draft. */
export const changeContract = serve(contractEndpoints.changeContract, async (ctx, body) => {
  const former = await lockDraft(ctx, body);
  requireInOrder(body);
  await updateContract(ctx, body);
  const { contractId, validFrom, validTo, freightBasisPoints } = body;
  recordEvent(ctx, {
    entityKind: 'RATE_CONTRACT',
    entityId: contractId,
    action: 'change',
    before: { validFrom: former.validFrom, validTo: former.validTo },
    after: { validFrom, validTo, freightBasisPoints },
  });
  return readContractView(ctx, contractId);
});

function requireSound({ name, chain }: ItemOfStock, { unit, slabs }: ContractItemInput): void {
  if (baseUnitsOf(chain, unit) === null) {
    throw refuse('unit-without-chain', {
      details: { item: name, unit, units: unitsOfChain(chain).join(', ') },
    });
  }
  if (slabFault(slabs) !== null) throw refuse('contract-slabs-wrong', { details: { item: name } });
}

/** Sets all items of a draft. */
export const setContractItems = serve(contractEndpoints.setContractItems, async (ctx, body) => {
  const vendor = await holdVendor(ctx, await readVendorOfContract(ctx, body.contractId));
  const { contractId } = await lockDraft(ctx, body);
  requireGstOfVendor(vendor, body.items, calendarDateIn(ctx.lab.timeZone, ctx.now));
  const items = await readItems(ctx, [...new Set(body.items.map(({ itemId }) => itemId))]);
  const seen = new Set<string>();
  for (const given of body.items) {
    const item = items.get(given.itemId);
    if (item === undefined) throw refuse('not-found');
    if (seen.has(item.itemId)) throw refuse('contract-item-twice', { details: { item: item.name } });
    seen.add(item.itemId);
    requireSound(item, given);
  }
  await replaceSlabs(ctx, body);
  recordEvent(ctx, {
    entityKind: 'RATE_CONTRACT',
    entityId: contractId,
    action: 'setItems',
    after: { items: body.items.length },
  });
  return readContractOf(ctx, contractId);
});
