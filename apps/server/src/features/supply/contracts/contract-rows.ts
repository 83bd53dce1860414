import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  changeContract,
  createContract,
  setContractItems,
} from '@nidan/contract/supply/contracts/contract-endpoints';
import type { PurchaseGstRate } from '@nidan/domain/purchasing/gst-of-purchase';
import { rateContract, type RateContractState } from '@nidan/domain/status-sets/money/rate-contract';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** A contract as it is kept: an approved one is `queue`, whatever the day. */
export interface LockedContract {
  readonly contractId: string;
  readonly number: string;
  readonly vendorId: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly state: RateContractState;
  readonly madeBy: string;
  readonly version: number;
}

/** The vendor of a contract, which is locked before it; refused when the lab has no contract of this id. */
export async function readVendorOfContract({ db, lId }: Ctx, contractId: string): Promise<string> {
  const { rows } = await sql<{ vendor_id: string }>`
    select vendor_id from rate_contract where l_id = ${lId} and contract_id = ${contractId}`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0].vendor_id;
}

/** Locks a contract; refused when the lab has none of this id. */
export async function lockContract({ db, lId }: Ctx, contractId: string): Promise<LockedContract> {
  const { rows } = await sql<Omit<LockedContract, 'state'> & { code: number }>`
    select c.contract_id as "contractId", n.number, c.vendor_id as "vendorId", c.valid_from::text as "validFrom",
      c.valid_to::text as "validTo", c.state as code, c.made_by as "madeBy", c.version
    from rate_contract c join money_document n on n.l_id = c.l_id and n.document_id = c.contract_id
    where c.l_id = ${lId} and c.contract_id = ${contractId} for no key update of c`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...contract } = row;
  return { ...contract, state: rateContract.stateOf(code) };
}

/** Adds a draft that the caller makes now. */
export async function insertContract(ctx: Ctx, body: BodyOf<typeof createContract>): Promise<void> {
  await insertRows(ctx.db, 'rate_contract', [
    {
      l_id: ctx.lId,
      contract_id: body.contractId,
      vendor_id: body.vendorId,
      valid_from: body.validFrom,
      valid_to: body.validTo,
      freight_basis_points: body.freightBasisPoints,
      note: body.note.trim(),
      state: rateContract.codes.draft,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

/** Writes what a locked draft says from now on. */
export async function updateContract({ db, lId }: Ctx, body: BodyOf<typeof changeContract>): Promise<void> {
  await sql`update rate_contract set valid_from = ${body.validFrom}, valid_to = ${body.validTo},
      freight_basis_points = ${body.freightBasisPoints}, note = ${body.note.trim()}, version = version + 1
    where l_id = ${lId} and contract_id = ${body.contractId}`.execute(db);
}

interface Move {
  readonly contractId: string;
  readonly to: RateContractState;
  /** Why it is cancelled; null otherwise. */
  readonly reason: string | null;
}

/** Moves a locked contract. */
export async function writeContractState({ db, lId }: Ctx, { contractId, to, reason }: Move): Promise<void> {
  await sql`update rate_contract set state = ${rateContract.codeOf(to)}, reason = ${reason}, version = version + 1
    where l_id = ${lId} and contract_id = ${contractId}`.execute(db);
}

/** Writes all slabs of a locked draft. */
export async function replaceSlabs(
  ctx: Ctx,
  { contractId, items }: BodyOf<typeof setContractItems>,
): Promise<void> {
  await sql`delete from rate_contract_slab where l_id = ${ctx.lId} and contract_id = ${contractId}`.execute(
    ctx.db,
  );
  await sql`update rate_contract set version = version + 1
    where l_id = ${ctx.lId} and contract_id = ${contractId}`.execute(ctx.db);
  const rows = items.flatMap(({ itemId, unit, gstPercent, slabs }) =>
    slabs.map(({ fromQuantity, ratePaise }) => ({
      l_id: ctx.lId,
      contract_id: contractId,
      item_id: itemId,
      from_quantity: fromQuantity,
      unit,
      rate_paise: ratePaise,
      gst_percent: gstPercent,
    })),
  );
  await insertRows(ctx.db, 'rate_contract_slab', rows);
}

export interface StoredSlab {
  readonly itemId: string;
  readonly fromQuantity: number;
  readonly ratePaise: number;
  readonly gstPercent: PurchaseGstRate;
}

/** All slabs of a contract. */
export async function readSlabs({ db, lId }: Ctx, contractId: string): Promise<readonly StoredSlab[]> {
  const { rows } = await sql<StoredSlab>`
    select item_id as "itemId", from_quantity as "fromQuantity", rate_paise as "ratePaise", gst_percent as "gstPercent"
    from rate_contract_slab where l_id = ${lId} and contract_id = ${contractId}`.execute(db);
  return rows;
}
