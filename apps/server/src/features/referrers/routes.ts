import { createDoctor as createEndpoint, searchDoctors } from '@nidan/contract/referrers/doctor-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { createDoctor } from './create-doctor.ts';
import { searchDoctorsOf } from './doctors.query.ts';

export const referrerRoutes: readonly Route[] = [
  implement(searchDoctors, (ctx, { query }) => searchDoctorsOf(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createDoctor(ctx, body)),
];
