import {
  createAgency,
  listAgencies,
  listExpectedVolumes,
  setExpectedVolumes,
  updateAgency,
} from '@nidan/contract/people/referrers/agency-endpoints';
import {
  createDoctor,
  listDoctors,
  listMappedAgencies,
  searchDoctors,
  updateDoctor,
} from '@nidan/contract/people/referrers/doctor-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { agencyOfWorld } from './agency-of-world.ts';

export const referrerCases: readonly RouteCase[] = [
  forRoute(searchDoctors).send(async () => ({ query: { q: 'me' } })),
  forRoute(createDoctor).send(async () => {
    const doctorId = newId();
    return { body: { doctorId, name: 'Dr. Tara Bose', qualification: `MD ${doctorId}` } };
  }),
  forRoute(listDoctors).send(async ({ app }) => ({ query: { id: app.lab.doctorIds[0] ?? '' } })),
  forRoute(updateDoctor).send(async ({ app }) => {
    const doctorId = newId();
    const body = { doctorId, name: 'Dr. Tara Bose', qualification: `MS ${doctorId}` };
    const { version } = await app.as('Front desk').ok(createDoctor, { body });
    return { params: { doctorId }, body: { version, action: 'disable' } };
  }),
  forRoute(listMappedAgencies).send(async ({ app }) => ({ query: { doctorId: app.lab.doctorIds[0] ?? '' } })),
  forRoute(listAgencies).send(async () => ({ query: { q: 'cli' } })),
  forRoute(listAgencies).send(async (world) => ({ query: { id: await agencyOfWorld(world) } })),
  forRoute(createAgency).send(async () => {
    const agencyId = newId();
    return { body: { agencyId, name: `Clinic ${agencyId}`, phone: '9876501234' } };
  }),
  forRoute(updateAgency).send(async ({ app }) => {
    const agencyId = newId();
    const body = { agencyId, name: `Clinic ${agencyId}` };
    const { version } = await app.as('Manager').ok(createAgency, { body });
    return { params: { agencyId }, body: { version, action: 'disable' } };
  }),
  forRoute(listExpectedVolumes).send(async (world) => ({ query: { agencyId: await agencyOfWorld(world) } })),
  forRoute(setExpectedVolumes).send(async (world) => {
    const agencyId = await agencyOfWorld(world);
    return { body: { agencyId, version: 1, volumes: [{ test: 'HB', perMonth: 20 }] } };
  }),
];
