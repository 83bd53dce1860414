-- What left the store that gives is what is on the road, what came, and what was lost: by the quantities of each lot of a transfer, and by the
-- ledger. Nothing moves in the name of a transfer that was not sent, and no more than was asked for and approved.
select x.l_id, x.transfer_id, o.lot_id, 'ledger' as broken
from stock_transfer x
join stock_transfer_lot o on o.l_id = x.l_id and o.transfer_id = x.transfer_id
cross join lateral (
  select coalesce(sum(m.quantity) filter (where m.store_id = x.from_store_id), 0) as given,
    coalesce(sum(m.quantity) filter (where m.store_id = x.road_id), 0) as on_road,
    coalesce(sum(m.quantity) filter (where m.store_id = x.to_store_id), 0) as got,
    coalesce(sum(m.quantity) filter (where m.type = 'wastage'), 0) as lost
  from stock_movement m where m.l_id = x.l_id and m.document_id = x.transfer_id and m.lot_id = o.lot_id) m
where m.given <> -o.sent or m.got <> o.received or m.lost <> -o.lost or m.on_road <> o.sent - o.received - o.lost
union all
select m.l_id, m.document_id, m.lot_id, 'not sent'
from stock_movement m
join stock_transfer x on x.l_id = m.l_id and x.transfer_id = m.document_id
where not exists (
  select from stock_transfer_lot o where o.l_id = m.l_id and o.transfer_id = m.document_id and o.lot_id = m.lot_id)
union all
select i.l_id, i.indent_id, l.item_id, 'more than asked'
from indent i
join indent_line l on l.l_id = i.l_id and l.indent_id = i.indent_id
cross join lateral (
  select coalesce(sum(o.sent - o.lost), 0) as sent from stock_transfer x
  join stock_transfer_lot o on o.l_id = x.l_id and o.transfer_id = x.transfer_id
  where x.l_id = i.l_id and x.indent_id = i.indent_id and o.item_id = l.item_id) s
where s.sent > l.quantity or (s.sent > 0 and i.approved_at is null)
union all
select l.l_id, l.transfer_id, l.item_id, 'more than the line'
from stock_transfer_line l
where l.quantity < (
  select coalesce(sum(o.sent), 0) from stock_transfer_lot o
  where o.l_id = l.l_id and o.transfer_id = l.transfer_id and o.item_id = l.item_id);
