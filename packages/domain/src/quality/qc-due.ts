import { HOUR } from '../time/durations.ts';
import { calendarDateIn, instantIn } from '../time/zone.ts';

/** How often the controls of a machine are run; null and empty: not by that. */
export interface QcPlan {
  readonly everyHours: number | null;
  /** After so many patient results of a parameter. */
  readonly everyResults: number | null;
  /** When shifts begin, 'HH:MM' on the clock of the lab. */
  readonly shifts: readonly string[];
}

/** How long a good run holds on a machine without a plan, in hours: controls are run every day of work at least. */
export const HOURS_WITHOUT_PLAN = 24;

const DAY = 24 * HOUR;

export interface QcDueFacts {
  /** Null: there is no plan. */
  readonly plan: QcPlan | null;
  /** When the last good run was measured; null: there was none. */
  readonly lastGoodAt: Date | null;
  /** Patient results since then. */
  readonly resultsSince: number;
  /** When a run that somebody planned was to be done, and is not done yet; null: none. */
  readonly plannedFor: Date | null;
  readonly zone: string;
  readonly now: Date;
}

function firstShiftAfter(moment: Date, { plan, zone }: QcDueFacts): number {
  const starts = [0, 1].flatMap((days) => {
    const date = calendarDateIn(zone, new Date(moment.getTime() + days * DAY));
    return (plan?.shifts ?? []).map((shift) => {
      const [hour = 0, minute = 0] = shift.split(':').map(Number);
      return instantIn(zone, { date, hour, minute, second: 0 }).getTime();
    });
  });
  return Math.min(...starts.filter((start) => start > moment.getTime()));
}

/** When the next run of controls is due (domain facts 2.9); null: at once, as there is no good run or too many results since. */
export function qcDueAt(facts: QcDueFacts): Date | null {
  const { plan, lastGoodAt, resultsSince, plannedFor } = facts;
  if (lastGoodAt === null) return null;
  if (plan !== null && plan.everyResults !== null && resultsSince >= plan.everyResults) return null;
  const hours = plan === null ? HOURS_WITHOUT_PLAN : plan.everyHours;
  const moments = [
    hours === null ? Infinity : lastGoodAt.getTime() + hours * HOUR,
    firstShiftAfter(lastGoodAt, facts),
    plannedFor?.getTime() ?? Infinity,
  ];
  const earliest = Math.min(...moments);
  return new Date(earliest === Infinity ? lastGoodAt.getTime() + HOURS_WITHOUT_PLAN * HOUR : earliest);
}

/** True when a run of controls should have been done before now. */
export function isQcOverdue(facts: QcDueFacts): boolean {
  const due = qcDueAt(facts);
  return due === null || due.getTime() < facts.now.getTime();
}
