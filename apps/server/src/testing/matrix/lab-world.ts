import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { createPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { channelBits } from '@nidan/domain/reports/channels';
import { billOnBench, enter } from '../bill-on-bench.ts';
import { orderBill } from '../order-bill.ts';
import { check } from '../report-on-desk.ts';
import type { TestApp } from '../test-app.ts';
import type { TestLab } from '../test-lab.ts';

/** How far the work on a bill has come. */
export type Stage =
  | 'ordered'
  | 'collected'
  /** In the lab, in a department that takes its tubes itself. */
  | 'at department'
  | 'on bench'
  | 'entered'
  | 'critical'
  | 'checked'
  | 'released';

/** A bill with the ids and versions of everything on it. */
export interface BillOfWorld {
  readonly billId: string;
  readonly labNo: string;
  readonly version: number;
  readonly patientId: string;
  readonly patientVersion: number;
  readonly lineIds: string[];
  readonly paymentIds: string[];
  readonly sample: { readonly sampleId: string; readonly barcode: string; readonly version: number };
  readonly test: {
    readonly billTestId: string;
    readonly testId: string;
    readonly parameterId: string;
    readonly departmentId: string;
    readonly version: number;
  };
  /** Of the released report; empty before. */
  readonly reports: { reportId: string; version: number }[];
}

/** One lab with real work in every stage, made through its own screens' endpoints. */
export interface LabWorld {
  /** `as` is a person of this lab. */
  readonly app: TestApp;
  readonly lab: TestLab;
  /** A bill for reading, the same at each call. */
  readonly shared: (stage: Stage) => Promise<BillOfWorld>;
  /** A bill that nobody else uses. */
  readonly fresh: (stage: Stage) => Promise<BillOfWorld>;
  /** Id of a woman, the same at each call. */
  readonly woman: () => Promise<string>;
}

type NewPatient = NonNullable<BodyOf<typeof createBill>['newPatient']>;

function orderOf(app: TestApp, newPatient: NewPatient, testCodes: readonly string[]) {
  return {
    testCodes,
    newPatient,
    doctorId: app.lab.doctorIds[0] ?? null,
    payments: [{ mode: 'Cash' as const, amountPaise: 5_000 }],
    channels: channelBits(['whatsapp', 'email']),
  };
}

/** Brings a new bill to a stage; answers its id. */
async function bring(app: TestApp, newPatient: NewPatient, stage: Stage): Promise<string> {
  const order = (codes: readonly string[]) => orderOf(app, newPatient, codes);
  if (stage === 'ordered') return (await orderBill(app, order(['HB']))).billId;
  if (stage === 'collected') return (await orderBill(app, { ...order(['HB']), collect: true })).billId;
  if (stage === 'at department') return billOnBench(app, order(['UCUL']));
  const billId = await billOnBench(app, order([stage === 'critical' ? 'K' : 'HB']));
  if (stage === 'on bench') return billId;
  if (stage === 'critical') {
    await enter(app, billId, { K: { K: '2.1' } });
    return billId;
  }
  await enter(app, billId, { HB: { HB: '13.4' } });
  await enter(app, billId, { HB: { HB: '13.1' } });
  if (stage !== 'entered') await check(app, billId, { release: stage === 'released' });
  return billId;
}

function required<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The bill has no ${what}`);
  return found;
}

async function readAll(app: TestApp, billId: string): Promise<BillOfWorld> {
  const manager = app.as('Manager');
  const query = { billId };
  const bill = await manager.ok(readBill, { query });
  const sheet = await manager.ok(readWorksheet, { query });
  const tube = required((await manager.ok(listSamples, { query })).rows[0], 'tube');
  const { rows: reports } = await manager.ok(listDispatches, { query });
  const { test, billTestId, department, version, parameters } = required(sheet.tests[0], 'test');
  return {
    billId,
    labNo: bill.labNo,
    version: bill.version,
    patientId: bill.patient.patient_id,
    patientVersion: bill.patient.version,
    lineIds: bill.lines.map(({ lineId }) => lineId),
    paymentIds: bill.payments.map(({ paymentId }) => paymentId),
    sample: { sampleId: tube.sampleId, barcode: tube.barcode, version: tube.version },
    test: {
      billTestId,
      testId: test.testId,
      parameterId: required(parameters[0], 'parameter').parameterId,
      departmentId: department.departmentId,
      version,
    },
    reports: reports.map((report) => ({ reportId: report.reportId, version: report.version })),
  };
}

/** The lab of `app.as`; its patients carry `patientName`. */
export function labWorld(app: TestApp, patientName: string): LabWorld {
  const newPatient: NewPatient = {
    name_title: 'Mr.',
    name: patientName,
    age_sex: { age: 34, sex: 'M', unit: 'Yrs.' },
    phone: '9876543210',
  };
  const known = new Map<Stage, Promise<BillOfWorld>>();
  const fresh = async (stage: Stage): Promise<BillOfWorld> =>
    readAll(app, await bring(app, newPatient, stage));
  let woman: Promise<string> | null = null;
  const register = async (): Promise<string> => {
    const body = { name: `Asha ${patientName}`, age_sex: { age: 29, sex: 'F', unit: 'Yrs.' } } as const;
    return (await app.as('Manager').ok(createPatient, { body })).patient_id;
  };
  return {
    app,
    lab: app.lab,
    fresh,
    woman: () => (woman ??= register()),
    shared: (stage) => {
      const bill = known.get(stage) ?? fresh(stage);
      known.set(stage, bill);
      return bill;
    },
  };
}

/** The same server seen from lab 2: `as` is a person of lab 2, and `lab` is lab 2. */
export function fromOtherLab(app: TestApp): TestApp {
  return {
    ...app,
    lab: app.otherLab,
    otherLab: app.lab,
    as: (role) => app.asOther(role),
    asOther: (role) => app.as(role),
  };
}
