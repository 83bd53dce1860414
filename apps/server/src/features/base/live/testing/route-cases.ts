import { followLab } from '@nidan/contract/base/live/live-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const liveCases: readonly RouteCase[] = [
  forRoute(followLab).send(async () => ({ query: { seconds: 0 } })),
];
