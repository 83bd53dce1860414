import { DAY } from '../time/durations.ts';
import type { MachineStep } from './machine-step.ts';

/** What is done to a machine at intervals. */
export const CARE_KINDS = ['calibration', 'maintenance'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

export interface CareFacts {
  readonly everyDays: number;
  /** Null: never yet. */
  readonly lastDoneAt: Date | null;
  /** Since when it is laid down. */
  readonly since: Date;
}

/** When a calibration or maintenance is due: so many days after it was done, at once where it never was. */
export function careDueAt({ everyDays, lastDoneAt, since }: CareFacts): Date {
  return lastDoneAt === null ? since : new Date(lastDoneAt.getTime() + everyDays * DAY);
}

/** What a step does of what is due at intervals; null: nothing. */
export function careOfStep(step: MachineStep): CareKind | null {
  if (step === 'MACHINE_CALIBRATION') return 'calibration';
  return step === 'MACHINE_MAINTENANCE' ? 'maintenance' : null;
}
