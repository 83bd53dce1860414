import { MACHINE_STEPS, type MachineStep } from '../machines/machine-step.ts';

/** What a machine says of itself, in the words of the audit (spec §3). Maintenance is told by people. */
export type MachineEvent = Exclude<MachineStep, 'MACHINE_MAINTENANCE'>;

export const MACHINE_EVENTS: readonly MachineEvent[] = MACHINE_STEPS.filter(
  (step): step is MachineEvent => step !== 'MACHINE_MAINTENANCE',
);
