import type { DemoClient } from './demo-client.ts';
import type { DemoVisit } from './demo-visits.ts';

/** The people of the demo lab at work, and the clock they work by. */
export interface DemoStaff {
  readonly frontDesk: DemoClient;
  readonly phlebotomist: DemoClient;
  readonly technician: DemoClient;
  readonly pathologist: DemoClient;
  /** Id of a test by its short code. */
  testId(code: string): string;
  /** Departments that accession for themselves. */
  readonly ownAccession: readonly { readonly departmentId: string; readonly name: string }[];
  readonly doctorIds: readonly string[];
  readonly random: () => number;
  hoursSince(when: DemoVisit['when']): number;
  /** Sets the clock to this many hours before the start. */
  setHoursAgo(hours: number): void;
}
