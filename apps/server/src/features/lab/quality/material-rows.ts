import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { addMaterial, openLot } from '@nidan/contract/lab/quality/material-endpoints';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export async function insertMaterial(ctx: Ctx, body: BodyOf<typeof addMaterial>): Promise<void> {
  await insertRows(ctx.db, 'qc_material', [
    {
      l_id: ctx.lId,
      material_id: body.materialId,
      name: body.name,
      maker: body.maker,
      levels: [...body.levels],
    },
  ]);
}

export interface LotRow {
  readonly lot_id: string;
  readonly material_id: string;
  readonly material: string;
  readonly levels: readonly string[];
  readonly lot_no: string;
  readonly expires_on: CalendarDate;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  readonly version: number;
}

/** Locks a lot, with the material that it is of; refused when the lab has none of this id. */
export async function lockLot(ctx: Ctx, lotId: string): Promise<LotRow> {
  const { rows } = await sql<LotRow>`
    select lot.lot_id, lot.material_id, m.name as material, m.levels, lot.lot_no, lot.expires_on::text as expires_on,
      lot.opened_at, lot.closed_at, lot.version
    from qc_lot lot join qc_material m on m.l_id = lot.l_id and m.material_id = lot.material_id
    where lot.l_id = ${ctx.lId} and lot.lot_id = ${lotId} for no key update of lot`.execute(ctx.db);
  const [lot] = rows;
  if (lot === undefined) throw refuse('not-found');
  return lot;
}

export async function insertLot(ctx: Ctx, body: BodyOf<typeof openLot>): Promise<void> {
  await insertRows(ctx.db, 'qc_lot', [
    {
      l_id: ctx.lId,
      lot_id: body.lotId,
      material_id: body.materialId,
      lot_no: body.lotNo,
      expires_on: body.expiresOn,
      opened_at: ctx.now,
    },
  ]);
}

/** Writes that a locked lot is closed. */
export async function markLotClosed(ctx: Ctx, lotId: string): Promise<void> {
  await sql`update qc_lot set closed_at = ${ctx.now}, version = version + 1
    where l_id = ${ctx.lId} and lot_id = ${lotId}`.execute(ctx.db);
}
