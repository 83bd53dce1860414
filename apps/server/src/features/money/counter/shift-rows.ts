import type { CashCount } from '@nidan/contract/money/counter/counter-view';
import type { DifferenceReason } from '@nidan/domain/counter/difference-reasons';
import type { ModeSum } from '@nidan/domain/counter/shift-sums';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import type { Updateable } from 'kysely';
import type { Database } from '../../../kernel/database/database.gen.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Drawer } from './counter-postings.query.ts';
import { shiftSeen } from './shift-seen.ts';

const { codes } = openClosed;

/** A shift that is locked. */
export interface LockedShift extends Drawer {
  readonly shiftId: string;
  readonly state: ReturnType<typeof openClosed.stateOf>;
  readonly version: number;
  readonly floatPaise: number;
  readonly countedPaise: number | null;
  readonly countedBy: string | null;
  /** How often its drawer was counted. */
  readonly counts: number;
  readonly floatLeftPaise: number | null;
  readonly handedTo: string | null;
  readonly isConfirmed: boolean;
}

/** Inserts an open shift of the caller; refused while one of theirs is open at the place. */
export async function insertShift(
  { db, lId, now, caller }: Ctx,
  shift: { readonly shiftId: string; readonly locationId: string; readonly floatPaise: number },
): Promise<void> {
  const row = {
    l_id: lId,
    shift_id: shift.shiftId,
    location_id: shift.locationId,
    user_id: caller.userId,
    status: codes.open,
    opened_at: now,
    float_paise: shift.floatPaise,
  };
  await db.insertInto('counter_shift').values(row).execute();
}

/** Reads and locks a shift; null when the caller sees none of this id. */
export async function lockShift(ctx: Ctx, shiftId: string): Promise<LockedShift | null> {
  const row = await ctx.db
    .selectFrom('counter_shift as s')
    .select(['user_id', 'location_id', 'status', 'version', 'float_paise', 'counted_paise', 'counted_by'])
    .select(['float_left_paise', 'handed_to', 'confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('counter_count as c')
        .select(({ fn }) => fn.countAll<string>().as('counts'))
        .whereRef('c.l_id', '=', 's.l_id')
        .whereRef('c.shift_id', '=', 's.shift_id')
        .as('counts'),
    )
    .where('l_id', '=', ctx.lId)
    .where('shift_id', '=', shiftId)
    .where(shiftSeen(ctx))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    shiftId,
    userId: row.user_id,
    locationId: row.location_id,
    state: openClosed.stateOf(row.status),
    version: row.version,
    floatPaise: row.float_paise,
    countedPaise: row.counted_paise,
    countedBy: row.counted_by,
    counts: Number(row.counts),
    floatLeftPaise: row.float_left_paise,
    handedTo: row.handed_to,
    isConfirmed: row.confirmed_at !== null,
  };
}

interface Counting {
  readonly count: CashCount;
  readonly countedPaise: number;
  /** What the drawer should hold now. */
  readonly expectedPaise: number;
  readonly reason: string | null;
}

/** Writes the caller's count of a locked shift beside those before; the last one is what may be closed. */
export async function writeCount(ctx: Ctx, shift: LockedShift, counting: Counting): Promise<void> {
  const { shiftId, counts } = shift;
  await insertRows(ctx.db, 'counter_count', {
    shared: { l_id: ctx.lId, shift_id: shiftId },
    rows: [
      {
        ordinal: counts + 1,
        count: JSON.stringify(counting.count),
        counted_paise: counting.countedPaise,
        expected_paise: counting.expectedPaise,
        counted_by: ctx.caller.userId,
        counted_at: ctx.now,
        reason: counting.reason,
      },
    ],
  });
  await update(ctx, shift, {
    count: JSON.stringify(counting.count),
    counted_paise: counting.countedPaise,
    counted_by: ctx.caller.userId,
  });
}

interface Closing {
  readonly expectedPaise: number;
  /** What was counted less what was expected. */
  readonly differencePaise: number;
  readonly differenceReason: DifferenceReason | null;
  readonly note: string;
  readonly floatLeftPaise: number;
  readonly handTo: string;
  readonly closeReason: string | null;
  readonly sums: readonly ModeSum[];
  readonly postingIds: readonly string[];
}

/** Closes a locked shift over its postings, in the name of the caller. */
export async function writeClosing(ctx: Ctx, shift: LockedShift, closing: Closing): Promise<void> {
  const { db, lId, now } = ctx;
  const { shiftId } = shift;
  const shared = { l_id: lId, shift_id: shiftId };
  await insertRows(db, 'counter_shift_posting', {
    shared,
    rows: closing.postingIds.map((id) => ({ posting_id: id })),
  });
  await insertRows(db, 'counter_shift_mode', {
    shared,
    rows: closing.sums.map(({ mode, receipts, collected, returned }) => ({
      mode,
      receipts,
      collected_paise: collected,
      returned_paise: returned,
    })),
  });
  await update(ctx, shift, {
    status: codes.closed,
    closed_at: now,
    expected_paise: closing.expectedPaise,
    difference_paise: closing.differencePaise,
    difference_reason: closing.differenceReason,
    note: closing.note,
    float_left_paise: closing.floatLeftPaise,
    handed_to: closing.handTo,
    closed_by: ctx.caller.userId,
    close_reason: closing.closeReason,
  });
}

/** Writes what the next person counted of the money that a locked shift handed to them. */
export async function writeConfirmation(
  ctx: Ctx,
  shift: LockedShift,
  { countedPaise, reason }: { readonly countedPaise: number; readonly reason: string | null },
): Promise<void> {
  const confirmation = { confirmed_paise: countedPaise, confirm_reason: reason };
  await update(ctx, shift, { confirmed_at: ctx.now, ...confirmation });
}

async function update(
  { db, lId }: Ctx,
  { shiftId, version }: LockedShift,
  values: Updateable<Database['counter_shift']>,
): Promise<void> {
  await db
    .updateTable('counter_shift')
    .set({ ...values, version: version + 1 })
    .where('l_id', '=', lId)
    .where('shift_id', '=', shiftId)
    .execute();
}
