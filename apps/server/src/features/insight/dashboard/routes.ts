import { readDashboard as endpoint } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardRoutes: readonly Route[] = [
  implement(endpoint, (ctx, { query }) => readDashboard(ctx, query)),
];
