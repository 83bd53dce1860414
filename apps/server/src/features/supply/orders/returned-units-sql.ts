import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';

/**
 * What approved returns sent back of a line `o` of an order, in thousandths of its unit: lots that came for the line, by the units and
 * the stock that its receipts brought.
 */
export const RETURNED_UNITS = sql<number>`coalesce((
  with lots as (
    select distinct r.lot_id from goods_receipt_line r
    where r.l_id = o.l_id and r.order_line_id = o.line_id and r.lot_id is not null),
  came as (
    select sum(r.accepted + r.free) as units from goods_receipt_line r where r.l_id = o.l_id and r.order_line_id = o.line_id),
  stocked as (
    select sum(m.quantity) as base from goods_receipt g
    join stock_movement m on m.l_id = g.l_id and m.document_id = g.receipt_id
    join lots on lots.lot_id = m.lot_id
    where g.l_id = o.l_id and g.order_id = o.order_id),
  back as (
    select sum(part.quantity) as base from material_return mr
    join material_return_line part on part.l_id = mr.l_id and part.return_id = mr.return_id
    join lots on lots.lot_id = part.lot_id
    where mr.l_id = o.l_id and mr.order_id = o.order_id and mr.state = ${DECISION.posted})
  select round(back.base::numeric * came.units / nullif(stocked.base, 0)) from came, stocked, back), 0)::bigint`;
