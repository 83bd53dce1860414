import {
  eventsByActivity,
  listAuditEvents,
  eventsByUser,
  exportEvents,
  findAuditedRecord,
  listActivityTypes,
  readEvent,
  verifySeal,
} from '@nidan/contract/base/audit/audit-endpoints';
import { actionLabel } from '@nidan/domain/audit/event-changes';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { findRecord } from './audited-record.query.ts';
import { denialsOfLab } from './denials.query.ts';
import { eventsOfEntity } from './entity-events.query.ts';
import { readEventOf } from './event-details.query.ts';
import { exportedEvents } from './export-events.ts';
import { listEvents, readActivityTypes } from './listed-events.query.ts';
import { lookAtEvent } from './look-at-event.ts';
import { readsOfOnePatient, readsOfUser } from './patient-reads.query.ts';
import { readSealState, verifyStretch } from './seal-state.query.ts';
import { waitingLooks } from './waiting-looks.query.ts';

export const auditRoutes: readonly Route[] = [
  eventsOfEntity,
  implement(findAuditedRecord, (ctx, { query }) => findRecord(ctx, query.text)),
  implement(eventsByUser, (ctx, { query }) => listEvents(ctx, query)),
  implement(listAuditEvents, (ctx, { query }) => listEvents(ctx, query)),
  implement(eventsByActivity, (ctx, { query }) => listEvents(ctx, query)),
  implement(listActivityTypes, async (ctx, { query }) =>
    pageInMemory(await readActivityTypes(ctx), query, {
      id: (type) => `${type.entity_kind} ${type.action}`,
      present: ({ entity_kind: entityKind, action }) => ({ entityKind, action, label: actionLabel(action) }),
    }),
  ),
  implement(readEvent, (ctx, { query }) => readEventOf(ctx, query.eventId)),
  readSealState,
  implement(verifySeal, (ctx, { query }) => verifyStretch(ctx, query.after ?? 0)),
  readsOfUser,
  readsOfOnePatient,
  denialsOfLab,
  waitingLooks,
  lookAtEvent,
  implementDocument(exportEvents, {
    load: async (ctx, { query: { format, ...filter } }) => ({
      table: await exportedEvents(ctx, filter),
      format,
    }),
    render: ({ table, format }) => renderExport(table, format),
  }),
];
