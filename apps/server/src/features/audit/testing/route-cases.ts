import { eventsByEntity } from '@nidan/contract/audit/audit-endpoints';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';

export const auditCases: readonly RouteCase[] = [
  forRoute(eventsByEntity).send(async (world) => ({
    query: { entityKind: 'BILL', entityId: (await world.shared('released')).billId },
  })),
];
