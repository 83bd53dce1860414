import type { MovementView, StockDocumentView } from '@nidan/contract/supply/inventory/stock-shapes';
import type { InventoryUnit, MovementType } from '@nidan/domain/enumerations/inventory';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { storeInScope } from '../stores/store-in-scope.ts';

export interface MovementRow {
  readonly movement_id: string;
  readonly seq: number;
  readonly type: MovementType;
  readonly item_id: string;
  readonly item_code: string;
  readonly item_name: string;
  readonly base_unit: InventoryUnit;
  readonly lot_id: string;
  readonly lot_no: string;
  readonly store_id: string;
  readonly store: string;
  /** Of base units, as text. */
  readonly quantity: string;
  readonly thousandths: number;
  readonly value_paise: number;
  readonly reason: string;
  readonly override_reason: string | null;
  readonly document_id: string;
  readonly number: string | null;
  readonly moved_at: Date;
  readonly moved_by: string;
}

/** A bigint of thousandths as base units: '-0.5', '12'. */
export function baseUnitsText(column: string): RawBuilder<string> {
  return sql<string>`trim_scale(${sql.ref(column)}::numeric / 1000)::text`;
}

/** Movements `m` with their lot `l`, item `i` and store `s`, of stores that the caller sees. */
export function movementsText(ctx: Ctx, condition: RawBuilder<unknown>): RawBuilder<MovementRow> {
  return sql<MovementRow>`
    select m.movement_id, m.seq, m.type, i.item_id, i.code as item_code, i.name as item_name, i.base_unit, l.lot_id, l.lot_no,
      s.store_id, s.name as store, ${baseUnitsText('m.quantity')} as quantity, m.quantity as thousandths, m.value_paise, m.reason, m.override_reason,
      m.document_id, n.number, m.moved_at, u.name as moved_by
    from stock_movement m
    join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id
    join item i on i.l_id = l.l_id and i.item_id = l.item_id
    join store s on s.l_id = m.l_id and s.store_id = m.store_id
    join login_user u on u.user_id = m.moved_by
    left join money_document n on n.l_id = m.l_id and n.document_id = m.document_id
    where m.l_id = ${ctx.lId} and ${condition} and ${storeInScope(ctx.caller)}`;
}

export function presentMovement(row: MovementRow): MovementView {
  return {
    movementId: row.movement_id,
    type: row.type,
    itemId: row.item_id,
    itemCode: row.item_code,
    itemName: row.item_name,
    lotId: row.lot_id,
    lotNo: row.lot_no,
    storeId: row.store_id,
    store: row.store,
    quantity: row.quantity,
    unit: row.base_unit,
    valuePaise: row.value_paise,
    reason: row.reason,
    overrideReason: row.override_reason,
    documentId: row.document_id,
    number: row.number,
    movedAt: row.moved_at.toISOString(),
    movedBy: row.moved_by,
  };
}

/** A document that stock was moved by. */
export async function readStockDocument(ctx: Ctx, documentId: string): Promise<StockDocumentView> {
  const { rows } = await sql<MovementRow>`
    ${movementsText(ctx, sql`m.document_id = ${documentId}`)} order by m.seq`.execute(ctx.db);
  const [first] = rows;
  if (first === undefined) throw refuse('not-found');
  return {
    documentId,
    number: first.number ?? '',
    madeAt: first.moved_at.toISOString(),
    movements: rows.map(presentMovement),
  };
}
