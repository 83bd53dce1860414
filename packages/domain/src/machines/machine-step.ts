/** What happens to a machine, by the kinds of the audit (spec §3); maintenance is no kind of the specification. */
export const MACHINE_STEPS = [
  'MACHINE_STARTUP',
  'MACHINE_SHUTDOWN',
  'MACHINE_SLEEP-MODE',
  'MACHINE_BREAKDOWN',
  'MACHINE_CALIBRATION',
  'MACHINE_MAINTENANCE',
] as const;
export type MachineStep = (typeof MACHINE_STEPS)[number];

export const MACHINE_CONDITIONS = ['running', 'asleep', 'off', 'down'] as const;
export type MachineCondition = (typeof MACHINE_CONDITIONS)[number];

const AFTER: Readonly<Record<MachineCondition, Partial<Record<MachineStep, MachineCondition>>>> = {
  running: {
    MACHINE_SHUTDOWN: 'off',
    'MACHINE_SLEEP-MODE': 'asleep',
    MACHINE_BREAKDOWN: 'down',
    MACHINE_CALIBRATION: 'running',
    MACHINE_MAINTENANCE: 'running',
  },
  asleep: { MACHINE_STARTUP: 'running', MACHINE_SHUTDOWN: 'off', MACHINE_BREAKDOWN: 'down' },
  off: { MACHINE_STARTUP: 'running', MACHINE_BREAKDOWN: 'down', MACHINE_MAINTENANCE: 'off' },
  down: { MACHINE_STARTUP: 'running', MACHINE_MAINTENANCE: 'down' },
};

/** How a machine is after a step; null where the step makes no sense, such as a start of one that runs. */
export function conditionAfter(condition: MachineCondition, step: MachineStep): MachineCondition | null {
  return AFTER[condition][step] ?? null;
}

/** The steps that make sense now, in the order of `MACHINE_STEPS`. */
export function machineStepsFrom(condition: MachineCondition): MachineStep[] {
  return MACHINE_STEPS.filter((step) => conditionAfter(condition, step) !== null);
}

/** Whether patients' samples go to it: one that sleeps wakes for them, one that is off or down does not. */
export function takesWork(condition: MachineCondition): boolean {
  return condition === 'running' || condition === 'asleep';
}

/** Whether controls come before the next patients: after a calibration, after maintenance, after a repair (domain facts 2.9). */
export function asksForControls(condition: MachineCondition, step: MachineStep): boolean {
  if (step === 'MACHINE_STARTUP') return condition === 'down';
  return (
    conditionAfter(condition, step) === 'running' &&
    (step === 'MACHINE_CALIBRATION' || step === 'MACHINE_MAINTENANCE')
  );
}
