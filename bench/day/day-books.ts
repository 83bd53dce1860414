import { countTestStates } from '@nidan/contract/money/bills/bill-endpoints';
import { closeDays, trialBalance } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { createHash } from 'node:crypto';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { DEFAULT_ZONE, startOfDayIn } from '@nidan/domain/time/zone';
import type { DayLab } from './open-labs.ts';

/** A lab at the end of its day, as its accountant reads it. */
export interface LabAtClose {
  readonly lab: string;
  /** Ordered tests by the state they have come to. */
  readonly tests: Readonly<Record<string, number>>;
  /** What stands on each account, in paise. */
  readonly accounts: Readonly<Record<string, number>>;
  /** Debits less credits of everything: 0 in books that hold. */
  readonly imbalancePaise: number;
}

/** The accountant reads the books of the day and closes them, the morning after. */
export async function closeBooks({ name, accountant }: DayLab, day: CalendarDate): Promise<LabAtClose> {
  const books = await accountant.call(trialBalance, { query: { from: day, to: day } });
  const { counts } = await accountant.call(countTestStates, {
    query: {
      from: startOfDayIn(DEFAULT_ZONE, day).toISOString(),
      to: startOfDayIn(DEFAULT_ZONE, addDays(day, 1)).toISOString(),
    },
  });
  await accountant.call(closeDays, { body: { through: day } });
  return {
    lab: name,
    tests: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    accounts: Object.fromEntries(books.accounts.map(({ account, closingPaise }) => [account, closingPaise])),
    imbalancePaise: books.total.closingPaise,
  };
}

function byName(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** One short text for what the labs have come to: the same for the same seed. */
export function digestOf(labs: readonly LabAtClose[]): string {
  const text = labs
    .map(({ lab, tests, accounts }) => `${lab}: ${byName(tests)} ${byName(accounts)}`)
    .join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
