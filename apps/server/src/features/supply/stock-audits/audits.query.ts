import * as stockAuditEndpoints from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import type {
  StockAuditDetails,
  StockAuditView,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ItemCategory } from '@nidan/domain/enumerations/inventory';
import type { AbcClass } from '@nidan/domain/inventory/stock-count';
import { inventoryAudit } from '@nidan/domain/status-sets/supply/inventory-audit';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { documentSearch } from '../indents/document-search.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';
import { presentAuditLots, readAuditLots } from './audit-lots.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface AuditRow {
  readonly audit_id: string;
  readonly number: string | null;
  readonly state: number;
  readonly store_id: string;
  readonly store: string;
  readonly location: string;
  readonly scheduled_on: CalendarDate;
  readonly categories: ItemCategory[];
  readonly classes: AbcClass[];
  readonly note: string;
  readonly made_at: Date;
  readonly made_by: string;
  readonly approved_by: string | null;
  readonly cancel_reason: string | null;
  readonly lots: number;
  readonly counted: number;
  readonly differing: number;
  /** Whether the caller has counted here. */
  readonly is_own: boolean;
  readonly version: number;
}

function actionsOf({ caller }: Ctx, row: AuditRow): string[] {
  const state = inventoryAudit.stateOf(row.state);
  const may = permittedActions(caller, inventoryAudit, state).filter(
    (name) => name !== 'approve' || !row.is_own,
  );
  const counts = state === 'inProgress' && hasRight(caller, 'inventory', PERMISSION.create);
  return counts ? [...may, 'count'] : may;
}

function present(ctx: Ctx, row: AuditRow): StockAuditView {
  const state = inventoryAudit.stateOf(row.state);
  const isShown = state === 'finalized' || state === 'approved';
  return {
    auditId: row.audit_id,
    number: row.number ?? '',
    state: row.state,
    stateLabel: inventoryAudit.labelOf(state),
    store: { storeId: row.store_id, name: row.store, location: row.location },
    scheduledOn: row.scheduled_on,
    categories: row.categories,
    classes: row.classes,
    note: row.note,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by,
    approvedBy: row.approved_by,
    cancelReason: row.cancel_reason,
    lots: row.lots,
    countedLots: row.counted,
    differingLots: isShown ? row.differing : null,
    version: row.version,
    can: actionsOf(ctx, row),
  };
}

async function selectAudits(ctx: Ctx, rest: RawBuilder<unknown>): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.audit_id, n.number, a.state, s.store_id, s.name as store, p.name as location, a.scheduled_on, a.categories, a.classes,
      a.note, a.made_at, m.name as made_by, b.name as approved_by, a.cancel_reason, c.lots, c.counted, c.differing, c.is_own, a.version
    from stock_audit a
    join store s on s.l_id = a.l_id and s.store_id = a.store_id
    join location p on p.l_id = s.l_id and p.location_id = s.location_id
    join login_user m on m.user_id = a.made_by
    left join login_user b on b.user_id = a.approved_by
    left join money_document n on n.l_id = a.l_id and n.document_id = a.audit_id
    cross join lateral (
      select count(*)::int as lots, count(x.counted)::int as counted, count(*) filter (where x.counted <> x.expected)::int as differing,
        coalesce(bool_or(x.counted_by = ${ctx.caller.userId}), false) as is_own
      from stock_audit_lot x where x.l_id = a.l_id and x.audit_id = a.audit_id) c
    where a.l_id = ${ctx.lId} and ${storeInScope(ctx.caller)} ${rest}`.execute(ctx.db);
  return rows;
}

/** A count that the caller sees, with its lots. */
export async function readAuditDetails(ctx: Ctx, auditId: string): Promise<StockAuditDetails> {
  const [row] = await selectAudits(ctx, sql`and a.audit_id = ${auditId}`);
  if (row === undefined) throw refuse('not-found');
  const audit = present(ctx, row);
  const isBlind = audit.differingLots === null;
  return { audit, lots: await presentAuditLots(ctx, await readAuditLots(ctx, auditId), { isBlind }) };
}

const LOTS = sql`
  select from stock_audit_lot y join stock_lot l on l.l_id = y.l_id and l.lot_id = y.lot_id
  join item i on i.l_id = l.l_id and i.item_id = l.item_id
  where y.l_id = a.l_id and y.audit_id = a.audit_id`;
const AT = {
  number: sql.ref('n.number'),
  places: [sql.ref('s.name'), sql.ref('p.name')],
  items: LOTS,
  lots: LOTS,
};

/** Counts of the stores that the caller sees, newest first. */
export const listAuditsOf = serve(stockAuditEndpoints.listStockAudits, async (ctx, filter) => {
  const { state } = filter;
  return newestFirst(ctx, {
    by: ['a.made_at', 'a.audit_id'],
    asked: filter,
    conditions: [...(state === undefined ? [] : [sql`a.state = ${state}`]), ...documentSearch(filter, AT)],
    read: (rest) => selectAudits(ctx, sql`and ${rest}`),
    keyOf: (row) => [row.made_at, row.audit_id],
    present: (row) => present(ctx, row),
  });
});
