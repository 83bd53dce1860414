import {
  createAgency as createAgencyEndpoint,
  listAgencies,
  listExpectedVolumes,
  setExpectedVolumes as volumesEndpoint,
  updateAgency as updateAgencyEndpoint,
} from '@nidan/contract/people/referrers/agency-endpoints';
import {
  createDoctor as createEndpoint,
  listDoctors,
  listMappedAgencies,
  searchDoctors,
  updateDoctor as updateEndpoint,
} from '@nidan/contract/people/referrers/doctor-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listAgenciesOf, listExpectedVolumesOf } from './agencies.query.ts';
import { createAgency, setExpectedVolumes, updateAgency } from './change-agency.ts';
import { createDoctor, updateDoctor } from './change-doctor.ts';
import { listDoctorsOf, listMappedAgenciesOf } from './doctor-records.query.ts';
import { searchDoctorsOf } from './doctors.query.ts';

export const referrerRoutes: readonly Route[] = [
  implement(searchDoctors, (ctx, { query }) => searchDoctorsOf(ctx, query)),
  implement(listDoctors, (ctx, { query }) => listDoctorsOf(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createDoctor(ctx, body)),
  implement(updateEndpoint, (ctx, { params, body }) => updateDoctor(ctx, params, body)),
  implement(listMappedAgencies, (ctx, { query }) => listMappedAgenciesOf(ctx, query)),
  implement(listAgencies, (ctx, { query }) => listAgenciesOf(ctx, query)),
  implement(createAgencyEndpoint, (ctx, { body }) => createAgency(ctx, body)),
  implement(updateAgencyEndpoint, (ctx, { params, body }) => updateAgency(ctx, params, body)),
  implement(listExpectedVolumes, (ctx, { query }) => listExpectedVolumesOf(ctx, query)),
  implement(volumesEndpoint, (ctx, { body }) => setExpectedVolumes(ctx, body)),
];
