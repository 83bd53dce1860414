import {
  eventsByActivity,
  eventsByEntity,
  eventsByUser,
  exportEvents,
  findAuditedRecord,
  listActivityTypes,
  listDenials,
  readEvent,
  readSeal,
  readsByUser,
  readsOfPatient,
  verifySeal,
} from '@nidan/contract/audit/audit-endpoints';
import { forRoute, type RouteCase } from '../../../testing/matrix/route-case.ts';
import type { LabWorld } from '../../../testing/matrix/lab-world.ts';

const userOf = ({ lab }: LabWorld): string => lab.users.get('Manager')?.userId ?? '';

async function eventOf(world: LabWorld): Promise<string> {
  const { billId } = await world.shared('released');
  const query = { entityKind: 'BILL' as const, entityId: billId, limit: 1 };
  const { rows } = await world.app.as('Manager').ok(eventsByEntity, { query });
  return rows[0]?.eventId ?? '';
}

export const auditCases: readonly RouteCase[] = [
  forRoute(eventsByEntity).send(async (world) => ({
    query: { entityKind: 'BILL', entityId: (await world.shared('released')).billId },
  })),
  forRoute(findAuditedRecord).send(async (world) => ({
    query: { text: (await world.shared('released')).labNo },
  })),
  forRoute(eventsByUser).send(async (world) => ({ query: { userId: userOf(world) } })),
  forRoute(eventsByActivity).send(async () => ({ query: { entityKind: 'BILL', action: 'create' } })),
  forRoute(eventsByActivity).send(async () => ({ query: { limit: 200 } })),
  forRoute(listActivityTypes).send(async () => ({ query: {} })),
  forRoute(readEvent).send(async (world) => ({ query: { eventId: await eventOf(world) } })),
  forRoute(readSeal).send(async () => ({})),
  forRoute(verifySeal).send(async () => ({ query: {} })),
  forRoute(readsByUser).send(async (world) => ({ query: { userId: userOf(world) } })),
  forRoute(readsOfPatient).send(async (world) => ({
    query: { patientId: (await world.shared('released')).patientId },
  })),
  forRoute(listDenials).send(async (world) => ({ query: { userId: userOf(world) } })),
  forRoute(exportEvents).send(async (world) => ({ query: { userId: userOf(world), format: 'csv' } })),
];
