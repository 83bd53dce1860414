import { demoPatients } from './demo-patients.ts';
import type { BilledVisit, DemoLife } from './demo-visit.ts';

export type BillOfDemoPatient = (patient: number) => BilledVisit;

/** Finds the latest bill of a demo patient by place in their list. */
export function demoBills(latest: ReadonlyMap<number, BilledVisit>): BillOfDemoPatient {
  return (patient) => {
    const bill = latest.get(patient);
    if (bill === undefined)
      throw new Error(`The demo patient ${demoPatients[patient]?.name ?? patient} has no bill`);
    return bill;
  };
}

/** The life of the lab with the people whom it knows by then. */
export interface DemoLifeOfPatients extends DemoLife {
  readonly billOf: BillOfDemoPatient;
}
