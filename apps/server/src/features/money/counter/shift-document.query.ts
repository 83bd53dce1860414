import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { type CashCount, notePaise, NOTES } from '@nidan/domain/counter/cash-count';
import { DIFFERENCE_REASONS } from '@nidan/domain/counter/difference-reasons';
import { differenceText } from '@nidan/domain/counter/shift-sums';
import type { ShiftSheet, ShiftSheetPieces } from '@nidan/domain/documents/shift-sheet';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readShiftOf } from './shift.query.ts';

function minuteOf({ lab }: Ctx, instant: string): string {
  return formatDateTime(lab.timeZone, new Date(instant)).slice(0, 16);
}

function piecesOf(count: CashCount): ShiftSheetPieces[] {
  const notes = NOTES.map((note) => ({
    label: `₹ ${note}`,
    pieces: count.notes[`${note}`] ?? 0,
    amountPaise: notePaise(count, note),
  }));
  return [...notes, { label: 'Coins', pieces: null, amountPaise: count.coins * PAISE_PER_RUPEE }];
}

function drawerOf({ countedPaise, expectedPaise, differenceReason, note }: Shift): ShiftSheet['drawer'] {
  if (countedPaise === null || expectedPaise === null) return null;
  return {
    countedPaise,
    expectedPaise,
    difference: differenceText(countedPaise, expectedPaise),
    reason: differenceReason === null ? null : DIFFERENCE_REASONS[differenceReason],
    note,
  };
}

function countsOf(ctx: Ctx, { counts }: Shift): ShiftSheet['counts'] {
  if (counts.length < 2) return [];
  return counts.map(({ at, by, countedPaise, expectedPaise, reason }) => ({
    at: minuteOf(ctx, at),
    by,
    countedPaise,
    difference: differenceText(countedPaise, expectedPaise),
    reason,
  }));
}

function closerOf({ closedBy, closeReason }: Shift): ShiftSheet['closedFor'] {
  return closedBy === null || closeReason === null ? null : { by: closedBy, reason: closeReason };
}

function handOverOf(ctx: Ctx, shift: Shift): ShiftSheet['handOver'] {
  const { handedPaise, floatLeftPaise, handedTo, confirmedAt, confirmedPaise, confirmReason } = shift;
  if (handedPaise === null || floatLeftPaise === null || handedTo === null) return null;
  return {
    amountPaise: handedPaise,
    floatPaise: floatLeftPaise,
    to: handedTo,
    confirmed:
      confirmedAt === null || confirmedPaise === null
        ? null
        : { at: minuteOf(ctx, confirmedAt), amountPaise: confirmedPaise, reason: confirmReason },
  };
}

function factsOf({ floatPaise, facts }: Shift): ShiftSheet['facts'] {
  return [
    { label: 'Float at the start', amountPaise: floatPaise },
    { label: `Of earlier bills, ${facts.duesCollected} receipts`, amountPaise: facts.duesCollectedPaise },
    { label: `Left as due, ${facts.billsWithDue} of ${facts.bills} bills`, amountPaise: facts.duePaise },
    { label: `Discounts, ${facts.billsWithDiscount} bills`, amountPaise: facts.discountPaise },
    { label: `Cancelled, ${facts.canceledLines} lines`, amountPaise: facts.canceledPaise },
  ];
}

/** What the sheet of a shift prints, as plain data; blind like the shift itself while the drawer is not counted. */
export async function loadShiftSheet(ctx: Ctx, shiftId: string) {
  const shift = await readShiftOf(ctx, shiftId);
  const data: ShiftSheet = {
    documentDate: shift.closedAt ?? ctx.now.toISOString(),
    labName: ctx.lab.name,
    place: shift.location,
    person: shift.by,
    from: minuteOf(ctx, shift.openedAt),
    to: shift.closedAt === null ? null : minuteOf(ctx, shift.closedAt),
    modes: shift.modes,
    count: shift.count === null ? null : piecesOf(shift.count),
    counts: countsOf(ctx, shift),
    facts: factsOf(shift),
    drawer: drawerOf(shift),
    closedFor: closerOf(shift),
    handOver: handOverOf(ctx, shift),
  };
  return { kind: 'shift-sheet' as const, data };
}
