import type { CashCount, Shift, ShiftMode, ShiftRow } from '@nidan/contract/money/counter/counter-view';
import type { DifferenceReason } from '@nidan/domain/counter/difference-reasons';
import { expectedCash, type ModeSum, sumByMode } from '@nidan/domain/counter/shift-sums';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { openClosed } from '@nidan/domain/status-sets/open-closed';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import {
  type CounterPostingRow,
  readPostingsOfShift,
  readWaitingPostings,
} from './counter-postings.query.ts';
import { readCounterPeople } from './counter-people.query.ts';
import { shiftSeen } from './shift-seen.ts';
import { readShiftCounts } from './shift-counts.query.ts';
import { readShiftChecks } from './shift-checks.query.ts';
import { readShiftFacts } from './shift-facts.query.ts';

/** A shift as it is stored, with the names of its people and place. */
export interface StoredShift {
  readonly shift_id: string;
  readonly location_id: string;
  readonly user_id: string;
  readonly status: number;
  readonly opened_at: Date;
  readonly float_paise: number;
  readonly count: CashCount | null;
  readonly counted_paise: number | null;
  readonly counted_by: string | null;
  readonly closed_at: Date | null;
  readonly expected_paise: number | null;
  readonly difference_reason: DifferenceReason | null;
  readonly note: string;
  readonly float_left_paise: number | null;
  readonly handed_to: string | null;
  readonly confirmed_at: Date | null;
  readonly confirmed_paise: number | null;
  readonly confirm_reason: string | null;
  readonly close_reason: string | null;
  readonly version: number;
  readonly by: string;
  readonly location: string;
  readonly handed_name: string | null;
  readonly closer_name: string | null;
  readonly first_counted_paise: number | null;
}

/** The shifts `s` of the lab that hold a condition, with their people and place. */
export const shiftsWhere = ({ lId }: Ctx, condition: RawBuilder<boolean>) => sql<StoredShift>`
  select s.*, u.name as by, place.name as location, taker.name as handed_name, closer.name as closer_name,
    (select first.counted_paise from counter_count first
      where first.l_id = s.l_id and first.shift_id = s.shift_id and first.ordinal = 1) as first_counted_paise
  from counter_shift s
  join login_user u on u.user_id = s.user_id
  join location place on place.l_id = s.l_id and place.location_id = s.location_id
  left join login_user taker on taker.user_id = s.handed_to
  left join login_user closer on closer.user_id = s.closed_by and s.closed_by <> s.user_id
  where s.l_id = ${lId} and ${condition}`;

function actionsOf({ caller }: Ctx, shift: StoredShift): string[] {
  const takesPayments = hasRight(caller, 'payments', PERMISSION.create);
  const isOpen = openClosed.stateOf(shift.status) === 'open';
  const isCounted = shift.counted_by === caller.userId;
  if (isOpen && shift.user_id !== caller.userId) {
    if (!hasRight(caller, 'finance', PERMISSION.update)) return [];
    return isCounted ? ['countFor', 'closeFor'] : ['countFor'];
  }
  if (!takesPayments) return [];
  if (isOpen) return isCounted ? ['count', 'close'] : ['count'];
  return shift.handed_to === caller.userId && shift.confirmed_at === null ? ['confirm'] : [];
}

/** A stored shift as a row of a list. */
export function presentShiftRow(ctx: Ctx, shift: StoredShift): ShiftRow {
  const { counted_paise: counted, float_left_paise: left } = shift;
  return {
    shiftId: shift.shift_id,
    version: shift.version,
    state: openClosed.stateOf(shift.status),
    by: shift.by,
    location: shift.location,
    openedAt: shift.opened_at.toISOString(),
    closedAt: shift.closed_at?.toISOString() ?? null,
    expectedPaise: shift.expected_paise,
    countedPaise: counted,
    firstCountedPaise: shift.first_counted_paise === counted ? null : shift.first_counted_paise,
    handedPaise: counted === null || left === null ? null : counted - left,
    floatLeftPaise: left,
    handedTo: shift.handed_name,
    confirmedAt: shift.confirmed_at?.toISOString() ?? null,
    confirmedPaise: shift.confirmed_paise,
    differenceReason: shift.difference_reason,
    closedBy: shift.closer_name,
    can: actionsOf(ctx, shift),
  };
}

