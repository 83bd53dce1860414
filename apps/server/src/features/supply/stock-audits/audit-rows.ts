import type { ItemCategory } from '@nidan/domain/enumerations/inventory';
import type { AbcClass } from '@nidan/domain/inventory/stock-count';
import { inventoryAudit, type InventoryAuditState } from '@nidan/domain/status-sets/supply/inventory-audit';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';

/** What is counted: empty lists limit nothing. */
export interface AuditPlan {
  readonly categories: readonly ItemCategory[];
  readonly classes: readonly AbcClass[];
  readonly itemIds: readonly string[];
}

export interface NewAudit extends AuditPlan {
  readonly auditId: string;
  readonly storeId: string;
  readonly scheduledOn: CalendarDate;
  readonly note: string;
}

export async function insertAudit(ctx: Ctx, audit: NewAudit): Promise<void> {
  await insertRows(ctx.db, 'stock_audit', [
    {
      l_id: ctx.lId,
      audit_id: audit.auditId,
      store_id: audit.storeId,
      state: inventoryAudit.codes.scheduled,
      scheduled_on: audit.scheduledOn,
      categories: [...audit.categories],
      classes: [...audit.classes],
      item_ids: [...audit.itemIds],
      note: audit.note,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

export interface LockedAudit extends AuditPlan {
  readonly auditId: string;
  readonly storeId: string;
  readonly store: string;
  readonly state: InventoryAuditState;
  /** Who planned it. */
  readonly madeBy: string;
  readonly version: number;
}

/** A count of a store that the caller sees, locked. */
export async function lockAudit(ctx: Ctx, auditId: string): Promise<LockedAudit> {
  const { rows } = await sql<Omit<LockedAudit, 'state'> & { code: number }>`
    select a.audit_id as "auditId", a.store_id as "storeId", s.name as store, a.state as code, a.categories, a.classes,
      a.item_ids as "itemIds", a.made_by as "madeBy", a.version
    from stock_audit a join store s on s.l_id = a.l_id and s.store_id = a.store_id
    where a.l_id = ${ctx.lId} and a.audit_id = ${auditId} and ${storeInScope(ctx.caller)} for no key update of a`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...found } = row;
  return { ...found, state: inventoryAudit.stateOf(code) };
}

/** What changes of a count with a step of it. */
export interface AuditChange {
  readonly state: InventoryAuditState;
  readonly started_at?: Date;
  readonly finalized_at?: Date | null;
  readonly approved_at?: Date;
  readonly approved_by?: string;
  readonly canceled_at?: Date;
  readonly cancel_reason?: string;
}

/** Writes what changes of a locked count. */
export async function updateAudit(
  ctx: Ctx,
  { auditId, version }: LockedAudit,
  { state, ...change }: AuditChange,
): Promise<void> {
  await ctx.db
    .updateTable('stock_audit')
    .set({ ...change, state: inventoryAudit.codeOf(state), version: version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('audit_id', '=', auditId)
    .execute();
}

/** Adds lots that are to be counted. */
export async function insertAuditLots(ctx: Ctx, auditId: string, lotIds: readonly string[]): Promise<void> {
  await insertRows(ctx.db, 'stock_audit_lot', {
    shared: { l_id: ctx.lId, audit_id: auditId },
    rows: lotIds.map((lotId) => ({ lot_id: lotId })),
  });
}

interface Counted {
  readonly auditId: string;
  readonly lotId: string;
  readonly counted: number;
  /** What the books had in the same moment. */
  readonly expected: number;
}

/** Notes a count of a lot in place of the one before, and adds the lot where nobody expected it. */
export async function keepCount(ctx: Ctx, { auditId, lotId, counted, expected }: Counted): Promise<void> {
  await sql`
    insert into stock_audit_lot as c (l_id, audit_id, lot_id, counted, expected, counted_at, counted_by, times_counted)
    values (${ctx.lId}, ${auditId}, ${lotId}, ${counted}, ${expected}, ${ctx.now}, ${ctx.caller.userId}, 1)
    on conflict (l_id, audit_id, lot_id) do update set counted = excluded.counted, expected = excluded.expected,
      counted_at = excluded.counted_at, counted_by = excluded.counted_by, times_counted = c.times_counted + 1`.execute(
    ctx.db,
  );
}
