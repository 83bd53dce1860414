import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import {
  createPatient,
  exportPatients,
  pastBills,
  pendingDetails,
  readPatient,
  searchPatients,
  updateDetails,
  updatePatient,
} from '@nidan/contract/people/patients/patient-endpoints';
import { patientTrends } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import { listDuplicates, tellApart } from '@nidan/contract/people/patients/duplicate-endpoints';
import {
  listMerges,
  mergePatients,
  previewMerge,
  undoMerge,
} from '@nidan/contract/people/patients/merge-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { personWith } from '../../../../testing/person-with.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

/** Ties to the people whom a patient may name. */
async function familyIn(world: LabWorld) {
  const { patientId } = await world.shared('ordered');
  return {
    companion: { primary_id: patientId, relation: 'child' as const },
    mother_id: await world.woman(),
  };
}

/** Two records of one person, as a merge names them. */
async function pairIn(world: LabWorld) {
  const [survivor, merged] = [await world.fresh('ordered'), await world.fresh('ordered')];
  return {
    mergeId: newId(),
    survivorId: survivor.patientId,
    survivorVersion: survivor.patientVersion,
    mergedId: merged.patientId,
    mergedVersion: merged.patientVersion,
    take: ['phone' as const],
    reason: 'Registered twice',
  };
}

/** A merge that somebody else made. */
async function mergeIn(world: LabWorld): Promise<string> {
  const body = await pairIn(world);
  const { client } = await personWith(world.app, { patients: ALL_PERMISSIONS });
  await client.ok(mergePatients, { body });
  return body.mergeId;
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
  forRoute(listDuplicates).send(async (world) => ({
    query: { patientId: (await world.shared('ordered')).patientId },
  })),
  forRoute(tellApart).send(async (world) => ({
    body: { oneId: (await world.fresh('ordered')).patientId, otherId: await world.woman() },
  })),
  forRoute(previewMerge).send(async (world) => ({
    query: { survivorId: (await world.shared('ordered')).patientId, mergedId: await world.woman() },
  })),
  forRoute(mergePatients).send(async (world) => ({ body: await pairIn(world) })),
  forRoute(undoMerge).send(async (world) => ({
    body: { mergeId: await mergeIn(world), reason: 'Two people after all' },
  })),
  forRoute(listMerges).send(async (world) => ({
    query: { patientId: (await world.shared('ordered')).patientId },
  })),
  forRoute(patientTrends).send(async (world) => ({
    params: { patientId: (await world.shared('released')).patientId },
  })),
];
