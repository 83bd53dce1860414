import {
  closeShift,
  confirmShift,
  countShift,
  openShift,
} from '@nidan/contract/money/counter/counter-endpoints';
import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { type CashCount, NOTES } from '@nidan/domain/counter/cash-count';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoLife } from './demo-visit.ts';

const FLOAT_PAISE = 200_000;
/** What is missing in the drawer on a day, and whether the next person has counted the money already. */
const DAYS = [
  { daysAgo: 3, shortPaise: 0, confirmed: true },
  { daysAgo: 2, shortPaise: 2_000, confirmed: true },
  { daysAgo: 1, shortPaise: 0, confirmed: false },
] as const;

interface Taker {
  readonly client: DemoClient;
  readonly userId: string;
}

/** The fewest notes that make an amount of whole rupees. */
function notesFor(paise: number): CashCount {
  let rest = paise / 100;
  const notes: Record<string, number> = {};
  for (const note of NOTES) {
    notes[note] = Math.floor(rest / note);
    rest %= note;
  }
  return { notes, coins: rest };
}

interface Count {
  /** Name of the change. */
  readonly as: string;
  readonly paise: number;
}

async function count(desk: DemoClient, { shiftId, version }: Shift, { as, paise }: Count): Promise<Shift> {
  const reason = 'The cash box of the afternoon was not in the first count';
  return desk.call(countShift, { as, body: { shiftId, version, count: notesFor(paise), reason } });
}

/** Shifts of the front desk on the days before today, handed over each evening, and the one of today. */
export async function keepDemoShifts({ staff, clock }: DemoLife, taker: Taker): Promise<void> {
  const { frontDesk: desk } = staff;
  // Who starts the demo early in the morning begins the shift of the day then.
  const clockTo = (daysAgo: number, at: string): void =>
    clock.setHoursAgo(Math.max(0, clock.hoursSince({ daysAgo, at })));
  const begin = (daysAgo: number): Promise<Shift> =>
    desk.call(openShift, {
      as: `shift ${daysAgo}`,
      body: { shiftId: newId(), floatPaise: FLOAT_PAISE },
    });
  for (const { daysAgo, shortPaise, confirmed } of DAYS) {
    clockTo(daysAgo, '07:00');
    const begun = await begin(daysAgo);
    clockTo(daysAgo, '20:30');
    const first = await count(desk, begun, { as: `shift ${daysAgo} counted`, paise: FLOAT_PAISE });
    const expectedPaise = first.expectedPaise ?? 0;
    const { shiftId, version } = await count(desk, first, {
      as: `shift ${daysAgo} counted again`,
      paise: expectedPaise - shortPaise,
    });
    const { version: closedVersion, handedPaise } = await desk.call(closeShift, {
      as: `shift ${daysAgo} closed`,
      body: {
        shiftId,
        version,
        expectedPaise,
        floatLeftPaise: Math.min(FLOAT_PAISE, expectedPaise - shortPaise),
        handTo: taker.userId,
        ...(shortPaise === 0
          ? {}
          : { differenceReason: 'wrong_change', note: 'Change for 500 given twice.' }),
      },
    });
    if (!confirmed) continue;
    clockTo(daysAgo, '20:45');
    await taker.client.call(confirmShift, {
      as: `shift ${daysAgo} confirmed`,
      body: { shiftId, version: closedVersion, countedPaise: handedPaise ?? 0 },
    });
  }
  clockTo(0, '07:00');
  await begin(0);
}
