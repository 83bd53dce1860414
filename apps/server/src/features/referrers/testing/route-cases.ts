import { createAgency, listAgencies, updateAgency } from '@nidan/contract/referrers/agency-endpoints';
import { createDoctor, searchDoctors } from '@nidan/contract/referrers/doctor-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';

export const referrerCases: readonly RouteCase[] = [
  forRoute(searchDoctors).send(async () => ({ query: { q: 'me' } })),
  forRoute(createDoctor).send(async () => {
    const doctorId = newId();
    return { body: { doctorId, name: 'Dr. Tara Bose', qualification: `MD ${doctorId.slice(-12)}` } };
  }),
  forRoute(listAgencies).send(async () => ({ query: { q: 'cli' } })),
  forRoute(createAgency).send(async () => {
    const agencyId = newId();
    return { body: { agencyId, name: `Clinic ${agencyId.slice(-12)}`, phone: '9876501234' } };
  }),
  forRoute(updateAgency).send(async ({ app }) => {
    const agencyId = newId();
    const body = { agencyId, name: `Clinic ${agencyId.slice(-12)}` };
    const { version } = await app.as('Manager').ok(createAgency, { body });
    return { params: { agencyId }, body: { version, action: 'disable' } };
  }),
];
