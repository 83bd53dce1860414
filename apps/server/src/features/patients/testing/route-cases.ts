import {
  createPatient,
  exportPatients,
  pastBills,
  patientTrends,
  pendingDetails,
  readPatient,
  searchPatients,
  updateDetails,
  updatePatient,
} from '@nidan/contract/patients/patient-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';

/** Ties to the people whom a patient may name. */
async function familyIn(world: LabWorld) {
  const { patientId } = await world.shared('ordered');
  return {
    companion: { primary_id: patientId, relation: 'child' as const },
    mother_id: await world.woman(),
  };
}

export const patientCases: readonly RouteCase[] = [
  forRoute(searchPatients).send(async () => ({ query: { q: '98765' } })),
  forRoute(exportPatients).send(async () => ({ query: { q: '98765', format: 'csv' } })),
  forRoute(createPatient).send(async (world) => ({
    body: {
      patient_id: newId(),
      name: 'Baby Pandit',
      age_sex: { age: 3, sex: 'F', unit: 'Days' },
      ...(await familyIn(world)),
    },
  })),
  forRoute(readPatient).send(async (world) => ({
    params: { patientId: (await world.shared('ordered')).patientId },
  })),
  forRoute(updatePatient).send(async (world) => {
    const { patientId, patientVersion } = await world.fresh('ordered');
    return {
      params: { patientId },
      body: { version: patientVersion, city: 'Pune', ...(await familyIn(world)) },
    };
  }),
  forRoute(updateDetails).send(async (world) => {
    const { patientId, patientVersion } = await world.fresh('ordered');
    return {
      body: { patient_id: patientId, version: patientVersion, city: 'Pune', ...(await familyIn(world)) },
    };
  }),
  forRoute(pastBills).send(async (world) => ({
    query: { patientId: (await world.shared('ordered')).patientId },
  })),
  forRoute(pendingDetails).send(async (world) => ({
    query: { patientId: (await world.shared('ordered')).patientId },
  })),
  forRoute(patientTrends).send(async (world) => ({
    params: { patientId: (await world.shared('released')).patientId },
  })),
];
