import type { TransferDetails, TransferLineView } from '@nidan/contract/supply/indents/indent-views';
import { inTransitOf } from '@nidan/domain/inventory/transfer-quantities';
import { unitsOfChain } from '@nidan/domain/inventory/unit-chain-text';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';
import { inBase } from './asked-lines.ts';
import { readTransferView } from './transfers.query.ts';

interface LotRow {
  readonly itemId: string;
  readonly lotId: string;
  readonly lotNo: string;
  readonly expiresOn: CalendarDate | null;
  readonly sent: number;
  readonly received: number;
  readonly lost: number;
  readonly lostReason: string | null;
}

async function readLots({ db, lId }: Ctx, transferId: string): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select o.item_id as "itemId", o.lot_id as "lotId", l.lot_no as "lotNo", l.expires_on as "expiresOn", o.sent, o.received, o.lost,
      o.lost_reason as "lostReason"
    from stock_transfer_lot o join stock_lot l on l.l_id = o.l_id and l.lot_id = o.lot_id
    where o.l_id = ${lId} and o.transfer_id = ${transferId} order by l.expires_on nulls last, l.lot_no`.execute(
    db,
  );
  return rows;
}

async function readLines(ctx: Ctx, transferId: string): Promise<TransferLineView[]> {
  const { rows } = await sql<{ itemId: string; asked: number }>`
    select item_id as "itemId", quantity as asked from stock_transfer_line
    where l_id = ${ctx.lId} and transfer_id = ${transferId} order by line_no`.execute(ctx.db);
  const items = await readItems(
    ctx,
    rows.map(({ itemId }) => itemId),
  );
  const lots = Map.groupBy(await readLots(ctx, transferId), ({ itemId }) => itemId);
  return rows.flatMap(({ itemId, asked }) => {
    const item = items.get(itemId);
    if (item === undefined) return [];
    const own = lots.get(itemId) ?? [];
    const base = (quantity: number): string => inBase(item, quantity);
    const { code, name, chain } = item;
    return [
      {
        itemId,
        code,
        name,
        unit: chain.base,
        units: unitsOfChain(chain),
        asked: base(asked),
        sent: base(own.reduce((sum, { sent }) => sum + sent, 0)),
        lots: own.map((lot) => ({
          lotId: lot.lotId,
          lotNo: lot.lotNo,
          expiresOn: lot.expiresOn,
          sent: base(lot.sent),
          received: base(lot.received),
          lost: base(lot.lost),
          inTransit: base(inTransitOf(lot)),
          lostReason: lot.lostReason,
        })),
      },
    ];
  });
}

/** A transfer with its lines and lots. */
export async function readTransferDetails(ctx: Ctx, transferId: string): Promise<TransferDetails> {
  const transfer = await readTransferView(ctx, transferId);
  return { transfer, lines: await readLines(ctx, transferId) };
}
