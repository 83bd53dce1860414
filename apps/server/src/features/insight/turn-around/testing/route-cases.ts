import {
  listTurnAroundTests,
  readPromises,
  readTurnAround,
} from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import { testIdOf } from '../../../../testing/order-bill.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const turnAroundCases: readonly RouteCase[] = [
  forRoute(readTurnAround).send(async (world) => ({
    query: {
      dates: 1,
      locationId: world.app.lab.locationId,
      testId: await testIdOf(world.app, 'HB'),
      departmentId: (await world.shared('ordered')).test.departmentId,
    },
  })),
  forRoute(listTurnAroundTests).send(async (world) => ({
    query: {
      dates: 1,
      locationId: world.app.lab.locationId,
      testId: await testIdOf(world.app, 'HB'),
      departmentId: (await world.shared('ordered')).test.departmentId,
    },
  })),
  forRoute(readPromises).send(async (world) => ({ query: { testId: await testIdOf(world.app, 'HB') } })),
];
