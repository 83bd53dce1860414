import type { Settlement } from '@nidan/domain/boxes/settles-by-account';
import type { StorageBand } from '@nidan/domain/catalogue/specimen-of-test';
import { boxLife, type BoxLife } from '@nidan/domain/boxes/box-life';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import {
  simpleAcceptance,
  type SimpleAcceptanceState,
} from '@nidan/domain/status-sets/lab/simple-acceptance';
import { sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { boxInScope } from './box-scope.ts';

export interface NewBox {
  readonly batchId: string;
  readonly code: string;
  readonly fromId: string;
  readonly toId: string;
  readonly band: StorageBand;
  readonly courierTrackingNo: string | null;
  readonly note: string;
}

export async function insertBox({ db, lId, caller, now }: Ctx, box: NewBox): Promise<void> {
  await db
    .insertInto('sample_batch')
    .values({
      l_id: lId,
      batch_id: box.batchId,
      code: box.code,
      from_location_id: box.fromId,
      to_location_id: box.toId,
      band: box.band,
      courier_tracking_no: box.courierTrackingNo,
      note: box.note,
      created_at: now,
      created_by: caller.userId,
    })
    .execute();
}

/** A locked box with how far it has come. */
export interface LockedBox {
  readonly batchId: string;
  readonly code: string;
  readonly fromId: string;
  readonly from: string;
  readonly fromKind: 'lab' | 'centre';
  readonly fromSettlement: Settlement;
  readonly toId: string;
  readonly to: string;
  readonly band: StorageBand;
  readonly acceptance: SimpleAcceptanceState;
  readonly riderId: string | null;
  readonly isSent: boolean;
  readonly isCounted: boolean;
  readonly version: number;
  readonly life: BoxLife;
  /** Tubes that it holds or has held, without those that were taken out. */
  readonly tubes: number;
}

interface StoredBox extends Omit<LockedBox, 'acceptance' | 'life' | 'tubes'> {
  readonly status: number;
}

/** Locks a box that the caller sees, before any tube of it; refused when there is none. */
export async function lockBox(ctx: Ctx, batchId: string): Promise<LockedBox> {
  const { db, lId } = ctx;
  const { rows } = await sql<StoredBox>`
    select b.batch_id as "batchId", b.code, b.from_location_id as "fromId", f.name as from, f.kind as "fromKind", f.settlement as "fromSettlement",
      b.to_location_id as "toId", t.name as to, b.band, b.status, b.rider_id as "riderId", b.sent_at is not null as "isSent",
      b.counted_at is not null as "isCounted", b.version
    from sample_batch b
    join location f on f.l_id = b.l_id and f.location_id = b.from_location_id
    join location t on t.l_id = b.l_id and t.location_id = b.to_location_id
    where b.l_id = ${lId} and b.batch_id = ${batchId} and ${boxInScope(ctx)}
    for no key update of b`.execute(db);
  const [box] = rows;
  if (box === undefined) throw refuse('not-found');
  // In a statement of its own, which sees what the lock has waited for.
  const { rows: groups } = await sql<{ state: number; lost: boolean; count: number }>`
    select state, lost_at is not null as lost, count(*)::int as count from sample_batch_item
    where l_id = ${lId} and batch_id = ${batchId} group by 1, 2`.execute(db);
  const acceptance = simpleAcceptance.stateOf(box.status);
  const items = groups.map(({ state, lost, count }) => ({
    state: sampleBatchItem.stateOf(state),
    isLost: lost,
    count,
  }));
  const tubes = items.reduce((sum, { state, count }) => sum + (state === 'canceled' ? 0 : count), 0);
  return { ...box, acceptance, life: boxLife({ acceptance, items }), tubes };
}

/** Columns of a locked box that a step writes; absent ones keep their value. */
export interface BoxChange {
  readonly riderId?: string | null;
  readonly refusedBecause?: string | null;
  readonly arrivalCelsius?: number;
  readonly isSentNow?: boolean;
  readonly isHandedOverNow?: boolean;
  readonly isCountedNow?: boolean;
  readonly decided?: { readonly as: SimpleAcceptanceState; readonly reason: string | null };
}

/** Writes a step of a locked box. */
export async function changeBox(
  { db, lId, now, caller }: Ctx,
  batchId: string,
  change: BoxChange,
): Promise<void> {
  const { riderId, refusedBecause, arrivalCelsius, decided } = change;
  const sets = [sql`version = version + 1`];
  if (riderId !== undefined) sets.push(sql`rider_id = ${riderId}`);
  if (refusedBecause !== undefined) sets.push(sql`refused_because = ${refusedBecause}`);
  if (arrivalCelsius !== undefined) sets.push(sql`arrival_celsius = ${arrivalCelsius}`);
  if (change.isSentNow === true) {
    sets.push(sql`sent_at = coalesce(sent_at, ${now})`, sql`sent_by = coalesce(sent_by, ${caller.userId})`);
  }
  if (change.isHandedOverNow === true) sets.push(sql`handed_over_at = ${now}`);
  if (change.isCountedNow === true) sets.push(sql`counted_at = ${now}`);
  if (decided !== undefined) {
    sets.push(
      sql`status = ${simpleAcceptance.codeOf(decided.as)}`,
      sql`decided_at = ${now}`,
      sql`decided_by = ${caller.userId}`,
      sql`reason = ${decided.reason}`,
    );
  }
  await sendLater(
    db,
    sql`update sample_batch set ${sql.join(sets)} where l_id = ${lId} and batch_id = ${batchId}`,
  );
}
