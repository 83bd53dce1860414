import { MOST_CUT_OFF_MINUTES, type TestRun } from './run-calendar.ts';

/** Names of the days of the week, Monday first. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Clock of a day: '00:00' to '23:59'. */
export const CLOCK_PATTERN = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

const RUN = /^(?<days>daily|[a-z]{3}(?: [a-z]{3})*) (?<at>\d\d:\d\d)(?: cut-off (?<minutes>\d{1,4}) min)?$/iu;

/** A run in words: 'Mon Thu 08:00 cut-off 30 min', or 'daily 08:00' when it takes tubes until it starts. */
export function runText({ days, at, cutOffMinutes }: TestRun): string {
  const named = WEEKDAYS.filter((_, index) => days.includes(index + 1));
  const when = named.length === WEEKDAYS.length ? 'daily' : named.join(' ');
  return [when, at, ...(cutOffMinutes === 0 ? [] : [`cut-off ${cutOffMinutes} min`])].join(' ');
}

/** The run that `runText` or a person wrote, its days ascending; null when it cannot be read. */
export function parseRun(text: string): TestRun | null {
  const { days, at = '', minutes = '0' } = RUN.exec(text.trim())?.groups ?? {};
  if (days === undefined || !new RegExp(CLOCK_PATTERN, 'u').test(at)) return null;
  const cutOffMinutes = Number(minutes);
  const numbers = days.toLowerCase() === 'daily' ? WEEKDAYS.map((_, index) => index + 1) : numbersOf(days);
  if (cutOffMinutes > MOST_CUT_OFF_MINUTES || numbers.includes(0)) return null;
  if (new Set(numbers).size < numbers.length) return null;
  return { days: numbers.toSorted((a, b) => a - b), at, cutOffMinutes };
}

/** Numbers of days by their names; 0 for no name of a day. */
function numbersOf(names: string): number[] {
  return names
    .split(' ')
    .map((name) => WEEKDAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase()) + 1);
}

/** Starts that two runs of a calendar share, as 'Mon 08:00'. */
export function doubledStarts(calendar: readonly TestRun[]): string[] {
  const starts = calendar.flatMap(({ days, at }) => days.map((day) => `${WEEKDAYS[day - 1]} ${at}`));
  return [...new Set(starts.filter((start, index) => starts.indexOf(start) !== index))];
}
