import { countCriticals, listCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const criticalCases: readonly RouteCase[] = [
  forRoute(countCriticals).send(async (world) => {
    await world.shared('critical');
    return {};
  }),
  forRoute(listCriticals).send(async (world) => {
    await world.shared('critical');
    return { query: { limit: 20 } };
  }),
];
