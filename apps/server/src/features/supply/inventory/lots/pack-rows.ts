import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

export interface NewPack {
  readonly packId: string;
  readonly lotId: string;
  readonly storeId: string;
  /** Thousandths of the base unit. */
  readonly quantity: number;
  readonly openedOn: CalendarDate;
  readonly usableUntil: CalendarDate | null;
}

/** Writes a container of a locked lot that is opened now. */
export async function insertPack(ctx: Ctx, pack: NewPack): Promise<void> {
  await insertRows(ctx.db, 'opened_pack', [
    {
      l_id: ctx.lId,
      pack_id: pack.packId,
      lot_id: pack.lotId,
      store_id: pack.storeId,
      quantity: pack.quantity,
      quantity_left: pack.quantity,
      opened_on: pack.openedOn,
      usable_until: pack.usableUntil,
      opened_at: ctx.now,
      opened_by: ctx.caller.userId,
    },
  ]);
}
