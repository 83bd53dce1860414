-- What a store has of an item, which its level rests on, is the sum of what it has of the lots of the item.
with held as (
  select k.l_id, l.item_id, k.store_id, sum(k.quantity) as quantity
  from stock k join stock_lot l on l.l_id = k.l_id and l.lot_id = k.lot_id group by k.l_id, l.item_id, k.store_id)
select coalesce(h.l_id, i.l_id) as l_id, coalesce(h.item_id, i.item_id) as item_id, coalesce(h.store_id, i.store_id) as store_id,
  i.quantity, h.quantity as of_lots
from held h full join item_stock i on i.l_id = h.l_id and i.item_id = h.item_id and i.store_id = h.store_id
where coalesce(h.quantity, 0) <> coalesce(i.quantity, 0)
