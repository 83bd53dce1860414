import type { AuditRow } from '@nidan/contract/base/audit/event-view';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { ExportTable } from '../../../kernel/exports/export-table.ts';
import { rowsToExport } from '../../../kernel/exports/rows-to-export.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type EventFilter, listEvents } from './listed-events.query.ts';

const COLUMNS = ['Event', 'Time', 'Who', 'Role', 'Where', 'Kind', 'Record', 'Did', 'What changed', 'Why'];

function cellsOf(view: AuditRow, zone: string) {
  const changes = view.changes.map(
    ({ label, before, after }) => `${label}: ${before ?? '–'} → ${after ?? '–'}`,
  );
  return [
    view.seq,
    formatDateTime(zone, new Date(view.at)),
    view.by,
    view.roleName,
    view.location,
    view.entityKind,
    view.record,
    view.activity,
    changes.join('; '),
    view.reason,
  ];
}

/** Events of a filter as a table, in the time of the lab. Refuses `export-too-large` rather than leave rows out. */
export async function exportedEvents(ctx: Ctx, filter: EventFilter): Promise<ExportTable> {
  const views = await rowsToExport(ctx, (page) => listEvents(ctx, { ...filter, ...page }));
  return { name: 'audit', columns: COLUMNS, rows: views.map((view) => cellsOf(view, ctx.lab.timeZone)) };
}
