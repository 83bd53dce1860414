import {
  listDepartments,
  listLabs,
  listLocations,
} from '@nidan/contract/organisation/organisation-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { listDepartmentsOf, listLabsOf, listLocationsOf } from './organisation.query.ts';

export const organisationRoutes: readonly Route[] = [
  implement(listLabs, (ctx, { query }) => listLabsOf(ctx, query)),
  implement(listLocations, (ctx, { query }) => listLocationsOf(ctx, query)),
  implement(listDepartments, (ctx, { query }) => listDepartmentsOf(ctx, query)),
];
