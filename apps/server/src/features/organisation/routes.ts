import {
  listDepartments,
  listLabs,
  listLocations,
} from '@nidan/contract/organisation/organisation-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { listDepartmentsOf, listLabsOf, listLocationsOf } from './organisation.query.ts';

export const organisationRoutes: readonly Route[] = [
  implement(listLabs, (ctx) => listLabsOf(ctx)),
  implement(listLocations, (ctx) => listLocationsOf(ctx)),
  implement(listDepartments, (ctx) => listDepartmentsOf(ctx)),
];
