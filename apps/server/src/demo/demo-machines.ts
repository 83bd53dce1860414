import {
  layDownCare,
  listMachinesAtWork,
  noteMachineEvent,
} from '@nidan/contract/lab/machines/machine-endpoints';
import type { MachineView } from '@nidan/contract/lab/machines/machine-views';
import type { MachineStep } from '@nidan/domain/machines/machine-step';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoLife } from './demo-visit.ts';
import { once } from './once.ts';

/** What is done to the machines at intervals, by code. */
const CARE = [
  { machine: 'CHEM1', kind: 'calibration', name: 'Calibration of all enzymes', everyDays: 30 },
  { machine: 'CHEM1', kind: 'maintenance', name: 'Weekly cleaning', everyDays: 7 },
  { machine: 'CBC1', kind: 'maintenance', name: 'Aperture rinse', everyDays: 1 },
  { machine: 'ELECTRO1', kind: 'calibration', name: 'Two-point calibration', everyDays: 1 },
  { machine: 'ELECTRO1', kind: 'maintenance', name: 'Change of the sodium electrode', everyDays: 180 },
] as const;

interface Happened {
  readonly hoursAgo: number;
  readonly machine: string;
  readonly kind: MachineStep;
  readonly note: string;
  /** Of `CARE`, what was due and is done by it. */
  readonly does?: string;
}

/** In the order in which it happened. */
const EVENTS: readonly Happened[] = [
  { hoursAgo: 75, machine: 'CHEM1', kind: 'MACHINE_MAINTENANCE', note: '', does: 'Weekly cleaning' },
  {
    hoursAgo: 74,
    machine: 'CHEM1',
    kind: 'MACHINE_CALIBRATION',
    note: '',
    does: 'Calibration of all enzymes',
  },
  { hoursAgo: 52, machine: 'ELECTRO1', kind: 'MACHINE_BREAKDOWN', note: 'Sodium drifts, electrode worn' },
  {
    hoursAgo: 50,
    machine: 'ELECTRO1',
    kind: 'MACHINE_MAINTENANCE',
    note: '',
    does: 'Change of the sodium electrode',
  },
  { hoursAgo: 49, machine: 'ELECTRO1', kind: 'MACHINE_STARTUP', note: 'Electrode changed' },
  { hoursAgo: 30, machine: 'ELECTRO1', kind: 'MACHINE_CALIBRATION', note: '', does: 'Two-point calibration' },
  { hoursAgo: 26, machine: 'CBC1', kind: 'MACHINE_MAINTENANCE', note: '', does: 'Aperture rinse' },
  { hoursAgo: 14, machine: 'IMMUNO1', kind: 'MACHINE_SHUTDOWN', note: 'Night' },
  { hoursAgo: 5, machine: 'IMMUNO1', kind: 'MACHINE_STARTUP', note: '' },
];

/** Lays down what is done to the machines, and notes what happened to them within the week. */
export async function keepDemoMachines({ staff, clock }: DemoLife, manager: DemoClient): Promise<void> {
  clock.setHoursAgo(80);
  const find = async (code: string): Promise<MachineView> => {
    const { machines } = await staff.technician.call(listMachinesAtWork, {});
    const machine = machines.find((one) => one.code === code);
    if (machine === undefined) throw new Error(`The demo lab has no machine ${code}`);
    return machine;
  };
  for (const { machine, ...care } of CARE) {
    await once(manager, `care ${machine} ${care.name}`, {
      endpoint: layDownCare,
      body: async () => ({
        ...care,
        careId: newId(),
        machineId: (await find(machine)).machineId,
        version: 0,
      }),
    });
  }
  for (const [index, { hoursAgo, machine: code, kind, note, does }] of EVENTS.entries()) {
    clock.setHoursAgo(hoursAgo);
    await once(staff.technician, `machine event ${index}`, {
      endpoint: noteMachineEvent,
      body: async () => {
        const { machineId, version, care } = await find(code);
        const careId = care.find(({ name }) => name === does)?.careId ?? null;
        return { eventId: newId(), machineId, version, kind, happenedAt: null, note, careId };
      },
    });
  }
}
