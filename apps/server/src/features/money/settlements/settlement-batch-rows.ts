import { seesLocation } from '@nidan/domain/access/work-scope';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import type { SettlementBatchPeople } from '@nidan/domain/money/bank/settlement-batch-people';
import { settlementBatch, type SettlementBatchState } from '@nidan/domain/status-sets/money/settlement-batch';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface NewBatch {
  readonly batchId: string;
  readonly locationId: string;
  readonly mode: PaymentMode;
  readonly day: string;
}

/** A movement on the account of a mode, in paise; what was taken back is below zero. */
export interface BatchItem {
  readonly postingId: string;
  readonly amountPaise: number;
}

/** Adds an open batch that the caller gathers now. */
export async function insertBatch(ctx: Ctx, { batchId, locationId, mode, day }: NewBatch): Promise<void> {
  await insertRows(ctx.db, 'settlement_batch', [
    {
      l_id: ctx.lId,
      batch_id: batchId,
      location_id: locationId,
      mode,
      day,
      state: settlementBatch.codes.OPEN,
      created_at: ctx.now,
      created_by: ctx.caller.userId,
    },
  ]);
}

/** Adds movements to a batch. */
export async function insertBatchItems(
  { db, lId }: Ctx,
  batchId: string,
  items: readonly BatchItem[],
): Promise<void> {
  const rows = items.map(({ postingId, amountPaise }) => ({
    posting_id: postingId,
    amount_paise: amountPaise,
  }));
  await insertRows(db, 'settlement_batch_item', { shared: { l_id: lId, batch_id: batchId }, rows });
}

export interface LockedBatch extends SettlementBatchPeople {
  readonly batchId: string;
  readonly locationId: string;
  readonly state: SettlementBatchState;
  readonly version: number;
}

/** Locks a batch; refused when the lab has none of this id, or the caller does not see its place. */
export async function lockBatch({ db, lId, caller }: Ctx, batchId: string): Promise<LockedBatch> {
  const { rows } = await sql<Omit<LockedBatch, 'state'> & { code: number }>`
    select batch_id as "batchId", location_id as "locationId", state as code, requested_by as "requestedBy",
      archival_by as "archivalBy", version
    from settlement_batch where l_id = ${lId} and batch_id = ${batchId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined || !seesLocation(caller.scope, row.locationId)) throw refuse('not-found');
  const { code, ...locked } = row;
  return { ...locked, state: settlementBatch.stateOf(code) };
}

/** What a step of a batch writes beside its state. */
export type BatchStep =
  | { readonly action: 'request' | 'requestArchival' | 'archive' }
  | { readonly action: 'submitToBank'; readonly reference: string }
  | { readonly action: 'rejectArchival'; readonly reason: string }
  | {
      readonly action: 'settle';
      readonly paidPaise: number;
      readonly feePaise: number;
      readonly reason: string | null;
    };

function written({ caller: { userId }, now }: Ctx, step: BatchStep): RawBuilder<unknown>[] {
  switch (step.action) {
    case 'request':
      return [sql`requested_by = ${userId}`];
    case 'submitToBank':
      return [sql`submitted_by = ${userId}, submitted_at = ${now}, bank_reference = ${step.reference}`];
    case 'settle':
      return [
        sql`settled_by = ${userId}, settled_at = ${now}, paid_paise = ${step.paidPaise}, fee_paise = ${step.feePaise},
          difference_reason = ${step.reason}`,
      ];
    case 'requestArchival':
      return [sql`archival_by = ${userId}`];
    case 'rejectArchival':
      return [sql`decision = ${step.reason}`];
    case 'archive':
      return [];
  }
}

/** Writes a step of a locked batch that the caller takes now. */
export async function writeBatchStep(
  ctx: Ctx,
  batchId: string,
  { to, ...step }: BatchStep & { readonly to: SettlementBatchState },
): Promise<void> {
  const set = [sql`state = ${settlementBatch.codeOf(to)}, version = version + 1`, ...written(ctx, step)];
  await sql`update settlement_batch set ${sql.join(set, sql`, `)}
    where l_id = ${ctx.lId} and batch_id = ${batchId}`.execute(ctx.db);
}

/** Counts up the version of a locked batch. */
export async function bumpBatch({ db, lId }: Ctx, batchId: string): Promise<void> {
  await sql`update settlement_batch set version = version + 1 where l_id = ${lId} and batch_id = ${batchId}`.execute(
    db,
  );
}

/** Takes movements out of a locked open batch; answers how many of them it had. */
export async function deleteBatchItems(
  { db, lId }: Ctx,
  batchId: string,
  postingIds: readonly string[],
): Promise<number> {
  const { rows } = await sql`
    delete from settlement_batch_item
    where l_id = ${lId} and batch_id = ${batchId} and posting_id = any(${[...postingIds]}::uuid[]) returning posting_id`.execute(
    db,
  );
  return rows.length;
}

/** Deletes a locked open batch with what it holds. */
export async function deleteBatch({ db, lId }: Ctx, batchId: string): Promise<void> {
  await sql`delete from settlement_batch_item where l_id = ${lId} and batch_id = ${batchId}`.execute(db);
  await sql`delete from settlement_batch where l_id = ${lId} and batch_id = ${batchId}`.execute(db);
}
