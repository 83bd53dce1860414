import {
  findTestByCode,
  listParameters,
  listSampleTypes,
  listTests,
} from '@nidan/contract/catalog/catalog-endpoints';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';

export const catalogCases: readonly RouteCase[] = [
  forRoute(listTests).send(async (world) => ({
    query: { departmentId: (await world.shared('ordered')).test.departmentId },
  })),
  forRoute(findTestByCode).send(async () => ({ query: { code: 'HB' } })),
  forRoute(listParameters).send(async (world) => ({
    query: { testId: (await world.shared('ordered')).test.testId },
  })),
  forRoute(listSampleTypes).send(async () => ({})),
];
