import { readWall } from '@nidan/contract/insight/wall/wall-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const wallCases: readonly RouteCase[] = [forRoute(readWall).send(async () => ({}))];
