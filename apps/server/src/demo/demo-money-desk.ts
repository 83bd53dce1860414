import type { DemoClient } from './demo-client.ts';
import type { BillOfDemoPatient } from './demo-bills.ts';
import type { DemoVisit } from './demo-visit-shape.ts';

/** Who decides about money in the demo lab, and the visits that they decide about. */
export interface DemoMoney {
  readonly desk: DemoClient;
  readonly accounts: DemoClient;
  readonly manager: DemoClient;
  /** Sets the clock to a moment of an earlier day. */
  clockTo(when: Extract<DemoVisit['when'], { readonly daysAgo: number }>): void;
  /** The latest bill of a demo patient, by place in their list. */
  readonly billOf: BillOfDemoPatient;
}
