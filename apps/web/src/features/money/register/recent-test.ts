import { DAY } from '@nidan/domain/time/durations';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';

export interface Recent {
  readonly labNo: string;
  readonly at: string;
}

/** The bill within the last 24 hours on which the person had this test or a part of it; null for none. */
export function recentTest(test: TestView, visits: readonly PatientVisit[], now: Date): Recent | null {
  const wanted = new Set([test.testId, ...test.runs]);
  const found = visits.find(
    ({ at, testIds, lines }) =>
      now.getTime() - Date.parse(at) < DAY &&
      (testIds.some((id) => wanted.has(id)) || lines.some(({ testId }) => testId === test.testId)),
  );
  return found ? { labNo: found.labNo, at: found.at } : null;
}
