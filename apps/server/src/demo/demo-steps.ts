import { cancelLines, createBill, readBill } from '@nidan/contract/billing/bill-endpoints';
import type { BillInput } from '@nidan/contract/billing/bill-input';
import { receivePayments } from '@nidan/contract/billing/payment-endpoints';
import { listDispatches, markDispatched, markPrinted } from '@nidan/contract/reports/dispatch-endpoints';
import {
  accessionInDepartment,
  accessionSamples,
  collectSamples,
  listSamples,
  rejectSample,
} from '@nidan/contract/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/physical-sample';
import { demoAgencies } from '../features/demo/demo-lab.ts';
import { newId } from '../kernel/database/new-id.ts';
import {
  amendDemoReport,
  askDemoRerun,
  checkDemoResults,
  enterDemoCritical,
  enterDemoResults,
  holdDemoTest,
} from './demo-bench.ts';
import type { DemoStaff } from './demo-staff.ts';
import type { DemoStage, DemoVisit } from './demo-visits.ts';

/** What the counter asks of a visit. */
export type VisitAtCounter = Pick<
  DemoVisit,
  'patient' | 'tests' | 'paid' | 'discountPercent' | 'stat' | 'coupon'
>;

/** Of so many patients one comes from each agency. */
const SENT_BY_AGENCY = 7;

/** Registers and bills the person of a visit. */
export async function registerVisit(
  staff: DemoStaff,
  visit: VisitAtCounter,
  who: Pick<BillInput, 'patientId' | 'newPatient'>,
) {
  const doctorId = staff.doctorIds[visit.patient % (staff.doctorIds.length + 1)] ?? null;
  const body: BillInput = {
    ...who,
    billId: newId(),
    doctorId,
    client: demoAgencies[visit.patient % SENT_BY_AGENCY] ?? '',
    priority: visit.stat === true ? 'stat' : 'routine',
    consentGiven: true,
    channels: 16 + 1,
    lines: visit.tests.map((code) => ({ testId: staff.testId(code) })),
    ...(visit.coupon === undefined ? {} : { couponCode: visit.coupon }),
    ...(visit.discountPercent === undefined
      ? {}
      : {
          discount: { kind: 'percent' as const, value: visit.discountPercent },
          discountReason: 'Senior citizen',
        }),
  };
  return staff.frontDesk.call(createBill, { body });
}

/** Takes what the visit pays at the counter. */
export async function payVisit(
  staff: DemoStaff,
  visit: VisitAtCounter,
  bill: { billId: string; netPaise: number },
): Promise<void> {
  if (visit.paid === 'nothing') return;
  const rupees = Math.floor(bill.netPaise / 100 / (visit.paid === 'half' ? 2 : 1));
  const mode = visit.patient % 3 === 0 ? ('Cash' as const) : ('BHIM UPI' as const);
  const reference = mode === 'Cash' ? '' : String(532_011_000_000 + visit.patient);
  const payments = [{ mode, amountPaise: rupees * 100, reference }];
  await staff.frontDesk.call(receivePayments, { body: { billId: bill.billId, payments } });
}

async function accession(staff: DemoStaff, billId: string): Promise<void> {
  const { rows } = await staff.technician.call(listSamples, {
    query: { billId, status: physicalSample.codes.collected },
  });
  if (rows.length === 0) return;
  await staff.technician.call(accessionSamples, { body: { barcodes: rows.map(({ barcode }) => barcode) } });
  for (const { departmentId, name } of staff.ownAccession) {
    const barcodes = rows.filter(({ department }) => department === name).map(({ barcode }) => barcode);
    if (barcodes.length > 0)
      await staff.technician.call(accessionInDepartment, { body: { departmentId, barcodes } });
  }
}

async function collect(staff: DemoStaff, billId: string): Promise<void> {
  const { rows } = await staff.phlebotomist.call(listSamples, {
    query: { billId, status: physicalSample.codes.notCollected },
  });
  const sampleIds = rows.map(({ sampleId }) => sampleId);
  await staff.phlebotomist.call(collectSamples, { body: { billId, sampleIds } });
}

async function dispatch(staff: DemoStaff, billId: string): Promise<void> {
  const of = async () => {
    const { rows } = await staff.frontDesk.call(listDispatches, { query: { billId } });
    return rows
      .filter(({ blocks }) => blocks.length === 0)
      .map(({ reportId, version }) => ({ reportId, version }));
  };
  const printable = await of();
  if (printable.length === 0) return;
  await staff.frontDesk.call(markPrinted, { body: { reports: printable } });
  await staff.frontDesk.call(markDispatched, { body: { reports: await of(), channels: ['print'] } });
}

async function rejectTube(staff: DemoStaff, billId: string): Promise<void> {
  const { rows } = await staff.technician.call(listSamples, {
    query: { billId, status: physicalSample.codes.accessioned },
  });
  const [tube] = rows;
  if (tube === undefined) return;
  const { sampleId, version } = tube;
  await staff.technician.call(rejectSample, { body: { sampleId, version, reason: 'Haemolysed' } });
}

async function cancelFirstLine(staff: DemoStaff, billId: string): Promise<void> {
  const bill = await staff.frontDesk.call(readBill, { query: { billId } });
  const lineIds = bill.lines.slice(0, 1).map(({ lineId }) => lineId);
  const reason = 'Patient could not give the sample';
  await staff.frontDesk.call(cancelLines, { body: { billId, version: bill.version, lineIds, reason } });
}

/** What happens to a bill at each stage. */
export const visitSteps: Record<
  Exclude<DemoStage, 'registered'>,
  (staff: DemoStaff, billId: string) => Promise<void>
> = {
  collected: collect,
  accessioned: accession,
  partial: (staff, billId) => enterDemoResults(staff, billId, true),
  completed: (staff, billId) => enterDemoResults(staff, billId, false),
  checked: (staff, billId) => checkDemoResults(staff, billId, false),
  released: (staff, billId) => checkDemoResults(staff, billId, true),
  dispatched: dispatch,
};

/** What goes differently. */
export const visitTwists: Record<
  NonNullable<DemoVisit['twist']>,
  (staff: DemoStaff, billId: string) => Promise<void>
> = {
  rejectTube,
  cancelLine: cancelFirstLine,
  hold: holdDemoTest,
  rerun: askDemoRerun,
  amend: amendDemoReport,
  critical: enterDemoCritical,
};
