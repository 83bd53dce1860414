import { readDashboard } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const dashboardCases: readonly RouteCase[] = [
  forRoute(readDashboard).send(async () => ({ query: { span: 'today' } })),
];
