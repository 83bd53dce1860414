/** Completed weeks, from `from` to before `to`; as text '4-12', which is what a range and a file keep. */
interface WeekSpan {
  readonly from: number;
  readonly to: number;
}

/** Weeks as text: two numbers, the first below the second. */
export const WEEK_SPAN_PATTERN = '^\\d{1,2}-\\d{1,2}$';

const WEEKS = new RegExp(WEEK_SPAN_PATTERN, 'u');

/** Weeks of a text; null when it is none or nothing lies in it. */
export function weeksOf(text: string): WeekSpan | null {
  if (!WEEKS.test(text)) return null;
  const [from = 0, to = 0] = text.split('-').map(Number);
  return from < to ? { from, to } : null;
}

/** Whether completed weeks lie in a span; what is not known lies in none. */
export function isInWeeks(text: string, weeks: number | null | undefined): boolean {
  const span = weeksOf(text);
  return span !== null && weeks != null && span.from <= weeks && weeks < span.to;
}

/** Whether one span lies in another. */
export function areWeeksWithin(inner: string, outer: string): boolean {
  const [a, b] = [weeksOf(inner), weeksOf(outer)];
  return a !== null && b !== null && b.from <= a.from && a.to <= b.to;
}

/** The weeks of both spans as text; null when they share none. */
export function sharedWeeks(one: string, other: string): string | null {
  const [a, b] = [weeksOf(one), weeksOf(other)];
  if (a === null || b === null) return null;
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  return from < to ? `${from}-${to}` : null;
}

/** Weeks in words: 'week 4', 'weeks 4 to 11'. */
export function weeksText(text: string): string {
  const span = weeksOf(text);
  if (span === null) return `weeks ${text}`;
  const last = span.to - 1;
  return span.from === last ? `week ${last}` : `weeks ${span.from} to ${last}`;
}
