import type { AuditLotView } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { countDifference } from '@nidan/domain/inventory/stock-count';
import { unitsOfChain } from '@nidan/domain/inventory/unit-chain-text';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { inBase } from '../indents/asked-lines.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';

/** A lot of a count. */
export interface AuditLot {
  readonly lotId: string;
  readonly lotNo: string;
  readonly expiresOn: CalendarDate | null;
  readonly itemId: string;
  readonly counted: number | null;
  readonly expected: number | null;
  readonly countedAt: Date | null;
  readonly countedById: string | null;
  readonly countedBy: string | null;
  readonly timesCounted: number;
  /** What all that ever came of the lot is worth, and how much that was; null where nothing came. */
  readonly cameValue: number | null;
  readonly cameQuantity: number | null;
}

/** The lots of a count, by item and expiry. */
export async function readAuditLots({ db, lId }: Ctx, auditId: string): Promise<AuditLot[]> {
  const { rows } = await sql<AuditLot>`
    select c.lot_id as "lotId", l.lot_no as "lotNo", l.expires_on as "expiresOn", l.item_id as "itemId", c.counted, c.expected,
      c.counted_at as "countedAt", c.counted_by as "countedById", u.name as "countedBy", c.times_counted as "timesCounted",
      m.value as "cameValue", m.quantity as "cameQuantity"
    from stock_audit_lot c
    join stock_lot l on l.l_id = c.l_id and l.lot_id = c.lot_id
    join item i on i.l_id = l.l_id and i.item_id = l.item_id
    left join login_user u on u.user_id = c.counted_by
    cross join lateral (
      select sum(v.value_paise)::bigint as value, sum(v.quantity)::bigint as quantity from stock_movement v
      where v.l_id = c.l_id and v.lot_id = c.lot_id and v.type = 'credit (stock in)' and v.quantity > 0) m
    where c.l_id = ${lId} and c.audit_id = ${auditId} order by i.name, l.expires_on nulls last, l.lot_no`.execute(
    db,
  );
  return rows;
}

/** What a quantity of a lot cost when it came, in paise; null where nothing ever came of it. */
export function worthOf({ cameValue, cameQuantity }: AuditLot, quantity: number): number | null {
  if (cameValue === null || cameQuantity === null || cameQuantity === 0) return null;
  return (
    Number((BigInt(cameValue) * BigInt(Math.abs(quantity))) / BigInt(cameQuantity)) * Math.sign(quantity)
  );
}

/** The difference of a lot that was counted, in thousandths; null where it was not. */
export function differenceOf({ counted, expected }: AuditLot): number | null {
  return counted === null || expected === null ? null : countDifference({ counted, expected });
}

/** The lots of a count as the screens show them; who still counts does not see what the books have. */
export async function presentAuditLots(
  ctx: Ctx,
  lots: readonly AuditLot[],
  { isBlind }: { readonly isBlind: boolean },
): Promise<AuditLotView[]> {
  const items = await readItems(ctx, [...new Set(lots.map(({ itemId }) => itemId))]);
  return lots.flatMap((lot) => {
    const item = items.get(lot.itemId);
    if (item === undefined) return [];
    const base = (quantity: number | null): string | null =>
      quantity === null ? null : inBase(item, quantity);
    const difference = isBlind ? null : differenceOf(lot);
    return [
      {
        lotId: lot.lotId,
        lotNo: lot.lotNo,
        expiresOn: lot.expiresOn,
        itemId: lot.itemId,
        code: item.code,
        name: item.name,
        unit: item.chain.base,
        units: unitsOfChain(item.chain),
        counted: base(lot.counted),
        countedAt: lot.countedAt?.toISOString() ?? null,
        countedBy: lot.countedBy,
        timesCounted: lot.timesCounted,
        expected: isBlind ? null : base(lot.expected),
        difference: base(difference),
        valuePaise: difference === null ? null : worthOf(lot, difference),
      },
    ];
  });
}
