import {
  createAgency as createAgencyEndpoint,
  listAgencies,
  updateAgency as updateAgencyEndpoint,
} from '@nidan/contract/referrers/agency-endpoints';
import { createDoctor as createEndpoint, searchDoctors } from '@nidan/contract/referrers/doctor-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { listAgenciesOf } from './agencies.query.ts';
import { createAgency, updateAgency } from './change-agency.ts';
import { createDoctor } from './create-doctor.ts';
import { searchDoctorsOf } from './doctors.query.ts';

export const referrerRoutes: readonly Route[] = [
  implement(searchDoctors, (ctx, { query }) => searchDoctorsOf(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createDoctor(ctx, body)),
  implement(listAgencies, (ctx, { query }) => listAgenciesOf(ctx, query)),
  implement(createAgencyEndpoint, (ctx, { body }) => createAgency(ctx, body)),
  implement(updateAgencyEndpoint, (ctx, { params, body }) => updateAgency(ctx, params, body)),
];
