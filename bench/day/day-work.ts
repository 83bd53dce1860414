import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillInput } from '@nidan/contract/money/bills/bill-input';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { readWorksheet, resumeTests } from '@nidan/contract/lab/results/entry-endpoints';
import {
  amendDemoReport,
  askDemoRerun,
  chooseDemoRerun,
  checkDemoResults,
  enterDemoCritical,
  enterDemoResults,
  holdDemoTest,
} from '@nidan/server/demo/demo-bench';
import type { DemoStaff } from '@nidan/server/demo/demo-staff';
import { payVisit, registerVisit, visitSteps, visitTwists } from '@nidan/server/demo/demo-steps';
import type { DayDeed, PlannedVisit } from './plan-day.ts';

/** What the counter was told of a bill when it was made. */
export interface RegisteredVisit {
  readonly billId: string;
  readonly patientId: string;
}

export async function registerPlanned(
  staff: DemoStaff,
  visit: PlannedVisit,
  who: Pick<BillInput, 'patientId' | 'newPatient'>,
): Promise<RegisteredVisit> {
  const { billId, patientId, dues } = await registerVisit(staff, visit, { as: 'day', ...who });
  await payVisit(staff, visit, { billId, netPaise: dues.netPaise });
  return { billId, patientId };
}

async function payDue(staff: DemoStaff, billId: string): Promise<void> {
  const { dues } = await staff.frontDesk.call(readBill, { query: { billId } });
  const amountPaise = Math.floor(dues.duePaise / 100) * 100;
  if (amountPaise > 0)
    await staff.frontDesk.call(receivePayments, {
      body: { billId, payments: [{ mode: 'Cash', amountPaise }] },
    });
}

async function resume(staff: DemoStaff, billId: string): Promise<void> {
  const { tests } = await staff.technician.call(readWorksheet, { query: { billId } });
  const held = tests.filter(({ can }) => can.includes('resume'));
  const refs = held.map(({ billTestId, version }) => ({ billTestId, version }));
  if (refs.length > 0) await staff.technician.call(resumeTests, { body: { billId, tests: refs } });
}

/** What is done to a bill by each deed of the plan after its registration. */
export const dayWork: Record<
  Exclude<DayDeed, 'register'>,
  (staff: DemoStaff, billId: string) => Promise<void>
> = {
  cancelLine: visitTwists.cancelLine,
  collect: visitSteps.collected,
  accession: visitSteps.accessioned,
  rejectTube: visitTwists.rejectTube,
  hold: holdDemoTest,
  resume,
  enterPart: (staff, billId) => enterDemoResults(staff, billId, true),
  enter: (staff, billId) => enterDemoResults(staff, billId, false),
  enterCritical: enterDemoCritical,
  rerun: askDemoRerun,
  chooseRerun: chooseDemoRerun,
  check: (staff, billId) => checkDemoResults(staff, billId, true),
  dispatch: visitSteps.dispatched,
  amend: amendDemoReport,
  payDue,
};
