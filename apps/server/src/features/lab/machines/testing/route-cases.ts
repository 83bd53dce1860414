import {
  endCare,
  layDownCare,
  listMachineEvents,
  listMachinesAtWork,
  listWaitingParameters,
  noteMachineEvent,
} from '@nidan/contract/lab/machines/machine-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { qcOfLab } from '../../quality/testing/qc-of-lab.ts';

async function eventOf({ app }: Pick<LabWorld, 'app'>) {
  const { body: care } = await careOf({ app });
  const { careId, machineId } = await app.as('Manager').ok(layDownCare, { body: care });
  const body = {
    eventId: newId(),
    machineId,
    version: 0,
    kind: 'MACHINE_CALIBRATION' as const,
    happenedAt: null,
    note: 'New reagent',
    careId,
  };
  return { body };
}

async function careOf({ app }: Pick<LabWorld, 'app'>) {
  const { machineId } = await qcOfLab(app);
  const body = {
    careId: newId(),
    machineId,
    version: 0,
    kind: 'calibration' as const,
    name: 'Two-point calibration',
    everyDays: 30,
  };
  return { body };
}

export const machineCases: readonly RouteCase[] = [
  forRoute(listMachinesAtWork).send(async ({ app }) => {
    await qcOfLab(app);
    return {};
  }),
  forRoute(listMachineEvents).send(async (world) => {
    const { body } = await eventOf(world);
    await world.app.as('Technician').ok(noteMachineEvent, { body });
    return { query: { machineId: body.machineId } };
  }),
  forRoute(noteMachineEvent).send(eventOf),
  forRoute(layDownCare).send(careOf),
  forRoute(endCare).send(async (world) => {
    const { careId, version } = await world.app.as('Manager').ok(layDownCare, await careOf(world));
    return { body: { careId, version, reason: 'The machine does it itself' } };
  }),
  forRoute(listWaitingParameters).send(async ({ app }) => ({
    query: { machineId: (await qcOfLab(app)).machineId },
  })),
];
