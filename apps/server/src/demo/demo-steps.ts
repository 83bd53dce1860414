import { cancelLines, createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillInput } from '@nidan/contract/money/bills/bill-input';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { listDispatches, markDispatched, markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import {
  accessionInDepartment,
  accessionSamples,
  collectSamples,
  listSamples,
  rejectSample,
} from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { demoAgencies } from './lab/demo-lab.ts';
import { newId } from '../kernel/database/new-id.ts';
import {
  amendDemoReport,
  askDemoRerun,
  checkDemoResults,
  enterDemoCritical,
  enterDemoResults,
  holdDemoTest,
} from './demo-bench.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoStaff } from './demo-staff.ts';
import type { DemoStage, DemoVisit } from './demo-visit-shape.ts';
import { once } from './once.ts';

/** What the counter asks of a visit. */
export type VisitAtCounter = Pick<
  DemoVisit,
  'patient' | 'tests' | 'paid' | 'discountPercent' | 'stat' | 'coupon' | 'client'
>;

/** Of so many patients one comes from each agency. */
const SENT_BY_AGENCY = 7;

/** Who comes, and by which name the visit goes. */
export interface Visitor extends Pick<BillInput, 'patientId' | 'newPatient'> {
  readonly as: string;
}

/** Registers and bills the person of a visit. */
export async function registerVisit(staff: DemoStaff, visit: VisitAtCounter, { as, ...who }: Visitor) {
  const doctorId = staff.doctorIds[visit.patient % (staff.doctorIds.length + 1)] ?? null;
  const body = async (): Promise<BillInput> => ({
    ...who,
    billId: newId(),
    doctorId,
    client: visit.client ?? demoAgencies[visit.patient % SENT_BY_AGENCY] ?? '',
    priority: visit.stat === true ? 'stat' : 'routine',
    consentGiven: true,
    channels: 16 + 1,
    lines: await Promise.all(visit.tests.map(async (code) => ({ testId: await staff.testId(code) }))),
    ...(visit.coupon === undefined ? {} : { couponCode: visit.coupon }),
    ...(visit.discountPercent === undefined
      ? {}
      : {
          discount: { kind: 'percent' as const, value: visit.discountPercent },
          discountReason: 'Senior citizen',
        }),
  });
  return once(staff.frontDesk, `register ${as}`, { endpoint: createBill, body });
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
  await staff.frontDesk.call(receivePayments, {
    as: `pay ${bill.billId}`,
    body: { billId: bill.billId, payments },
  });
}

const tubesOf = async (client: DemoClient, billId: string, status: number) =>
  (await client.call(listSamples, { query: { billId, status } })).rows;

async function accession({ technician, ownAccession }: DemoStaff, billId: string): Promise<void> {
  const accessioned = await once(technician, `accession ${billId}`, {
    endpoint: accessionSamples,
    body: async () => {
      const tubes = await tubesOf(technician, billId, physicalSample.codes.collected);
      return tubes.length === 0 ? null : { barcodes: tubes.map(({ barcode }) => barcode) };
    },
  });
  if (accessioned === null) return;
  for (const { departmentId, name } of ownAccession) {
    const ofIt = accessioned.samples.filter(({ department }) => department === name);
    if (ofIt.length === 0) continue;
    const barcodes = ofIt.map(({ barcode }) => barcode);
    await technician.call(accessionInDepartment, {
      as: `accession ${billId} ${name}`,
      body: { departmentId, barcodes },
    });
  }
}

async function collect({ phlebotomist }: DemoStaff, billId: string): Promise<void> {
  await once(phlebotomist, `collect ${billId}`, {
    endpoint: collectSamples,
    body: async () => {
      const tubes = await tubesOf(phlebotomist, billId, physicalSample.codes.notCollected);
      return { billId, sampleIds: tubes.map(({ sampleId }) => sampleId) };
    },
  });
}

async function dispatch({ frontDesk }: DemoStaff, billId: string): Promise<void> {
  const printable = async () => {
    const { rows } = await frontDesk.call(listDispatches, { query: { billId } });
    return rows
      .filter(({ blocks }) => blocks.length === 0)
      .map(({ reportId, version }) => ({ reportId, version }));
  };
  const printed = await once(frontDesk, `print ${billId}`, {
    endpoint: markPrinted,
    body: async () => {
      const reports = await printable();
      return reports.length === 0 ? null : { reports };
    },
  });
  if (printed === null) return;
  await once(frontDesk, `dispatch ${billId}`, {
    endpoint: markDispatched,
    body: async () => ({ reports: await printable(), channels: ['print' as const] }),
  });
}

async function rejectTube({ technician }: DemoStaff, billId: string): Promise<void> {
  await once(technician, `reject ${billId}`, {
    endpoint: rejectSample,
    body: async () => {
      const [tube] = await tubesOf(technician, billId, physicalSample.codes.accessioned);
      if (tube === undefined) return null;
      const { sampleId, version } = tube;
      return { sampleId, version, reason: 'Haemolysed' };
    },
  });
}

async function cancelFirstLine({ frontDesk }: DemoStaff, billId: string): Promise<void> {
  await once(frontDesk, `cancel ${billId}`, {
    endpoint: cancelLines,
    body: async () => {
      const { version, lines } = await frontDesk.call(readBill, { query: { billId } });
      const lineIds = lines.slice(0, 1).map(({ lineId }) => lineId);
      return { billId, version, lineIds, reason: 'Patient could not give the sample' };
    },
  });
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