function presentMode({ mode, receipts, collected, returned }: ModeSum, float: number): ShiftMode {
  return {
    mode,
    receipts,
    collectedPaise: collected,
    returnedPaise: returned,
    expectedPaise: (mode === 'Cash' ? float : 0) + collected - returned,
  };
}

/** The modes of a shift: cash first, also when none came, and without its amounts while the drawer is not counted. */
function presentModes(sums: readonly ModeSum[], { count, float_paise: float }: StoredShift): ShiftMode[] {
  const none: ModeSum = { mode: 'Cash', receipts: 0, collected: 0, returned: 0 };
  const cash = presentMode(sums.find(({ mode }) => mode === 'Cash') ?? none, float);
  const blind = { ...cash, collectedPaise: null, returnedPaise: null, expectedPaise: null };
  const others = sums.filter(({ mode }) => mode !== 'Cash').toSorted((a, b) => (a.mode < b.mode ? -1 : 1));
  return [count === null ? blind : cash, ...others.map((sum) => presentMode(sum, float))];
}

async function postingsOf(ctx: Ctx, shift: StoredShift): Promise<CounterPostingRow[]> {
  const drawer = { userId: shift.user_id, locationId: shift.location_id };
  return shift.closed_at === null
    ? readWaitingPostings(ctx, drawer)
    : readPostingsOfShift(ctx, shift.shift_id);
}

async function presentShift(ctx: Ctx, shift: StoredShift): Promise<Shift> {
  const postings = await postingsOf(ctx, shift);
  const sums = sumByMode(postings);
  const drawer = { userId: shift.user_id, locationId: shift.location_id };
  const span = { ...drawer, from: shift.opened_at, to: shift.closed_at ?? ctx.now };
  // What is typed about a difference may name somebody.
  const shown = (text: string): string => (ctx.caller.isDemoUser ? maskOther(text) : text);
  const expected = shift.count === null ? null : expectedCash(shift.float_paise, sums);
  const row = presentShiftRow(ctx, shift);
  return {
    ...row,
    expectedPaise: shift.expected_paise ?? expected,
    floatPaise: shift.float_paise,
    modes: presentModes(sums, shift),
    count: shift.count,
    counts: await readShiftCounts(ctx, shift.shift_id),
    note: shown(shift.note),
    confirmReason: shift.confirm_reason === null ? null : shown(shift.confirm_reason),
    closeReason: shift.close_reason === null ? null : shown(shift.close_reason),
    takers: row.can.includes('closeFor') ? await readCounterPeople(ctx, drawer) : [],
    facts: await readShiftFacts(ctx, span, postings),
    checks: shift.closed_at === null ? await readShiftChecks(ctx, span, postings) : [],
  };
}

/** The shift that holds a condition, by mode; null when the caller sees none. */
export async function findShift(ctx: Ctx, condition: RawBuilder<boolean>): Promise<Shift | null> {
  const { rows } = await sql<StoredShift>`
    ${shiftsWhere(ctx, condition)} and ${shiftSeen(ctx)} order by s.opened_at desc limit 1`.execute(ctx.db);
  return rows[0] === undefined ? null : presentShift(ctx, rows[0]);
}

/** One shift by mode; refused like an absent one when the caller may not see it. */
export async function readShiftOf(ctx: Ctx, shiftId: string): Promise<Shift> {
  const shift = await findShift(ctx, sql<boolean>`s.shift_id = ${shiftId}`);
  if (shift === null) throw refuse('not-found');
  return shift;
}
