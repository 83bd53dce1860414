import type { DemoStaff } from './demo-staff.ts';
import { payVisit, registerVisit, type Visitor, visitSteps, visitTwists } from './demo-steps.ts';
import type { DemoStage, DemoVisit } from './demo-visit-shape.ts';

/** The clock that the demo lab lives by. */
export interface DemoClock {
  hoursSince(when: DemoVisit['when']): number;
  /** Sets the clock to this many hours before the start. */
  setHoursAgo(hours: number): void;
  /** What it shows. */
  now(): Date;
}

export interface DemoLife {
  readonly staff: DemoStaff;
  readonly clock: DemoClock;
}

const order: readonly DemoStage[] = [
  'registered',
  'collected',
  'accessioned',
  'partial',
  'completed',
  'checked',
  'released',
  'dispatched',
];

/** The steps of a visit after its registration; one that was released skips the stops on the way. */
function stepsUpTo(stage: DemoStage): Exclude<DemoStage, 'registered'>[] {
  const reached = order.slice(1, order.indexOf(stage) + 1) as Exclude<DemoStage, 'registered'>[]; // as: the slice leaves out the first
  const skipped = new Set(['partial', ...(reached.includes('released') ? ['checked'] : [])]);
  return reached.filter((step) => step === stage || !skipped.has(step));
}

/** A bill of the demo week and whose it is. */
export interface BilledVisit {
  readonly billId: string;
  readonly patientId: string;
}

/** Takes one visit through the lab as far as it has come, at believable times. */
export async function runDemoVisit(
  { staff, clock }: DemoLife,
  visit: DemoVisit,
  who: Visitor,
): Promise<BilledVisit> {
  const path = stepsUpTo(visit.stage);
  const hoursAgo = clock.hoursSince(visit.when);
  const hoursOfStep = Math.min(hoursAgo, 5) / (path.length + 2);
  clock.setHoursAgo(hoursAgo);
  const bill = await registerVisit(staff, visit, who);
  await payVisit(staff, visit, { billId: bill.billId, netPaise: bill.dues.netPaise });
  let hours = hoursAgo;
  for (const step of path) {
    hours -= hoursOfStep;
    clock.setHoursAgo(hours);
    await visitSteps[step](staff, bill.billId);
  }
  if (visit.twist !== undefined) {
    clock.setHoursAgo(hours - hoursOfStep);
    await visitTwists[visit.twist](staff, bill.billId);
  }
  return bill;
}
