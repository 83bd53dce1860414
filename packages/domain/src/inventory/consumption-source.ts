import type { Fault } from '../text/fault.ts';
import { schemaFault } from '../faults/schema-faults.ts';
import { supplyFault } from '../faults/supply-faults.ts';
import type { MovementType, StockCategory } from '../enumerations/inventory.ts';

/** What uses stock up (spec §3 "Audit/entity kinds"), what is lost of it each day among them, and the movement that it is booked by. */
export const CONSUMPTION_SOURCES = {
  BILL: 'auto consume',
  BILL_TEST: 'auto consume',
  BILL_PARAMETER: 'auto consume',
  BILL_SAMPLE: 'auto consume',
  RERUN: 'auto consume',
  DEAD_VOLUME: 'auto consume',
  QC_AUTO: 'QC auto',
  QC_MANUAL: 'QC manual',
  MACHINE_STARTUP: 'machine startup',
  MACHINE_SHUTDOWN: 'machine shutdown',
  'MACHINE_SLEEP-MODE': 'machine sleep',
  MACHINE_BREAKDOWN: 'machine breakdown',
  MACHINE_CALIBRATION: 'test calibration',
} as const satisfies Readonly<Record<string, MovementType>>;
export type ConsumptionSource = keyof typeof CONSUMPTION_SOURCES;

/** Events of a machine that a map of its own can say the use of. */
export const MAPPED_EVENTS = [
  'MACHINE_STARTUP',
  'MACHINE_SHUTDOWN',
  'MACHINE_SLEEP-MODE',
  'MACHINE_BREAKDOWN',
] as const;
export type MappedEvent = (typeof MAPPED_EVENTS)[number];

/** What a map names besides its item, by its category. */
export interface MapSubject {
  readonly testId: string | null;
  readonly parameterId: string | null;
  readonly sampleTypeId: string | null;
  readonly machineId: string | null;
  readonly eventKind: MappedEvent | null;
}

type SubjectField = keyof MapSubject;

/** The fields that a map of a category must name, and those that it may. */
export const MAP_SUBJECTS: Readonly<
  Record<StockCategory, { readonly must: readonly SubjectField[]; readonly may: readonly SubjectField[] }>
> = {
  test: { must: ['testId'], may: ['machineId'] },
  parameter: { must: ['parameterId'], may: ['machineId'] },
  sample_type: { must: ['sampleTypeId'], may: [] },
  machine: { must: ['machineId', 'eventKind'], may: [] },
  qc: { must: ['machineId'], may: ['parameterId'] },
  calibration: { must: ['machineId'], may: [] },
  other: { must: [], may: [] },
};

/** The field at which a map names too little or too much for its category, and what to do; null: it is right. */
export function mapSubjectFault(
  category: StockCategory,
  subject: MapSubject,
): (Fault & { readonly field: SubjectField }) | null {
  const { must, may } = MAP_SUBJECTS[category];
  const fields: readonly SubjectField[] = ['testId', 'parameterId', 'sampleTypeId', 'machineId', 'eventKind'];
  for (const field of fields) {
    if (must.includes(field) && subject[field] === null) return { field, ...schemaFault('field-empty') };
    if (!must.includes(field) && !may.includes(field) && subject[field] !== null)
      return { field, ...supplyFault('map-does-not-name', { category }) };
  }
  return null;
}
