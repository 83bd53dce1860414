import {
  listDepartments,
  listLabs,
  listLocations,
} from '@nidan/contract/organisation/organisation-endpoints';
import {
  changeLabAccount as accountEndpoint,
  listLabAccounts,
} from '@nidan/contract/organisation/lab-account-endpoints';
import { implement, type Route } from '../../kernel/http/route.ts';
import { changeLabAccount } from './change-lab-account.ts';
import { listLabAccountsOf } from './lab-accounts.query.ts';
import { listDepartmentsOf, listLabsOf, listLocationsOf } from './organisation.query.ts';

export const organisationRoutes: readonly Route[] = [
  implement(listLabs, (ctx, { query }) => listLabsOf(ctx, query)),
  implement(listLocations, (ctx, { query }) => listLocationsOf(ctx, query)),
  implement(listDepartments, (ctx, { query }) => listDepartmentsOf(ctx, query)),
  implement(listLabAccounts, (ctx, { query }) => listLabAccountsOf(ctx, query)),
  implement(accountEndpoint, (ctx, { body }) => changeLabAccount(ctx, body)),
];
