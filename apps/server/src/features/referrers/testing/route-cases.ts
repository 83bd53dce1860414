import { createDoctor, searchDoctors } from '@nidan/contract/referrers/doctor-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';

export const referrerCases: readonly RouteCase[] = [
  forRoute(searchDoctors).send(async () => ({ query: { q: 'me' } })),
  forRoute(createDoctor).send(async () => ({ body: { doctorId: newId(), name: 'Dr. Tara Bose' } })),
];
