import {
  eventsByActivity,
  listAuditEvents,
  eventsByEntity,
  eventsByUser,
  exportEvents,
  findAuditedRecord,
  listActivityTypes,
  listDenials,
  listWaitingLooks,
  lookAtEvent,
  readEvent,
  readSeal,
  readsByUser,
  readsOfPatient,
  verifySeal,
} from '@nidan/contract/base/audit/audit-endpoints';
import { uncheck } from '../../../../testing/report-on-desk.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';

const userOf = ({ lab }: LabWorld): string => lab.users.get('Manager')?.userId ?? '';

async function eventOf(world: LabWorld): Promise<string> {
  const { billId } = await world.shared('released');
  const query = { entityKind: 'BILL' as const, entityId: billId, limit: 1 };
  const { rows } = await world.app.as('Manager').ok(eventsByEntity, { query });
  return rows[0]?.eventId ?? '';
}

/** A check that was taken back, by somebody who sees no audit. */
async function eventToLookAt(world: LabWorld): Promise<string> {
  const { billId, test } = await world.fresh('checked');
  await uncheck(world.app, billId, { code: 'HB', reason: 'Wrong dilution' });
  const query = { entityKind: 'BILL_TEST' as const, entityId: test.billTestId };
  const { rows } = await world.app.as('Manager').ok(eventsByEntity, { query });
  return rows.find(({ action }) => action === 'uncheck')?.eventId ?? '';
}

export const auditCases: readonly RouteCase[] = [
  forRoute(eventsByEntity).send(async (world) => ({
    query: { entityKind: 'BILL', entityId: (await world.shared('released')).billId },
  })),
  forRoute(findAuditedRecord).send(async (world) => ({
    query: { text: (await world.shared('released')).labNo },
  })),
  forRoute(eventsByUser).send(async (world) => ({ query: { userId: userOf(world) } })),
  forRoute(listAuditEvents).send(async (world) => ({
    query: { userId: userOf(world), limit: 5, withReason: true },
  })),
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
  forRoute(listWaitingLooks).send(async () => ({ query: {} })),
  forRoute(lookAtEvent).send(async (world) => ({
    body: { eventId: await eventToLookAt(world), note: 'The print of the analyser agrees' },
  })),
  forRoute(exportEvents).send(async (world) => ({ query: { userId: userOf(world), format: 'csv' } })),
];
