import type { IndentLineView } from '@nidan/contract/supply/indents/indent-views';
import { unitsOfChain } from '@nidan/domain/inventory/unit-chain-text';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';
import { inBase } from './asked-lines.ts';

/** A line of an indent with what became of it, in thousandths of the base unit. */
export interface IndentLine {
  readonly itemId: string;
  readonly asked: number;
  readonly sent: number;
  readonly received: number;
  readonly lost: number;
  /** What may be sent still: what was lost on its way is asked for still. */
  readonly left: number;
  /** What the store that gives has of it, unopened and to be used. */
  readonly atHand: number;
}

/** The lines of an indent, in their order. */
export async function readIndentLines({ db, lId, lab, now }: Ctx, indentId: string): Promise<IndentLine[]> {
  const today = calendarDateIn(lab.timeZone, now);
  const { rows } = await sql<Omit<IndentLine, 'left'>>`
    select l.item_id as "itemId", l.quantity as asked, s.sent, s.received, s.lost, h.at_hand as "atHand"
    from indent_line l
    join indent i on i.l_id = l.l_id and i.indent_id = l.indent_id
    cross join lateral (
      select coalesce(sum(o.sent), 0)::bigint as sent, coalesce(sum(o.received), 0)::bigint as received,
        coalesce(sum(o.lost), 0)::bigint as lost
      from stock_transfer x join stock_transfer_lot o on o.l_id = x.l_id and o.transfer_id = x.transfer_id
      where x.l_id = l.l_id and x.indent_id = l.indent_id and o.item_id = l.item_id) s
    cross join lateral (
      select coalesce(sum(k.quantity), 0)::bigint as at_hand
      from stock_lot t join stock k on k.l_id = t.l_id and k.lot_id = t.lot_id
      where t.l_id = l.l_id and t.item_id = l.item_id and not t.is_held and (t.expires_on is null or t.expires_on >= ${today})
        and k.store_id = i.from_store_id) h
    where l.l_id = ${lId} and l.indent_id = ${indentId} order by l.line_no`.execute(db);
  return rows.map((row) => ({ ...row, left: Math.max(row.asked - row.sent + row.lost, 0) }));
}

/** The lines of an indent as the screens show them. */
export async function presentIndentLines(ctx: Ctx, indentId: string): Promise<IndentLineView[]> {
  const lines = await readIndentLines(ctx, indentId);
  const items = await readItems(
    ctx,
    lines.map(({ itemId }) => itemId),
  );
  return lines.flatMap(({ itemId, asked, sent, received, lost, left, atHand }) => {
    const item = items.get(itemId);
    if (item === undefined) return [];
    const { code, name, chain } = item;
    const base = (quantity: number): string => inBase(item, quantity);
    return [
      {
        itemId,
        code,
        name,
        unit: chain.base,
        units: unitsOfChain(chain),
        asked: base(asked),
        sent: base(sent),
        received: base(received),
        lost: base(lost),
        inTransit: base(sent - received - lost),
        left: base(left),
        atHand: base(atHand),
      },
    ];
  });
}
