import * as indentEndpoints from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentView } from '@nidan/contract/supply/indents/indent-views';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { documentSearch } from './document-search.ts';
import { eitherInScope } from './stores-of-document.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface IndentRow {
  readonly indent_id: string;
  readonly number: string | null;
  readonly state: number;
  readonly from_id: string;
  readonly from_name: string;
  readonly from_location: string;
  readonly to_id: string;
  readonly to_name: string;
  readonly to_location: string;
  readonly needed_on: CalendarDate | null;
  readonly note: string;
  readonly made_at: Date;
  readonly made_by_id: string;
  readonly made_by: string;
  readonly accepted_by: string | null;
  readonly approved_by: string | null;
  readonly cancel_reason: string | null;
  readonly lines: number;
  readonly sent_lines: number;
  readonly arrived_lines: number;
  readonly version: number;
}

/** What the caller may do with an indent; who raised it does not approve it, and what is pending may be sent until all is. */
function actionsOf({ caller }: Ctx, row: IndentRow): string[] {
  const state = indent.stateOf(row.state);
  const may = permittedActions(caller, indent, state).filter(
    (name) => name !== 'approve' || row.made_by_id !== caller.userId,
  );
  const isOpen = state === 'draft' || state === 'created';
  const isLeft = state === 'pending' && row.sent_lines < row.lines;
  return [
    ...may,
    ...(isOpen && hasRight(caller, 'inventory', PERMISSION.create) ? ['change'] : []),
    ...(isLeft && hasRight(caller, 'inventory', PERMISSION.update) ? ['issue'] : []),
  ];
}

function present(ctx: Ctx, row: IndentRow): IndentView {
  return {
    indentId: row.indent_id,
    number: row.number ?? '',
    state: row.state,
    stateLabel: indent.labelOf(indent.stateOf(row.state)),
    from: { storeId: row.from_id, name: row.from_name, location: row.from_location },
    to: { storeId: row.to_id, name: row.to_name, location: row.to_location },
    neededOn: row.needed_on,
    note: row.note,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by,
    acceptedBy: row.accepted_by,
    approvedBy: row.approved_by,
    cancelReason: row.cancel_reason,
    lines: row.lines,
    sentLines: row.sent_lines,
    arrivedLines: row.arrived_lines,
    version: row.version,
    can: actionsOf(ctx, row),
  };
}

async function selectIndents(ctx: Ctx, rest: RawBuilder<unknown>): Promise<IndentRow[]> {
  const { rows } = await sql<IndentRow>`
    select d.indent_id, n.number, d.state, f.store_id as from_id, f.name as from_name, fp.name as from_location,
      t.store_id as to_id, t.name as to_name, tp.name as to_location, d.needed_on, d.note, d.made_at, d.made_by as made_by_id,
      m.name as made_by, a.name as accepted_by, p.name as approved_by, d.cancel_reason, c.lines, c.sent_lines, c.arrived_lines,
      d.version
    from indent d
    join store f on f.l_id = d.l_id and f.store_id = d.from_store_id
    join location fp on fp.l_id = f.l_id and fp.location_id = f.location_id
    join store t on t.l_id = d.l_id and t.store_id = d.to_store_id
    join location tp on tp.l_id = t.l_id and tp.location_id = t.location_id
    join login_user m on m.user_id = d.made_by
    left join login_user a on a.user_id = d.accepted_by
    left join login_user p on p.user_id = d.approved_by
    left join money_document n on n.l_id = d.l_id and n.document_id = d.indent_id
    cross join lateral (
      select count(*)::int as lines, count(*) filter (where s.sent - s.lost >= l.quantity)::int as sent_lines,
        count(*) filter (where s.sent > 0 and s.sent = s.received + s.lost)::int as arrived_lines
      from indent_line l cross join lateral (
        select coalesce(sum(o.sent), 0) as sent, coalesce(sum(o.received), 0) as received, coalesce(sum(o.lost), 0) as lost
        from stock_transfer x join stock_transfer_lot o on o.l_id = x.l_id and o.transfer_id = x.transfer_id
        where x.l_id = l.l_id and x.indent_id = l.indent_id and o.item_id = l.item_id) s
      where l.l_id = d.l_id and l.indent_id = d.indent_id) c
    where d.l_id = ${ctx.lId} and ${eitherInScope(ctx)} ${rest}`.execute(ctx.db);
  return rows;
}

/** One indent that the caller sees. */
export async function readIndentView(ctx: Ctx, indentId: string): Promise<IndentView> {
  const [row] = await selectIndents(ctx, sql`and d.indent_id = ${indentId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

const AT = {
  number: sql.ref('n.number'),
  places: ['f.name', 'fp.name', 't.name', 'tp.name'].map((name) => sql.ref(name)),
  items: sql`
    select from indent_line y join item i on i.l_id = y.l_id and i.item_id = y.item_id
    where y.l_id = d.l_id and y.indent_id = d.indent_id`,
};

/** Indents of the stores that the caller sees, newest first. */
export const listIndentsOf = serve(indentEndpoints.listIndents, async (ctx, filter) => {
  const { state } = filter;
  return newestFirst(ctx, {
    by: ['d.made_at', 'd.indent_id'],
    asked: filter,
    conditions: [...(state === undefined ? [] : [sql`d.state = ${state}`]), ...documentSearch(filter, AT)],
    read: (rest) => selectIndents(ctx, sql`and ${rest}`),
    keyOf: (row) => [row.made_at, row.indent_id],
    present: (row) => present(ctx, row),
  });
});
