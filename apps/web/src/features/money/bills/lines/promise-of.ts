import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { lastPromise } from '@nidan/domain/catalogue/run-calendar';

/** When everything of a test, profile or package is promised that is billed at `at`. */
export function promiseOf(
  { tatHours, timings }: Pick<TestView, 'tatHours' | 'timings'>,
  at: Date,
  zone: string,
): Date {
  return lastPromise([{ tatHours, runCalendar: [] }, ...timings], at, zone);
}
