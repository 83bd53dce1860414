import * as contractEndpoints from '@nidan/contract/supply/contracts/contract-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { ApprovalEffect, AskedEffect } from '../../people/approvals/approval-effect.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { requireActiveVendor } from '../vendors/require-active-vendor.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import {
  lockContract,
  type LockedContract,
  readSlabs,
  readVendorOfContract,
  writeContractState,
} from './contract-rows.ts';
import { readContractDocument } from './contract-document.query.ts';
import { readContractView } from './contracts.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const nameOf = ({ number }: LockedContract): string => `The contract ${number}`;

/** Refuses rates that another contract of the same vendor, which is locked, has on some of the days. */
async function requireNoOverlap({ db, lId }: Ctx, contract: LockedContract): Promise<void> {
  const { active, queue, pending } = rateContract.codes;
  const { contractId, vendorId, validFrom, validTo } = contract;
  const { rows } = await sql<{ item: string; number: string; from: string; to: string }>`
    select i.name as item, n.number, o.valid_from::text as "from", o.valid_to::text as "to"
    from rate_contract o
    join rate_contract_slab os on os.l_id = o.l_id and os.contract_id = o.contract_id
    join rate_contract_slab s on s.l_id = o.l_id and s.contract_id = ${contractId} and s.item_id = os.item_id
    join item i on i.l_id = s.l_id and i.item_id = s.item_id
    join money_document n on n.l_id = o.l_id and n.document_id = o.contract_id
    where o.l_id = ${lId} and o.vendor_id = ${vendorId} and o.contract_id <> ${contractId}
      and o.state in (${active}, ${queue}, ${pending}) and o.valid_from <= ${validTo} and o.valid_to >= ${validFrom}
    order by i.name limit 1`.execute(db);
  const [other] = rows;
  if (other === undefined) return;
  const { item, number, from, to } = other;
  throw refuse('contract-overlaps', {
    details: { item, number, from: formatDate(from), to: formatDate(to) },
  });
}

/** What must hold of a contract before it is asked for, and when it is approved. */
async function requireFit(ctx: Ctx, contract: LockedContract): Promise<void> {
  const { number, validTo } = contract;
  if (validTo < calendarDateIn(ctx.lab.timeZone, ctx.now)) {
    throw refuse('contract-over', { details: { number, to: formatDate(validTo) } });
  }
  await requireNoOverlap(ctx, contract);
}

/** What one order of the first slab of each item comes to: the amount that its approval goes by. */
async function firstOrderOf(ctx: Ctx, { contractId, number }: LockedContract): Promise<number> {
  const firsts = new Map<string, { fromQuantity: number; ratePaise: number }>();
  for (const slab of await readSlabs(ctx, contractId)) {
    const known = firsts.get(slab.itemId);
    if (known === undefined || slab.fromQuantity < known.fromQuantity) firsts.set(slab.itemId, slab);
  }
  if (firsts.size === 0) throw refuse('contract-empty', { details: { number } });
  return [...firsts.values()].reduce((sum, { fromQuantity, ratePaise }) => sum + fromQuantity * ratePaise, 0);
}

async function submit(
  ctx: Ctx,
  contract: LockedContract,
  body: BodyOf<typeof contractEndpoints.moveContract>,
): Promise<void> {
  const { name } = await requireActiveVendor(ctx, contract.vendorId);
  await requireFit(ctx, contract);
  const amountPaise = await firstOrderOf(ctx, contract);
  await askForApproval(ctx, {
    approvalId: body.approvalId,
    type: 'vendor rate contract',
    targetId: contract.contractId,
    billId: null,
    amountPaise,
    asked: { what: `${contract.number}, ${name}` },
    reason: body.reason.trim(),
    isWithinLimit: false,
  });
}

/** Asks for approval of a draft, or cancels a contract that is not over. Its vendor is locked first, as by its approval. */
export const moveContract = serve(contractEndpoints.moveContract, async (ctx, body) => {
  const { contractId, version, action } = body;
  const reason = body.reason.trim();
  await holdVendor(ctx, await readVendorOfContract(ctx, contractId));
  const contract = await lockContract(ctx, contractId);
  await expectVersion(ctx, { entityId: contractId, expected: version, found: contract.version });
  const to = stepOrRefuse(nameOf(contract), rateContract.step(action, contract.state));
  if (action === 'submit') await submit(ctx, contract, body);
  await writeContractState(ctx, { contractId, to, reason: action === 'cancel' ? reason : null });
  recordEvent(ctx, {
    entityKind: 'RATE_CONTRACT',
    entityId: contractId,
    parts: [contract.vendorId],
    action,
    before: { state: contract.state },
    after: { state: to },
    reason,
  });
  return readContractView(ctx, contractId);
});

async function decide(ctx: Ctx, contractId: string, given: { action: 'approve' | 'cancel'; reason: string }) {
  const contract = await lockContract(ctx, contractId);
  const to = stepOrRefuse(nameOf(contract), rateContract.step(given.action, contract.state));
  if (given.action === 'approve') {
    await requireActiveVendor(ctx, contract.vendorId);
    await requireFit(ctx, contract);
  }
  await writeContractState(ctx, { contractId, to, reason: given.action === 'cancel' ? given.reason : null });
  recordEvent(ctx, {
    entityKind: 'RATE_CONTRACT',
    entityId: contractId,
    parts: [contract.vendorId],
    action: given.action === 'approve' ? 'approve' : 'reject',
    before: { state: contract.state },
    after: { state: to },
    reason: given.reason,
  });
}

/** What the approval of a rate contract does (spec §4 "Approvals", type 7). */
export const contractEffect: ApprovalEffect = {
  lock: async (ctx, contractId) => {
    await holdVendor(ctx, await readVendorOfContract(ctx, contractId));
    await lockContract(ctx, contractId);
  },
  apply: (ctx, { targetId, reason }: AskedEffect) => decide(ctx, targetId, { action: 'approve', reason }),
  reject: (ctx, contractId, { reason }) => decide(ctx, contractId, { action: 'cancel', reason }),
  document: (ctx, { targetId }) => readContractDocument(ctx, targetId),
  changes: async () => [],
};
